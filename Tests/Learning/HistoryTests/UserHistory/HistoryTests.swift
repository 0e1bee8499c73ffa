import InputCore
import Testing
import UserHistory

@Suite struct HistoryTests {
  private let device = DeviceID(7)

  @Test func lessonsCountWordsAndPairs() {
    let lesson = Lesson(
      language: "zh-Hans",
      words: [LearnedWord(reading: "qu", text: "去"), LearnedWord(reading: "bei jing", text: "北京")],
      before: "我")
    #expect(
      lesson.gains.map { "\($0.key.kind) \($0.key.context)>\($0.key.text)" }
        == ["word >去", "pair >去", "pair 我>去", "word >北京", "pair 去>北京"])
  }

  /// A word that was offered first and accepted counts less than one the user looked for.
  @Test func confirmedWordsCountLess() {
    let lesson = Lesson(
      language: "zh-Hans",
      words: [
        LearnedWord(reading: "wo", text: "我", isConfirmed: true),
        LearnedWord(reading: "qu", text: "去", isConfirmed: true),
        LearnedWord(reading: "bei jing", text: "北京"),
      ])
    let weights = lesson.gains.map { "\($0.key.context)>\($0.key.text) \($0.weight.choices)" }
    #expect(
      weights == [">我 0.25", ">我 0.25", ">去 0.25", "我>去 0.25", ">北京 1.0", "去>北京 1.0"])
  }

  /// Texts that cannot be stored in a line of a file are not learned.
  @Test(arguments: ["", "a\tb", "a\nb", String(repeating: "长", count: 43)])
  func unstorableTextsAreNotLearned(text: String) {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "a", text: text)])
    #expect(lesson.gains.isEmpty)
  }

  @Test func weightsHalveAfterTheHalfLife() {
    let cell = HistoryCell(weight: .one, last: 0)
    #expect(cell.weight(at: HistoryWeight.halfLife).choices == 0.5)
    #expect(cell.gaining(.one, at: HistoryWeight.halfLife).weight.choices == 1.5)
    // A clock that is set back does not reduce the weight.
    #expect(cell.gaining(.one, at: -1_000).weight.choices == 2)
  }

  /// Undoing changes in reverse order restores the history.
  @Test(arguments: 0..<200) func undoingAllChangesRestoresTheHistory(seed: UInt64) {
    var random = RandomHistories(seed: seed)
    var history = random.history()
    let before = history.cells
    var changes: [LearnedChange] = []
    for time in 30..<HistoryTime(40) {
      changes.append(history.learn(random.lesson(), on: device, at: time))
    }
    for change in changes.reversed() { history.takeBack(change, on: device) }
    #expect(history.cells == before)
  }

  /// Undoing a lesson after later ones of the same word removes only its own share.
  @Test func undoingAnEarlierLessonKeepsTheLaterOne() {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "wo", text: "我")])
    var history = History()
    let first = history.learn(lesson, on: device, at: 0)
    history.learn(lesson, on: device, at: 0)
    history.takeBack(first, on: device)
    #expect(history.weight(of: lesson.gains[0].key, at: 0) == .one)
  }

  /// After forgetting a word, a history equals one that never saw it, except for the record of
  /// forgetting.
  @Test(arguments: 0..<200) func forgottenWordsLeaveNoTrace(seed: UInt64) {
    var random = RandomHistories(seed: seed)
    let word = random.word().text
    var seen = History()
    var unseen: [HistoryKey: HistoryCell] = [:]
    for time in 0..<HistoryTime(20) {
      let lesson = random.lesson()
      seen.learn(lesson, on: device, at: time)
      for (key, gain) in lesson.gains where !key.mentions(word) {
        unseen[key] = (unseen[key] ?? HistoryCell(weight: .zero, last: time))
          .gaining(gain, at: time)
      }
    }
    seen.forget(word, on: device)
    #expect(seen.cells == unseen.mapValues { [device: $0] })
    #expect(!seen.cells.keys.contains { $0.mentions(word) })
  }

  @Test(arguments: [
    ("北京大学", "北京", true), ("category", "cat", false), ("black cat", "cat", true),
    ("猫cat", "cat", true), ("кот", "ко", false), ("ไปไหน", "ไป", true), ("", "北", false),
  ])
  func wordsAreFoundOnlyAsWholeWords(text: String, word: String, isIn: Bool) {
    #expect(HistoryKey(language: "", kind: .word, text: text).mentions(word) == isIn)
  }

  /// Case, normalization form and the kind of i are ignored when words are compared.
  @Test(arguments: [
    ("Qvist", "qvist", true), ("qvist", "QVIST", true), ("black Cat", "cat", true),
    ("Category", "cat", false), ("caf\u{E9}", "cafe\u{301}", true),
    ("cafe\u{301}", "CAF\u{C9}", true),
    ("cafe", "caf\u{E9}", false), ("Straße", "STRASSE", true), ("ΟΔΟΣ", "οδος", true),
    ("ISPARTA", "ısparta", true), ("İzmir", "izmir", true), ("МОСКВА", "москва", true),
    ("か\u{3099}", "が", true),
  ])
  func wordsAreComparedWithoutCase(text: String, word: String, isIn: Bool) {
    #expect(HistoryKey(language: "", kind: .word, text: text).mentions(word) == isIn)
  }

  /// Words chosen one after the other are forgotten as one word, and so are parts of it.
  @Test(arguments: [
    ("张", "伟明", "张伟明", true), ("张", "伟明的", "张伟明", true), ("柯", "尼", "柯尼卡", true),
    ("尼", "卡", "柯尼卡", true), ("卡", "柯", "柯尼卡", false), ("张", "伟", "伟明", false),
    ("New", "York", "new york", true), ("New", "Yorkers", "new york", false),
    ("best", "regards", "gards", false), ("", "伟明", "张伟明", false),
  ])
  func adjacentWordsAreForgottenTogether(first: String, second: String, word: String, isIn: Bool) {
    let pair = HistoryKey(language: "", kind: .pair, context: first, text: second)
    #expect(pair.mentions(word) == isIn)
    let refusal = HistoryKey(language: "", kind: .refusal, context: first, text: second)
    #expect(!refusal.mentions(word))
  }

  /// A history that is too large drops the least chosen entries first, then the oldest.
  @Test func leastChosenEntriesAreDroppedFirst() {
    var history = History()
    for (text, times) in [("甲", 3), ("乙", 1), ("丙", 1), ("丁", 2)] {
      let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "a", text: text)])
      for _ in 0..<times { history.learn(lesson, on: device, at: text == "丙" ? 5 : 4) }
    }
    // Each word has two entries: the word, and that it started a commit.
    history.shrink(to: 6, at: 10)
    #expect(Set(history.cells.keys.map(\.text)) == ["丁", "丙", "甲"])
    history.shrink(to: 4, at: 10)
    #expect(Set(history.cells.keys.map(\.text)) == ["丁", "甲"])
  }

  /// A time stamp from the future does not increase the weight.
  @Test(arguments: [1, 86_400, 63_072_000, 2_365_200_000] as [HistoryTime])
  func timeStampsFromTheFutureAddNoWeight(jump: HistoryTime) {
    let cell = HistoryCell(weight: .one, last: 1_700_000_000 + jump)
    #expect(cell.weight(at: 1_700_000_000) == .one)
    #expect(cell.weight(at: .min / 2) == .one)
    let admitted = HistoryCell(weight: HistoryWeight(units: .max), last: .max).admitted(at: 9)
    #expect(admitted == HistoryCell(weight: .limit, last: 9))
    #expect((HistoryWeight.limit + .one) == .limit)
  }

  /// The filter for learned texts rejects control characters, bidi controls and long texts. Joiners
  /// are allowed.
  @Test(arguments: [
    ("a\u{1B}[31m", false), ("a\u{7F}", false), ("a\u{85}", false), ("a\u{9B}31m", false),
    ("\u{202E}cba", false), ("\u{2066}a\u{2069}", false), ("a\u{200F}", false),
    ("a\u{2028}b", false), ("می\u{200C}خواهم", true), ("👨\u{200D}👩\u{200D}👧", true),
    ("नमस्ते", true), (String(repeating: "a", count: 129), false),
  ])
  func controlCharactersAreNotLearned(text: String, isLearnable: Bool) {
    for key in [
      HistoryKey(language: "en", kind: .word, reading: "a", text: text),
      HistoryKey(language: "en", kind: .pair, context: text, reading: "a", text: "b"),
      HistoryKey(language: "en", kind: .word, reading: text, text: "b"),
      HistoryKey(language: text, kind: .word, reading: "a", text: "b"),
    ] {
      #expect(key.isLearnable == isLearnable)
    }
  }
}
