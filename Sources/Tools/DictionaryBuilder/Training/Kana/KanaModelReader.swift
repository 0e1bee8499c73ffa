/// Reads the bytes of a `KanaModelFile`.
struct KanaModelReader {
  let name: String
  let bytes: [UInt8]
  private var position = 0

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private func malformed(_ reason: String) -> DictionaryError {
    .malformed(path: name, line: nil, reason: "\(reason) at byte \(position)")
  }

  mutating func model() throws(DictionaryError) -> BackoffModel {
    guard try line() == KanaModelFile.header else {
      throw malformed("not a word model (.kanamodel)")
    }
    let count = try number(after: "words")
    var words: [String] = []
    for _ in 0..<count { words.append(try line()) }
    let vocabulary = Vocabulary(words: words, counts: words.map { _ in 1 })
    guard let packing = NGramPacking(order: 3, vocabularySize: vocabulary.count) else {
      throw malformed("the model has too many words")
    }
    let bits = UInt64(packing.bitsPerWord)
    var unigrams = BackoffModel.Level()
    unigrams.keys = (0..<UInt64(vocabulary.count)).map { $0 }
    unigrams.logProbabilities = try logarithms(count: vocabulary.count)
    var levels = [unigrams]
    while position < bytes.count {
      guard levels.count < packing.order else {
        throw malformed("n-grams of order 4 are not supported")
      }
      levels.append(try level(after: &levels[levels.count - 1], bits, vocabulary.count))
    }
    levels[levels.count - 1].logBackoffs = levels[levels.count - 1].keys.map { _ in 0 }
    return BackoffModel(vocabulary: vocabulary, bitsPerWord: packing.bitsPerWord, levels: levels)
  }

  /// Reads the n-grams that continue those of `lower`, and sets the back-offs of `lower`.
  private mutating func level(
    after lower: inout BackoffModel.Level, _ bits: UInt64, _ vocabularySize: Int
  ) throws(DictionaryError) -> BackoffModel.Level {
    let count = try number(after: "ngrams")
    var counts: [Int] = []
    var rest = UInt64(count)
    for _ in lower.keys {
      let number = try leb128()
      guard number <= rest else { throw malformed("the n-grams per context exceed the total") }
      rest -= number
      counts.append(Int(number))
    }
    guard rest == 0 else { throw malformed("the n-grams per context are fewer than the total") }
    var level = BackoffModel.Level()
    level.keys.reserveCapacity(count)
    for (context, count) in zip(lower.keys, counts) {
      var word: UInt64 = 0
      for number in 0..<count {
        let step = try leb128()
        guard step > 0 || number == 0, step < UInt64(vocabularySize) - word else {
          throw malformed("an n-gram is damaged")
        }
        word += step
        level.keys.append(context << bits | word)
      }
    }
    level.logProbabilities = try logarithms(count: count)
    var backoffs = try logarithms(count: counts.count { $0 > 0 })[...]
    lower.logBackoffs = counts.map { $0 > 0 ? backoffs.popFirst() ?? 0 : 0 }
    return level
  }

  /// Reads a codebook of costs and `count` codes. Returns natural logarithms.
  private mutating func logarithms(count: Int) throws(DictionaryError) -> [Float] {
    let size = try number(after: "costs")
    let costs = try line().split(separator: " ").compactMap { Int32($0) }
    guard costs.count == size, try number(after: "codes") == count, count <= bytes.count - position
    else { throw malformed("expected \(count) costs") }
    var logarithms: [Float] = []
    logarithms.reserveCapacity(count)
    for code in bytes[position..<position + count] {
      guard Int(code) < costs.count else { throw malformed("a cost code has no value") }
      logarithms.append(-Float(costs[Int(code)]) / 1000)
    }
    position += count
    return logarithms
  }

  private mutating func leb128() throws(DictionaryError) -> UInt64 {
    guard let number = bytes.leb128(at: &position) else { throw malformed("the file is truncated") }
    return number
  }

  private mutating func line() throws(DictionaryError) -> String {
    guard let end = bytes[position...].firstIndex(of: 0x0A),
      let text = String(validating: bytes[position..<end], as: UTF8.self)
    else { throw malformed("a line is truncated or not valid UTF-8") }
    position = end + 1
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
