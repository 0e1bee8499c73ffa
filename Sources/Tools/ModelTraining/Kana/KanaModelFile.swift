import DictionaryBuilder
import SyllableConversion

/// The model of words as training leaves it (`.kanamodel`): its words, its n-grams, what each is
/// likely to be, and what backing off from each context costs. The tables of the image are made of
/// these when it is built, so that the file does not change with the form of those.
///
/// ```
/// GKKANAMODEL 2
/// words N         then N lines, a word each
/// costs K         a line of K integers: what a code stands for, in thousandths of a nat
/// codes N         then N bytes: the code of each unigram
/// ngrams N        the bigrams: for each unigram how many go on from it, then for each bigram its last
///                 word, less that of the one before it after the same unigram; all as LEB128
/// costs K         … codes N, those of the bigrams
/// costs K         … codes N, the backoffs of the unigrams that bigrams go on from
/// ngrams N        the trigrams, in the same way by the bigrams that they go on from
/// ```
///
/// Each kind of number stands by itself, so that gzip packs it well. The backoffs could be told from
/// the n-grams if those had their exact costs; they have not, and where words that follow a context
/// take nearly all of the likelihood, what is left would be told wrongly by many times.
struct KanaModelFile {
  static let header = "GKKANAMODEL 2"
  /// How many different costs of unigrams are told apart.
  private static let unigramCosts = 256
  /// How many different costs of longer n-grams and of backoffs.
  private static let costs = 64

  /// The model.
  let model: BackoffModel

  /// A file of a model.
  init(_ model: BackoffModel) { self.model = model }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.header)\nwords \(model.vocabulary.words.count)\n".utf8)
    for word in model.vocabulary.words { bytes += Array((word + "\n").utf8) }
    Self.append(model.levels[0].logProbabilities, book: Self.unigramCosts, to: &bytes)
    for (lower, level) in zip(model.levels, model.levels.dropFirst()) {
      let continuations = Continuations(of: lower, in: level, bits: UInt64(model.bitsPerWord))
      bytes += Array("ngrams \(level.count)\n".utf8)
      for count in continuations.counts { bytes.append(leb128: UInt64(count)) }
      for step in continuations.steps { bytes.append(leb128: step) }
      Self.append(level.logProbabilities, book: Self.costs, to: &bytes)
      let contexts = lower.logBackoffs.indices.filter { continuations.counts[$0] > 0 }
      Self.append(contexts.map { lower.logBackoffs[$0] }, book: Self.costs, to: &bytes)
    }
    return bytes
  }

  private static func append(_ logarithms: [Float], book size: Int, to bytes: inout [UInt8]) {
    let costs = logarithms.map { Int32(max(-65_000, min(65_000, -Double($0) * 1000)).rounded()) }
    let book = Codebook(of: costs, size: size)
    bytes += Array("costs \(book.values.count)\n".utf8)
    bytes += Array((book.values.map(String.init).joined(separator: " ") + "\n").utf8)
    bytes += Array("codes \(costs.count)\n".utf8)
    for cost in costs { bytes.append(UInt8(truncatingIfNeeded: book.code(for: cost))) }
  }

  /// Reads the file at `path`. Throws where it is damaged.
  init(path: String) throws(DictionaryError) {
    var reader = KanaModelReader(name: path, bytes: try FileAccess.unpacked(path))
    model = try reader.model()
  }
}

/// The n-grams of a level by the shorter ones that they go on from.
private struct Continuations {
  /// How many go on from each.
  private(set) var counts: [Int]
  /// The last word of each, less that of the one before it that goes on from the same.
  private(set) var steps: [UInt64] = []

  /// Every n-gram of `level` goes on from one of `lower`: a context is never left out before those.
  init(of lower: BackoffModel.Level, in level: BackoffModel.Level, bits: UInt64) {
    counts = [Int](repeating: 0, count: lower.count)
    let mask: UInt64 = (1 << bits) - 1
    var context = 0
    var last: UInt64 = 0
    for key in level.keys {
      while context < lower.count, lower.keys[context] < key >> bits {
        context += 1
        last = 0
      }
      steps.append(key & mask - last)
      last = key & mask
      counts[context] += 1
    }
  }
}
