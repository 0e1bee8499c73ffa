import InputCore
import Mandarin
import TestSupport
import Testing
import TextDocument

/// The user's own phrases: their file, their positions among the candidates, and the caret in them.
@Suite struct CustomPhraseTests {
  private static let file = """
    # an address, a day, brackets
    dz\t上海市南京路 1 号
    rqi\t{yyyy}年{M}月{d}日 {HH}:{mm}\t2
    shm\t《{cursor}》
    nihao\t你好呀！\t3
    nihao\t您好\t3
    qm\t敬礼{newline}{{GlobeKey}}
    zzz\t睡觉\t9
    """

  private func phrases(hasClock: Bool = true) throws -> CustomPhrases {
    let date = try #require(CalendarDate(year: 2026, month: 1, day: 5))
    let time = try #require(TimeOfDay(hour: 9, minute: 5, second: 7))
    let moment = LocalTime(date: date, time: time)
    var phrases = try CustomPhrases(parsing: Self.file, file: "phrases.tsv")
    if hasClock { phrases.clock = { moment } }
    return phrases
  }

  private func typed(_ keys: String, hasClock: Bool = true) throws -> (
    document: InMemoryDocument, page: CandidatePage?
  ) {
    var method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    method.phrases = try phrases(hasClock: hasClock)
    var session = InputSession(method: method)
    var document = InMemoryDocument()
    var page: CandidatePage?
    for event in try KeyNotation.parse(keys) {
      for effect in session.handle(event) {
        document.apply(effect)
        switch effect {
        case .showCandidates(let shown): page = shown
        case .hideCandidates: page = nil
        default: break
        }
      }
    }
    return (document, page)
  }

  @Test(arguments: [
    ("dz<Space>", "上海市南京路 1 号", ""), ("rqi2", "2026年1月5日 09:05", ""),
    ("shm<Space>", "《", "》"), ("shm<Space>nihao<Space>", "《你好", "》"),
    ("nihao3", "你好呀！", ""), ("nihao4", "您好", ""), ("nihao<Space>", "你好", ""),
    ("qm<Space>", "敬礼\n{GlobeKey}", ""),
    // Code followed by more keys is no phrase; code after chosen text is.
    ("nihao1dz<Space>", "你好上海市南京路 1 号", ""), ("dz,", "上海市南京路 1 号，", ""),
  ])
  func phrasesAreCommitted(keys: String, before: String, after: String) throws {
    let document = try typed(keys).document
    #expect(document.textBeforeInput == before)
    #expect(document.textAfterInput == after)
  }

  @Test func phrasesHaveTheirRanks() throws {
    let texts = try #require(try typed("nihao").page).candidates.map(\.text)
    #expect(texts.first == "你好")
    #expect(texts[2...3] == ["你好呀！", "您好"])
    let longer = try #require(try typed("nihaoma").page).candidates.map(\.text)
    #expect(!longer.contains("你好呀！"))
    let ninth = try #require(try typed("zzz").page).candidates.map(\.text)
    #expect(ninth.last == "睡觉" && ninth.count == 9)
    // Without a clock, no date is offered.
    let words = try #require(try typed("rqi", hasClock: false).page).candidates.map(\.text)
    #expect(!words.contains { $0.hasPrefix("2026") })
  }

  /// Every candidate of the converter remains in order, whatever phrases come between.
  @Test(arguments: ["nihao", "dz", "zzz", "shm"]) func converterCandidatesAreKept(keys: String)
    throws
  {
    func all(_ phrases: CustomPhrases) throws -> [String] {
      var method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
      method.phrases = phrases
      var session = InputSession(method: method)
      var texts: [String] = []
      var effects = keys.flatMap { session.handle(KeyEvent($0)) }
      while true {
        guard case .showCandidates(let page)? = effects.last(where: \.isPage) else { break }
        texts += page.candidates.map(\.text)
        guard page.hasNext else { break }
        effects = session.perform(.nextPage)
      }
      return texts
    }
    let own = try phrases()
    // The letters as typed have a fixed position on the first page.
    let words = try all(CustomPhrases()).filter { $0 != keys }
    let offered = try all(own)
    #expect(offered.count > words.count)
    var rest = offered[...]
    for word in words {
      let position = try #require(rest.firstIndex(of: word), "\(word)")
      rest = rest[(position + 1)...]
    }
  }

  /// A phrase teaches nothing, and a commit that leaves the caret inside a phrase cannot be undone.
  @Test func phrasesAreNotLearned() throws {
    let history = MemoryHistory()
    var method = Mandarin.inputMethod(
      lexicon: try DefaultDictionary.mandarin.get(), history: history)
    method.phrases = try phrases()
    var session = InputSession(method: method)
    for event in try KeyNotation.parse("dz<Space>shm<Space>") {
      history.carryOut(session.handle(event))
    }
    #expect(history.history.cells.isEmpty)
    #expect(session.perform(.undoCommit).isEmpty)
  }

  @Test(arguments: [
    ("dz", "1 field; a phrase is a code"), ("dz\t", "1 field;"), ("\ta", "the code ''"),
    ("d z\ta", "the code 'd z' is empty or contains a space"), ("dz\ta\t0", "'0' is not a rank"),
    ("dz\ta\tfirst", "'first' is not a rank"), ("dz\ta\t1\tx", "4 fields"),
    ("dz\t{now}", "there is no {now}; use {yyyy}"), ("dz\t{yyyy", "a { is not closed"),
    ("dz\tyyyy}", "a } closes nothing"), ("dz\t{cursor}{cursor}", "{cursor} is used twice"),
    ("dz\ta\ndz\ta\t2", "line 3 has the same code and text"),
    ("dz\t" + String(repeating: "长", count: 2_000), "longer than 4096 bytes"),
  ])
  func errorsNameTheLine(text: String, message: String) throws {
    let line = 3 + text.count(where: \.isNewline)
    let error = #expect(throws: CustomPhrases.ParsingError.self) {
      try CustomPhrases(parsing: "# own\n\n" + text, file: "p.tsv")
    }
    let said = error?.description ?? ""
    #expect(said.hasPrefix("p.tsv:\(line): "), "\(said)")
    #expect(said.contains(message), "\(said)")
  }

  @Test func emptyFilesHaveNoPhrases() throws {
    #expect(try CustomPhrases(parsing: "", file: "p").isEmpty)
    #expect(try CustomPhrases(parsing: "# nothing\r\n\r\n", file: "p").isEmpty)
    #expect(try phrases().count == 7)
  }
}

extension Effect {
  fileprivate var isPage: Bool { if case .showCandidates = self { true } else { false } }
}
