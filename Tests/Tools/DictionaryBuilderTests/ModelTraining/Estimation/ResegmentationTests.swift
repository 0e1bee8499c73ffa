import DictionaryBuilder
import DictionaryImage
import NGrams
import SyllableConversion
import TestSupport
import Testing

@Suite struct ResegmentationTests {
  /// 研究生命 is 研究生 + 命 by word counts alone, and 研究 + 生命 with a model that knows the bigram 研究 生命.
  @Test func bigramsDecideWordBoundaries() throws {
    let folder = try TemporaryFolder()
    let vocabulary = Vocabulary([
      (word: "研究生", count: 900), (word: "命", count: 800), (word: "研究", count: 90),
      (word: "生命", count: 10),
    ])
    let bits: UInt64 = 3
    let (graduate, fate, study, life): (UInt64, UInt64, UInt64, UInt64) = (3, 4, 5, 6)
    let model = BackoffModel(
      vocabulary: vocabulary, bitsPerWord: Int(bits),
      levels: [
        .init(
          keys: Array(0...life), logProbabilities: [-9, -90, -2, -2, -2, -4, -6],
          logBackoffs: [0, 0, 0, -1, 0, 0, 0]),
        .init(keys: [study << bits | life], logProbabilities: [-0.1], logBackoffs: [0]),
      ])
    var writer = ImageWriter()
    NGramImageWriter(model, prefix: "words").add(to: &writer)
    let tables = try NGramTables(
      image: Image(path: folder.write("bigrams", writer.serialized())), prefix: "words")
    let text = try folder.write("text", "研究生命\n他研究生命。\n")
    func words(_ bigrams: NGramTables?) throws -> [UInt64: Float] {
      var options = TextCounter.Options()
      options.order = 1
      let path = "\(folder.path)/\(bigrams == nil ? "counted" : "modelled").ngrams"
      try TextCounter(vocabulary: vocabulary, options: options, bigrams: bigrams)
        .count([text], to: path) { _ in }
      let file = try CountFile(path: path, vocabulary: vocabulary)
      let level = try KneserNey(files: [file], weights: [1], vocabularySize: vocabulary.count)
        .levels[0]
      return Dictionary(
        uniqueKeysWithValues: zip(level.keys, level.counts).filter { $0.1 > 0 })
    }
    // 他 is not in the vocabulary.
    #expect(try words(nil) == [0: 1, 2: 2, graduate: 2, fate: 2])
    #expect(try words(tables) == [0: 1, 2: 2, study: 2, life: 2])
  }
}
