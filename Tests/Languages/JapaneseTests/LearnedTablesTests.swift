import InputCore
import Japanese
import TestSupport
import Testing
import ToolSupport
import UserHistory

/// A converter's cached lookups in the user history stay valid from commit to commit.
@Suite struct LearnedTablesTests {
  /// Homophones, and a word that the dictionary lacks.
  private static let words = [
    ("はし", ["橋", "端", "箸"]), ("きかい", ["機会", "機械", "奇怪"]), ("こうえん", ["公園", "講演"]),
    ("いう", ["言う", "云う"]), ("に", ["に", "二"]), ("ぐろびきー", ["グロビキー"]),
  ]

  /// A reused converter and new ones give the same results after lessons were learned, undone and
  /// forgotten.
  @Test(arguments: 0..<4) func reusedConverterMatchesANewOne(seed: UInt64) throws {
    let lexicon = try DefaultDictionary.japanese.get()
    let memory = MemoryHistory()
    var random = SeededGenerator(seed: seed)
    var converter = JapaneseSentences(lexicon: lexicon, history: memory)
    var answers: [String: Set<[String]>] = [:]
    var lessons: [Lesson] = []
    for _ in 0..<80 {
      let words = (0..<Int.random(in: 1...2, using: &random)).compactMap { _ in
        Self.words.randomElement(using: &random)
      }
      let kana = words.map(\.0).joined()
      var begun = JapaneseSentences(lexicon: lexicon, history: ForgetfulHistory(memory))
      let sentences = converter.sentences(for: kana, limit: 6)
      #expect(sentences == begun.sentences(for: kana, limit: 6), "\(kana)")
      answers[kana, default: []].insert(sentences)
      switch Int.random(in: 0..<16, using: &random) {
      case 0: memory.carryOut(lessons.popLast().map { [.unlearn($0)] } ?? [])
      case 1: memory.forget(words[0].1[0])
      default:
        let lesson = Lesson(
          language: Japanese.languageTag,
          words: words.map {
            LearnedWord(reading: $0.0, text: $0.1.randomElement(using: &random) ?? "")
          })
        lessons.append(lesson)
        memory.carryOut([.learn(lesson)])
      }
    }
    // The lessons changed the results.
    #expect(answers.values.count { $0.count > 1 } >= 3)
  }
}
