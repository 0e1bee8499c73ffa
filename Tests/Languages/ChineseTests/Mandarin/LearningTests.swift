import Evaluation
import GlobeKey
import Mandarin
import SyllableConversion
import TestSupport
import Testing
import TextDocument
import ToolSupport
import UserHistory

/// Learning from choices in Mandarin.
@Suite struct LearningTests {
  typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  private let memory = MemoryHistory()
  private let lexicon: Lexicon

  init() throws { lexicon = try DefaultDictionary.mandarin.get() }

  private var session: Session {
    Session(method: Mandarin.inputMethod(lexicon: lexicon, history: memory))
  }

  private func choose(_ text: String, for keys: String, times: Int) {
    var typist = LearningTypist(session)
    for _ in 0..<times {
      memory.carryOut((typist.type(keys, meaning: text) ?? []).map(Effect.learn))
    }
  }

  private func first(_ keys: String) -> String {
    var converter = PinyinConverter(lexicon: lexicon, history: memory)
    return converter.sentences(for: keys, limit: 1).first ?? ""
  }

  /// A homophone that comes later is first after three choices, and the usual word is first again
  /// after four more.
  @Test(arguments: [
    ("shiji", "世纪", "实际"), ("yiyi", "意义", "一一"), ("gongshi", "公式", "公示"),
    ("jiaoshi", "教师", "教室"), ("youyi", "友谊", "有益"), ("quanli", "权力", "权利"),
  ])
  func wordsChosenThreeTimesComeFirst(keys: String, one: String, other: String) {
    let usual = first(keys)
    let wanted = usual == one ? other : one
    choose(wanted, for: keys, times: 3)
    #expect(first(keys) == wanted)
    choose(usual, for: keys, times: 4)
    #expect(first(keys) == usual)
  }

  /// One accidental choice does not outrank a far likelier text.
  @Test(arguments: [("women", "我们", "我门"), ("nihao", "你好", "拟好"), ("zhongguo", "中国", "种过")])
  func accidentsDoNotStick(keys: String, usual: String, accident: String) {
    choose(accident, for: keys, times: 1)
    #expect(first(keys) == usual)
  }

