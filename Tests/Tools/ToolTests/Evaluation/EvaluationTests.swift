import Evaluation
import Foundation
import Mandarin
import SyllableConversion
import TestSupport
import Testing

@Suite struct EvaluationTests {
  private struct Fixed: SentenceConverter {
    let answers: [String]
    func sentences(for keys: String, limit: Int) -> [String] { Array(answers.prefix(limit)) }
  }

  @Test func sharesAreCounted() throws {
    let set = try EvaluationSet(
      lines: ["你好\tni hao", "", "泥号\tni hao", "拟\tni", "猫\tmao"], file: "f")
    #expect(set.rows.map(\.keys) == ["nihao", "nihao", "ni", "mao"])
    var accuracy = Accuracy()
    var converter = Fixed(answers: ["你好", "泥号", "a", "b", "拟", "猫"])
    for row in set.rows { accuracy.measure(row, with: &converter) }
    #expect((accuracy.rows, accuracy.top1, accuracy.top5) == (4, 1, 3))
    #expect(accuracy.misses.map(\.rank) == [2, 5, nil])
    #expect((accuracy.characters, accuracy.edits) == (6, 6))
    #expect(accuracy.top1Share == 0.25)
  }

  @Test func thirdColumnIsTheTextBefore() throws {
    let set = try EvaluationSet(lines: ["公式\tgong shi\t数学", "你好\tni hao"], file: "f")
    #expect(set.rows.map(\.context) == ["数学", ""])
  }

  /// できる may be written 出来る. The spelling counts apart, and 切る is neither.
  @Test func fourthColumnIsAcceptedSpellings() throws {
    let set = try EvaluationSet(
      lines: ["できる\tできる\t私は\t出来る|デキル", "きる\t着る|きる"], file: "f",
      form: .readingThenSentence)
    #expect(set.rows.map(\.spellings) == [["出来る", "デキル"], []])
    for (answer, accepted) in [("出来る", 1), ("できる", 1), ("着る", 1), ("切る", 0)] {
      var accuracy = Accuracy()
      var converter = Fixed(answers: [answer])
      for row in set.rows { accuracy.measure(row, with: &converter) }
      #expect(accuracy.accepted == accepted)
      #expect(accuracy.top1 == (answer == "出来る" ? 0 : accepted))
    }
  }

  /// A converter that knows 期待 after 大きな alone, and 気体 without text.
  private struct Contextual: SentenceConverter {
    var context = ""
    mutating func setContext(_ context: String) { self.context = context }
    func sentences(for keys: String, limit: Int) -> [String] {
      context == "大きな" ? ["期待"] : context.isEmpty ? ["気体"] : ["機体"]
    }
  }

  @Test func rowsThatTheTextBeforeWinsAndLoses() throws {
    let set = try EvaluationSet(
      lines: ["きたい\t期待\t大きな", "きたい\t気体\t軽い", "きたい\t気体", "きたい\t機体\t白い"], file: "f",
      form: .readingThenSentence)
    var comparison = ContextComparison()
    var converter = Contextual()
    for row in set.rows { comparison.measure(row, with: &converter) }
    #expect((comparison.without.top1, comparison.with.top1) == (2, 3))
    #expect(comparison.changes.map(\.isWon) == [true, false, true])
    #expect(comparison.changes.map(\.without) == ["気体", "気体", "気体"])
    #expect(comparison.changes.map(\.with) == ["期待", "機体", "機体"])
  }

  @Test(arguments: ["你好", "你好\t", "\tni hao"])
  func rowsWithoutKeysAreRejectedWithTheirLine(line: String) {
    let error = #expect(throws: EvaluationSet.ParsingError.self) {
      try EvaluationSet(lines: ["好\thao", line], file: "f")
    }
    #expect(error?.line == 2)
  }

  @Test func outputOfAnotherProgramIsMeasured() throws {
    let answers = GivenAnswers(lines: ["nihao\t泥号\t你好", "mao", "ni\t拟", "ni\t你"])
    #expect(answers.sentences(for: "nihao", limit: 1) == ["泥号"])
    #expect(answers.sentences(for: "ni", limit: 5) == ["拟"])
    #expect(answers.hasLine(for: "mao") && answers.sentences(for: "mao", limit: 5).isEmpty)
    #expect(!answers.hasLine(for: "gou"))
    var converter = answers
    var accuracy = Accuracy()
    for (sentence, syllables) in [("你好", ["ni", "hao"]), ("猫", ["mao"]), ("拟", ["ni"])] {
      accuracy.measure(
        EvaluationSet.Row(sentence: sentence, syllables: syllables), with: &converter)
    }
    #expect((accuracy.top1, accuracy.top5, accuracy.edits) == (1, 2, 3))
  }

  @Test func percentiles() {
    var times = KeyTimes()
    #expect(times.milliseconds(atShare: 0.5) == 0)
    for milliseconds in [4, 1, 3, 2] { times.add(.milliseconds(milliseconds)) }
    #expect(times.milliseconds(atShare: 0.5) == 2)
    #expect(times.milliseconds(atShare: 0.99) == 4)
    #expect(times.milliseconds(atShare: 0) == 1)
  }

  /// Divides a row into phrases that end at word boundaries. Each phrase has the preceding ones as
  /// context.
  @Test(arguments: [
    (1, "我们 去 上海 看 电影", "|我们 我们|去 我们去|上海 我们去上海|看 我们去上海看|电影"),
    (3, "我们 去 上海 看 电影", "|我们去 我们去|上海看 我们去上海看|电影"),
    (20, "我们 去 上海 看 电影", "|我们去上海看电影"),
    // Words that do not match the row.
    (3, "我们 去", "|我们去上海看电影"),
  ])
  func rowsAreDividedIntoPhrases(count: Int, words: String, expected: String) throws {
    let line = "我们去上海看电影\two men qu shang hai kan dian ying"
    let row = try #require(EvaluationSet(lines: [line], file: "f").rows.first)
    let phrases = row.phrases(ofAtLeast: count, words: words.split(separator: " ").map(String.init))
    #expect(
      phrases.map { "\($0.context)|\($0.sentence)" }.joined(separator: " ") == expected)
    #expect(phrases.map(\.keys).joined() == row.keys)
    #expect(phrases.flatMap(\.syllables) == row.syllables)
  }

  /// Lower bounds of the accuracy with frequencies alone, on development sets outside the
  /// repository.
  @Test(
    .enabled(if: Repository.shared != nil, "no evaluation data: set GLOBEKEY_SHARED to its folder"),
    arguments: [("hsk", 0.55), ("thu_ime", 0.45)])
  func accuracyOfTheDefaultDictionary(name: String, floor: Double) throws {
    let shared = try #require(Repository.shared)
    let path = shared.appending(path: "data/eval/zh-Hans/\(name).tsv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let set = try EvaluationSet(lines: lines, file: name)
    var converter = PinyinConverter(lexicon: try DefaultDictionary.mandarin.get())
    var accuracy = Accuracy()
    // Every third row: enough to notice a drop, and fast in debug builds.
    for row in set.rows.enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
      accuracy.measure(row, with: &converter)
    }
    #expect(accuracy.top1Share >= floor)
    #expect(accuracy.characterAccuracy >= 0.85)
  }
}
