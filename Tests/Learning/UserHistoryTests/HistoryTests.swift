import InputCore
import Testing
import UserHistory

@Suite struct HistoryTests {
  private let device = DeviceID(7)

  @Test func aLessonCountsItsWordsAndTheirNeighbours() {
    let lesson = Lesson(
      language: "zh-Hans",
      words: [LearnedWord(reading: "qu", text: "去"), LearnedWord(reading: "bei jing", text: "北京")],
      before: "我")
    #expect(
      lesson.gains.map { "\($0.key.kind) \($0.key.context)>\($0.key.text)" }
        == ["word >去", "pair >去", "pair 我>去", "word >北京", "pair 去>北京"])
  }

  /// What was offered first and left so counts less than what was looked for.
  @Test func aConfirmedWordCountsLess() {
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

  /// Texts that have no place in a file of lines are not learned.
  @Test(arguments: ["", "a\tb", "a\nb", String(repeating: "长", count: 43)])
  func whatIsNoWordIsNotLearned(text: String) {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "a", text: text)])
    #expect(lesson.gains.isEmpty)
  }

  @Test func aChoiceCountsHalfAfterTheHalfLife() {
    let cell = HistoryCell(weight: .one, last: 0)
    #expect(cell.weight(at: HistoryWeight.halfLife).choices == 0.5)
    #expect(cell.gaining(.one, at: HistoryWeight.halfLife).weight.choices == 1.5)
    // A clock that goes back takes nothing away.
    #expect(cell.gaining(.one, at: -1_000).weight.choices == 2)
  }

  /// Whatever is taken back last first leaves the history as it was.
  @Test(arguments: 0..<200) func takingBackLeavesNothing(seed: UInt64) {
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

  /// A lesson taken back after others of the same word takes only its own share away.
  @Test func takingBackAnEarlierLessonKeepsTheLaterOne() {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "wo", text: "我")])
    var history = History()
    let first = history.learn(lesson, on: device, at: 0)
    history.learn(lesson, on: device, at: 0)
    history.takeBack(first, on: device)
    #expect(history.weight(of: lesson.gains[0].key, at: 0) == .one)
  }

  /// A history that has forgotten a word is, but for the mark of that, one that never saw it.
  @Test(arguments: 0..<200) func whatIsForgottenMightNeverHaveBeen(seed: UInt64) {
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
  func aWordIsFoundWhereItStandsByItself(text: String, word: String, isIn: Bool) {
    #expect(HistoryKey(language: "", kind: .word, text: text).mentions(word) == isIn)
  }

  /// Capitals, the form of encoding, and which i it is make no other word of it.
  @Test(arguments: [
    ("Qvist", "qvist", true), ("qvist", "QVIST", true), ("black Cat", "cat", true),
    ("Category", "cat", false), ("caf\u{E9}", "cafe\u{301}", true),
    ("cafe\u{301}", "CAF\u{C9}", true),
    ("cafe", "caf\u{E9}", false), ("Straße", "STRASSE", true), ("ΟΔΟΣ", "οδος", true),
    ("ISPARTA", "ısparta", true), ("İzmir", "izmir", true), ("МОСКВА", "москва", true),
    ("か\u{3099}", "が", true),
  ])
  func capitalsMakeNoOtherWord(text: String, word: String, isIn: Bool) {
    #expect(HistoryKey(language: "", kind: .word, text: text).mentions(word) == isIn)
  }

  /// Words that were chosen one after the other are one where they are forgotten, and so are parts of it.
  @Test(arguments: [
    ("张", "伟明", "张伟明", true), ("张", "伟明的", "张伟明", true), ("柯", "尼", "柯尼卡", true),
    ("尼", "卡", "柯尼卡", true), ("卡", "柯", "柯尼卡", false), ("张", "伟", "伟明", false),
    ("New", "York", "new york", true), ("New", "Yorkers", "new york", false),
    ("best", "regards", "gards", false), ("", "伟明", "张伟明", false),
  ])
  func wordsSideBySideAreOne(first: String, second: String, word: String, isIn: Bool) {
    let pair = HistoryKey(language: "", kind: .pair, context: first, text: second)
    #expect(pair.mentions(word) == isIn)
    let refusal = HistoryKey(language: "", kind: .refusal, context: first, text: second)
    #expect(!refusal.mentions(word))
  }

  /// Of a history that is too large the least chosen goes first, then the oldest.
  @Test func whatIsChosenLeastGoesFirst() {
    var history = History()
    for (text, times) in [("甲", 3), ("乙", 1), ("丙", 1), ("丁", 2)] {
      let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "a", text: text)])
      for _ in 0..<times { history.learn(lesson, on: device, at: text == "丙" ? 5 : 4) }
    }
    // Each has two entries: the word, and that it began a commit.
    history.shrink(to: 6, at: 10)
    #expect(Set(history.cells.keys.map(\.text)) == ["丁", "丙", "甲"])
    history.shrink(to: 4, at: 10)
    #expect(Set(history.cells.keys.map(\.text)) == ["丁", "甲"])
  }

  /// A clock that was ahead makes nothing heavier than it was when it was written.
  @Test(arguments: [1, 86_400, 63_072_000, 2_365_200_000] as [HistoryTime])
  func anEarlierClockShowsNoMoreWeight(jump: HistoryTime) {
    let cell = HistoryCell(weight: .one, last: 1_700_000_000 + jump)
    #expect(cell.weight(at: 1_700_000_000) == .one)
    #expect(cell.weight(at: .min / 2) == .one)
    let admitted = HistoryCell(weight: HistoryWeight(units: .max), last: .max).admitted(at: 9)
    #expect(admitted == HistoryCell(weight: .limit, last: 9))
    #expect((HistoryWeight.limit + .one) == .limit)
  }

  /// One gate for texts: no control characters, no bidi controls, nothing long. Joiners are letters.
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
