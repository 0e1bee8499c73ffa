import DictionaryBuilder
import LanguageModel

/// The model of words as training leaves it (`.kanamodel`): its words, its n-grams, and what each is
/// likely to be. Backoff weights follow from these, and the tables of the image are made of them when
/// it is built, so that the file does not change with the form of those.
///
/// ```
/// GKKANAMODEL 1
/// words N                    then N lines, a word each
/// costs K                    a line of K integers: what a code stands for, in thousandths of a nat
/// ngrams 1 N, ngrams 2 N …   then N records: the distance to the n-gram before as LEB128, a code
/// ```
///
/// Files may be packed by gzip.
struct KanaModelFile {
  static let header = "GKKANAMODEL 1"
  /// How many different costs are told apart.
  static let codebookSize = 64

  /// The model.
  let model: BackoffModel

  /// A file of a model.
  init(_ model: BackoffModel) { self.model = model }

  /// The bytes of the file.
  var bytes: [UInt8] {
    let costs = model.levels.map { $0.logProbabilities.map(Self.cost) }
    let codes = Codebook(of: costs.flatMap { $0 }, size: Self.codebookSize)
    var bytes = Array("\(Self.header)\nwords \(model.vocabulary.words.count)\n".utf8)
    for word in model.vocabulary.words { bytes += Array((word + "\n").utf8) }
    bytes += Array("costs \(codes.values.count)\n".utf8)
    bytes += Array((codes.values.map(String.init).joined(separator: " ") + "\n").utf8)
    for (level, costs) in zip(model.levels, costs) {
      bytes += Array("ngrams \(level.count)\n".utf8)
      var last: UInt64 = 0
      for (key, cost) in zip(level.keys, costs) {
        var rest = key - last
        last = key
        while rest >= 0x80 {
          bytes.append(UInt8(truncatingIfNeeded: rest | 0x80))
          rest >>= 7
        }
        bytes.append(UInt8(rest))
        bytes.append(UInt8(truncatingIfNeeded: codes.code(for: cost)))
      }
    }
    return bytes
  }

  private static func cost(_ logarithm: Float) -> Int32 {
    Int32(max(0, min(65_000, -Double(logarithm) * 1000)).rounded())
  }

  /// Reads the file at `path`. Throws where it is damaged.
  init(path: String) throws(DictionaryError) {
    var reader = KanaModelReader(name: path, bytes: try FileAccess.unpacked(path))
    model = try reader.model()
  }
}

/// Reads the bytes of a `KanaModelFile`.
private struct KanaModelReader {
  let name: String
  let bytes: [UInt8]
  private var place = 0

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private func malformed(_ reason: String) -> DictionaryError {
    .malformed(path: name, line: nil, reason: "\(reason) at byte \(place)")
  }

  mutating func model() throws(DictionaryError) -> BackoffModel {
    guard try line() == KanaModelFile.header else { throw malformed("it is no model of words") }
    let count = try number(after: "words")
    var words: [String] = []
    for _ in 0..<count { words.append(try line()) }
    let vocabulary = Vocabulary(words: words, counts: words.map { _ in 1 })
    guard let packing = NGramPacking(order: 3, vocabularySize: vocabulary.count) else {
      throw malformed("it has too many words")
    }
    _ = try number(after: "costs")
    let costs = try line().split(separator: " ").compactMap { Int32($0) }
    var levels: [BackoffModel.Level] = []
    while place < bytes.count {
      levels.append(
        try level(costs, order: levels.count + 1, bits: packing.bitsPerWord, vocabulary))
    }
    guard (1...3).contains(levels.count), levels[0].count == vocabulary.count else {
      throw malformed("it has \(levels.count) orders of n-grams")
    }
    levels[levels.count - 1].logBackoffs = levels[levels.count - 1].keys.map { _ in 0 }
    var model = BackoffModel(
      vocabulary: vocabulary, bitsPerWord: packing.bitsPerWord, levels: levels)
    model.normalizeBackoffs()
    return model
  }

  private mutating func level(
    _ costs: [Int32], order: Int, bits: Int, _ vocabulary: Vocabulary
  ) throws(DictionaryError) -> BackoffModel.Level {
    let count = try number(after: "ngrams")
    guard let packing = NGramPacking(order: order, vocabularySize: vocabulary.count) else {
      throw malformed("it has n-grams of order \(order)")
    }
    var level = BackoffModel.Level()
    var key: UInt64 = 0
    for _ in 0..<count {
      var shift: UInt64 = 0
      var byte: UInt8 = 0x80
      while byte >= 0x80 {
        guard place < bytes.count, shift < 64 else { throw malformed("it is cut short") }
        byte = bytes[place]
        place += 1
        key &+= UInt64(byte & 0x7F) << shift
        shift += 7
      }
      guard place < bytes.count, Int(bytes[place]) < costs.count,
        packing.holds(key, vocabularySize: vocabulary.count)
      else { throw malformed("an n-gram is damaged") }
      guard level.keys.last.map({ $0 < key }) ?? true else { throw malformed("n-grams go back") }
      level.keys.append(key)
      level.logProbabilities.append(-Float(costs[Int(bytes[place])]) / 1000)
      place += 1
    }
    return level
  }

  private mutating func line() throws(DictionaryError) -> String {
    guard let end = bytes[place...].firstIndex(of: 0x0A),
      let text = String(validating: bytes[place..<end], as: UTF8.self)
    else { throw malformed("a line is cut short or no UTF-8") }
    place = end + 1
    return text
  }

  private mutating func number(after name: String) throws(DictionaryError) -> Int {
    let fields = try line().split(separator: " ")
    guard fields.count == 2, fields[0] == name, let number = Int(fields[1]), number >= 0,
      number <= bytes.count
    else { throw malformed("'\(name) N' is missing") }
    return number
  }
}