  /// A word after a choice counts as chosen if the choice made it the first candidate. A word that
  /// was first all along is merely confirmed.
  @Test func wordsAfterAChoiceAreConfirmedIfUnchanged() throws {
    let keys = "shanghaiyijufangdichan"
    try #require(first(keys) == "上海一居房地产")
    var typist = LearningTypist(session)
    let lesson = try #require(typist.type(keys, meaning: "上海易居房地产")?.first)
    #expect(
      lesson.words.map { $0.text + ($0.isConfirmed ? "" : "*") } == ["上海", "易*", "居", "房地产"])
  }

  /// Words are learned by their syllables, independent of the keys that typed them.
  @Test func wordsLearnedWithLettersAreKnownInDoublePinyin() throws {
    let usual = first("shiji")
    let wanted = usual == "世纪" ? "实际" : "世纪"
    choose(wanted, for: "shiji", times: 3)
    let typing = try PinyinTyping(names: ["xiaohe"])
    var converter = PinyinConverter(
      lexicon: lexicon, options: MandarinOptions(typing: typing), history: memory)
    #expect(converter.sentences(for: "uiji", limit: 1) == [wanted])
  }

  /// The parts of every explained cost add up to it, including the cost of the user model.
  @Test func explanationsIncludeTheUserModel() {
    choose("世纪", for: "shiji", times: 2)
    choose("上海世纪", for: "shanghaishiji", times: 2)
    var converter = PinyinConverter(lexicon: lexicon, history: memory)
    let (sentences, words) = converter.explain("shanghaishiji", sentences: 5, words: 5)
    for explanation in sentences + words { #expect(explanation.parts.total == explanation.cost) }
    #expect(sentences.contains { $0.cost(of: .history) != 0 })
    let (_, parts) = converter.explain("shiji", sentences: 1, words: 3)
    #expect(parts.allSatisfy { $0.parts.total == $0.cost })
  }

  /// Without a history there are no lessons, and conversion is the same.
  @Test func withoutAHistoryNothingChanges() {
    var plain = Session(method: Mandarin.inputMethod(lexicon: lexicon))
    var learning = session
    for character in "womenqushanghai" {
      #expect(plain.perform(.insert(character)) == learning.perform(.insert(character)))
    }
    let effects = plain.perform(.commit)
    #expect(!effects.contains { if case .learn = $0 { true } else { false } })
    #expect(
      learning.perform(.commit).filter { if case .learn = $0 { false } else { true } } == effects)
  }

  // MARK: Undoing a commit

  private typealias Cells = [HistoryKey: [DeviceID: HistoryCell]]

  /// Commits are undone one after the other. Keys and choices are restored, and so are the document
  /// and the history.
  @Test(arguments: [true, false]) func commitsCanBeUndone(withContext: Bool) throws {
    let words = ["women", "shanghai", "shijie", "nihao", "xian", "zhongguoren", "haochi"]
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      var session = session
      var document = InMemoryDocument(before: "前文")
      func carryOut(_ effects: [Effect]) {
        memory.carryOut(effects)
        for effect in effects { document.apply(effect) }
      }
      var before: [(composition: Composition, text: String, cells: Cells)] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        for character in words.randomElement(using: &random) ?? "" {
          carryOut(session.perform(.insert(character)))
        }
        while session.isComposing {
          let last = session.composition
          let cells = memory.history.cells
          let text = document.textBeforeInput
          let pick = Int.random(in: 0..<4, using: &random)
          carryOut(session.perform(.selectCandidate(pick)))
          if !session.isComposing { before.append((last, text, cells)) }
        }
      }
      while let (composition, text, cells) = before.popLast() {
        let context = InputContext(
          documentContextBeforeInput: withContext ? document.textBeforeInput : nil)
        carryOut(session.perform(.undoCommit, context: context))
        #expect(session.composition == composition)
        #expect(document.textBeforeInput == text)
        #expect(memory.history.cells == cells)
        while session.isComposing { carryOut(session.perform(.cancel)) }
      }
    }
  }

  /// Nothing is undone if the text before the caret has changed.
  @Test func commitsAreNotUndoneElsewhere() throws {
    var session = session
    for key in try KeyNotation.parse("nihao<Space>") { _ = session.handle(key) }
    let other = InputContext(documentContextBeforeInput: "别的")
    #expect(session.perform(.undoCommit, context: other).isEmpty)
    for key in try KeyNotation.parse("nihao<Space>") { _ = session.handle(key) }
    _ = session.handle(.caretLeft(.kept))
    #expect(session.perform(.undoCommit).isEmpty)
  }

  // MARK: Forgetting

  /// A candidate is forgotten as it was learned: as one word, or as words chosen one after the
  /// other.
  @Test(arguments: [
    ("shiji", "世纪"), ("zhangweiming", "张伟鸣"), ("shanghaiyijufangdichan", "上海易居房地产"),
  ])
  func candidatesCanBeForgotten(keys: String, text: String) throws {
    let usual = first(keys)
    choose("我们", for: "women", times: 2)
    let before = memory.history.cells
    choose(text, for: keys, times: 3)
    try #require(first(keys) == text && usual != text)
    var session = session
    for character in keys { _ = session.perform(.insert(character)) }
    let shown = session.composition
    let effects = session.perform(.forgetCandidate(0))
    #expect(effects == [.forget(Forgetting(language: "zh-Hans", texts: [text]))])
    #expect(session.composition == shown)
    memory.carryOut(effects)
    // The composition is unchanged and shows at once what is known now.
    let refreshed = session.perform(.refresh)
    #expect(session.composition.keystrokes == shown.keystrokes)
    guard case .showCandidates(let page)? = refreshed.last else {
      Issue.record("nothing is shown")
      return
    }
    #expect(page.candidates.first?.text == first(keys) && first(keys) != text)
    #expect(before.allSatisfy { memory.history.cells[$0.key] == $0.value })
    #expect(!memory.history.cells.keys.contains { $0.mentions(text) })
  }

  /// Refreshing keeps chosen text and the position of the highlight. Without a composition there is
  /// nothing to show.
  @Test func compositionsCanBeRefreshed() throws {
    choose("张伟鸣", for: "zhangweiming", times: 3)
    var session = session
    #expect(session.perform(.refresh).isEmpty)
    for key in try KeyNotation.parse("womenzhangweiming<Down><Down>") { _ = session.handle(key) }
    #expect(session.perform(.refresh).count == 2 && session.composition.highlighted == 2)
    for key in try KeyNotation.parse("<Up><Up>") { _ = session.handle(key) }
    var effects: [Effect] = []
    for number in 0..<9 {
      var choosing = session
      effects = choosing.perform(.selectCandidate(number))
      guard choosing.composition.segments.first?.text == "我们" else { continue }
      session = choosing
      break
    }
    guard case .showCandidates(let page)? = effects.last else {
      Issue.record("我们 cannot be chosen")
      return
    }
    try #require(page.candidates.first?.text == "张伟鸣")
    memory.carryOut(session.perform(.forgetCandidate(0)))
    _ = session.perform(.refresh)
    #expect(session.composition.segments.map(\.text).joined().hasPrefix("我们"))
    #expect(!session.composition.segments.map(\.text).joined().hasSuffix("张伟鸣"))
  }

  /// A candidate in another form of Chinese is forgotten in the form it was learned. Candidates
  /// that cannot have been learned give an alert.
  @Test func wordsAreForgottenInTheLearnedForm() throws {
    let tables = try DefaultDictionary.chineseTables.get()
    var session = Session(
      method: Mandarin.inputMethod(
        lexicon: lexicon, options: try MandarinOptions(output: .traditional, tables: tables),
        history: memory))
    for key in try KeyNotation.parse("shijie") { _ = session.handle(key) }
    #expect(
      session.handle(KeyEvent(.named(.delete), modifiers: .control))
        == [.forget(Forgetting(language: "zh-Hans", texts: ["世界"]))])
    #expect(session.perform(.forgetCandidate(8)) != [.alert(.noSuchCandidate)])
    #expect(session.perform(.forgetCandidate(99)) == [.alert(.noSuchCandidate)])
    var plain = Session(method: Mandarin.inputMethod(lexicon: lexicon))
    for character in "shijie" { _ = plain.perform(.insert(character)) }
    #expect(plain.perform(.forgetCandidate(nil)) == [.alert(.nothingToForget)])
    for key in try KeyNotation.parse("<Escape>i123") { _ = session.handle(key) }
    #expect(session.perform(.forgetCandidate(nil)) == [.alert(.nothingToForget)])
  }

  // MARK: Text that is not learned

  @Test func nothingIsLearnedIfForbiddenOrDropped() throws {
    func lessons(_ keys: String, _ prepare: (inout Session) -> Void) throws -> Int {
      var session = session
      prepare(&session)
      return try KeyNotation.parse(keys).reduce(0) { count, key in
        count + session.handle(key).count { if case .learn = $0 { true } else { false } }
      }
    }
    #expect(try lessons("nihao<Space>") { _ in } == 1)
    #expect(try lessons("nihao<Space>") { $0.learns = false } == 0)
    #expect(try lessons("nihao<Space>") { _ = $0.handle(.becameSecure) } == 0)
    #expect(try lessons("nihao<Escape>") { _ in } == 0)
    #expect(try lessons("nihao<Return>") { _ in } == 0)
  }
}
