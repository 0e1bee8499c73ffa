import SyllableConversion

/// The word model as training writes it (`.kanamodel`): its words, its n-grams, their costs and the
/// back-off of each context. The tables of the image are derived from the file when the image is
/// built, so the file format does not depend on them.
///
/// ```
/// GKKANAMODEL 2
/// words N         then N lines, one word each
/// costs K         a line of K integers: the value of each code, in thousandths of a nat
/// codes N         then N bytes: the code of each unigram
/// ngrams N        the bigrams: for each unigram the number of bigrams that begin with it, then for
///                 each bigram its last word minus that of the previous one after the same unigram;
///                 all as LEB128
/// costs K         … codes N, those of the bigrams
/// costs K         … codes N, the back-offs of the unigrams that bigrams begin with
/// ngrams N        the trigrams, in the same form, by the bigrams that they begin with
/// ```
///
/// Each kind of number is stored in one run, so that gzip packs it well. The back-offs could be
/// computed from exact costs, but the stored costs are quantized. Where the words after a context
/// take nearly all of the probability, the computed remainder would be wrong by a large factor.
struct KanaModelFile {
  static let header = "GKKANAMODEL 2"
  /// The number of distinct unigram costs.
  private static let unigramCosts = 256
  /// The number of distinct costs of longer n-grams and of back-offs.
  private static let costs = 64

  /// The model.
  let model: BackoffModel

  /// Creates the file of a model.
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

  /// Reads the file at `path`, which may be packed with gzip.
  ///
  /// - Throws: `DictionaryError` if the file cannot be read or is damaged.
  init(path: String) throws(DictionaryError) {
    var reader = KanaModelReader(name: path, bytes: try FileAccess.unpacked(path))
    model = try reader.model()
  }
}

/// The n-grams of a level, grouped by their contexts.
private struct Continuations {
  /// The number of n-grams that continue each context.
  private(set) var counts: [Int]
  /// The last word of each n-gram, minus that of the previous n-gram with the same context.
  private(set) var steps: [UInt64] = []

  /// Every n-gram of `level` continues one of `lower`, because pruning keeps the contexts of kept
  /// n-grams.
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
