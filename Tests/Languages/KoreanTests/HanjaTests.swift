import DictionaryBuilder
import Foundation
import InputCore
import Korean
import TestSupport
import Testing
import TextDocument

/// Conversion of Hangul to Hanja and back.
@Suite struct HanjaTests {
  private func session(_ names: [String] = []) throws -> InputSession<HangulMethod> {
    InputSession(
      method: Korean.inputMethod(
        hanja: try DefaultDictionary.hanja.get(), options: try KoreanOptions(names: names)),
      keymap: Korean.keymap)
  }

  private func shownPage(in effects: [Effect]) -> CandidatePage? {
    for case .showCandidates(let page) in effects { return page }
    return nil
  }

  @Test func dictionaryHasWordsMeaningsAndReadings() throws {
    let hanja = try DefaultDictionary.hanja.get()
    #expect(hanja.words(readAs: "대한민국") == ["大韓民國"])
    #expect(hanja.words(readAs: "가").starts(with: ["可", "家", "加"]))
    #expect(hanja.meaning(of: "可", readAs: "가") == "옳을 가")
    #expect(hanja.meaning(of: "大韓民國", readAs: "대한민국") == "대한민국")
    #expect(hanja.meaning(of: "假家", readAs: "가가") == nil)
    #expect(hanja.readings(of: "樂") == ["낙", "락", "악", "요"])
    #expect(hanja.readings(of: "大韓民國") == ["대한민국"])
    #expect(hanja.readings(of: "abc") == [] && hanja.readings(of: "") == [])
    #expect(hanja.symbols(for: "ㅁ").contains("※"))
    #expect(hanja.words(readAs: "").isEmpty && hanja.words(readAs: "뷁").isEmpty)
  }

  /// A chosen Hanja comes first after the second choice. Choosing Hangul for Hanja teaches nothing,
  /// and nothing is learned where learning is forbidden.
  @Test func choicesAreLearned() throws {
    let history = MemoryHistory()
    var session = InputSession(
      method: Korean.inputMethod(hanja: try DefaultDictionary.hanja.get(), history: history),
      keymap: Korean.keymap)
    func choose(_ index: Int) throws -> [String] {
      var document = InMemoryDocument(before: "가")
      var texts: [String] = []
      for event in try KeyNotation.parse("<F9>\(index)") {
        let context = InputContext(
          documentContextBeforeInput: document.documentContextBeforeInput)
        let effects = session.handle(event, context: context)
        history.carryOut(effects)
        if texts.isEmpty { texts = shownPage(in: effects)?.candidates.map(\.text) ?? [] }
        for effect in effects { document.apply(effect) }
      }
      #expect(document.text == texts[index - 1])
      return texts
    }
    let usual = try choose(2)
    #expect(usual.starts(with: ["可", "家"]))
    _ = try choose(2)
    #expect(try choose(1).starts(with: ["家", "可"]))
    // No candidate is missing from the list.
    #expect(try Set(choose(1)).isSuperset(of: ["可", "家"]))
    let learned = history.history
    for before in ["樂", "大韓民國"] {
      for event in try KeyNotation.parse("<F9>1") {
        let context = InputContext(documentContextBeforeInput: before)
        history.carryOut(session.handle(event, context: context))
      }
    }
    session.learns = false
    _ = try choose(3)
    #expect(history.history == learned)
  }

  /// Undoing a choice restores the Hangul, with the last syllable marked where it was, and unlearns
  /// the choice. Text typed after it prevents the undo.
  @Test(arguments: [
    ("대", "gks<F9>1", "", "대|한"), ("한국", "<F9>1", "", "한국|"), ("", "rk<F9>2", "", "|가"),
    ("한국", "<F9>1", "rk<Space>", "韓國가 |"),
  ])
  func choicesCanBeUndone(
    before: String, keys: String, more: String, after: String
  ) throws {
    let history = MemoryHistory()
    var session = InputSession(
      method: Korean.inputMethod(hanja: try DefaultDictionary.hanja.get(), history: history),
      keymap: Korean.keymap)
    var document = InMemoryDocument(before: before)
    func press(_ events: [KeyEvent]) {
      for event in events {
        let context = InputContext(
          documentContextBeforeInput: document.documentContextBeforeInput)
        let effects = session.handle(event, context: context)
        history.carryOut(effects)
        for effect in effects { document.apply(effect) }
      }
    }
    press(try KeyNotation.parse(keys))
    #expect(history.history.count > 0)
    press(try KeyNotation.parse(more))
    let context = InputContext(documentContextBeforeInput: document.documentContextBeforeInput)
    let effects = session.perform(.undoCommit, context: context)
    history.carryOut(effects)
    for effect in effects { document.apply(effect) }
    #expect(document.textBeforeInput + "|" + document.markedText == after)
    #expect((history.history.count == 0) == more.isEmpty)
  }

  @Test func choicesForASelectionCanBeUndone() throws {
    var session = try session()
    var document = InMemoryDocument(before: "우리 ", after: "은")
    document.insertText("한국")
    try document.select(3..<5, in: .characters)
    for event in try KeyNotation.parse("<F9>1") {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput,
        hasSelection: document.selectedText != nil, selectedText: document.selectedText)
      for effect in session.handle(event, context: context) { document.apply(effect) }
    }
    #expect(document.text == "우리 韓國은")
    for effect in session.perform(.undoCommit) { document.apply(effect) }
    #expect(document.text == "우리 한국은" && document.textAfterInput == "은")
  }

  @Test func candidatesCanBeForgotten() throws {
    let history = MemoryHistory()
    var session = InputSession(
      method: Korean.inputMethod(hanja: try DefaultDictionary.hanja.get(), history: history),
      keymap: Korean.keymap)
    let context = InputContext(documentContextBeforeInput: "한국")
    _ = session.perform(.reconvert, context: context)
    #expect(
      session.handle(KeyEvent(.named(.delete), modifiers: .control), context: context)
        == [.forget(Forgetting(language: "ko", texts: ["韓國"]))])
    #expect(session.perform(.forgetCandidate(99)) == [.alert(.noSuchCandidate)])
    #expect(shownPage(in: session.perform(.refresh))?.candidates.first?.text == "韓國")
    _ = session.perform(.cancel)
    #expect(session.perform(.refresh).isEmpty)
    _ = session.perform(.reconvert, context: InputContext(documentContextBeforeInput: "樂"))
    #expect(session.perform(.forgetCandidate(nil)) == [.alert(.nothingToForget)])
  }

  @Test func candidatesHaveGlosses() throws {
    var session = try session()
    for key in "rk" { _ = session.handle(KeyEvent(key)) }
    let page = try #require(shownPage(in: session.handle(KeyEvent(.named(.hanja)))))
    #expect(page.candidates.count == 9 && page.hasNext && page.number == 0)
    #expect(page.candidates.first?.gloss == "옳을 가")
    #expect("\(page)".hasPrefix("1▸可 (옳을 가)  2 家 (집 가)"))
  }

  @Test(arguments: [
    // Text before, keys, text after. 우리 is a separate word and is not converted.
    ("우리 대한민", "rnr<F9><Space>", "우리 大韓民國"), ("대한민국", "<F9><Space>", "大韓民國"),
    ("大韓民國", "<F9>", "대한민국"), ("漢字(한자)", "<F9>", "한자"), ("한자(漢字)", "<F9>", "한자"),
    ("樂", "<F9>3", "악"), ("가", "<F9><Escape>", "가"), ("가 ", "<F9>", "가 "),
    ("abc", "<F9>", "abc"), ("", "<F9>", ""), ("(가)", "<F9>", "(가)"), ("뷁", "<F9>", "뷁"),
    ("東海大韓民國", "<F9>1", "동해대한민국"), ("東海大韓民國", "<F9>2", "東海대한민국"),
    ("\r\n가", "<F9>2", "\r\n家"), ("e\u{301}가", "<F9>2", "e\u{301}家"),
  ])
  func textBeforeTheCaretIsConverted(before: String, keys: String, after: String) throws {
    var session = try session()
    var document = InMemoryDocument(before: before, after: "!")
    for event in try KeyNotation.parse(keys) {
      let context = InputContext(documentContextBeforeInput: document.documentContextBeforeInput)
      for effect in session.handle(event, context: context) { document.apply(effect) }
    }
    #expect(document.textBeforeInput == after && document.textAfterInput == "!")
    #expect(document.markedText.isEmpty && !session.isComposing)
  }

  @Test(arguments: [
    ("한국", "<F9>1", "韓國"), ("韓國", "<F9>", "한국"), ("한", "<F9>2", "漢"), ("한 국", "<F9>", "한 국"),
    ("우리한국", "<F9>", "우리한국"),
  ])
  func selectionsAreConvertedWhole(selected: String, keys: String, after: String) throws {
    var session = try session()
    var document = InMemoryDocument(TextContext(before: "대", selected: selected, after: "다"))
    for event in try KeyNotation.parse(keys) {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput,
        hasSelection: document.selectedText != nil, selectedText: document.selectedText)
      for effect in session.handle(event, context: context) { document.apply(effect) }
    }
    #expect(document.text == "대\(after)다")
  }

  /// If the host interrupts, it gets the composed text, and the candidates are hidden.
  @Test func interruptionsLoseNothing() throws {
    for policy in CompositionResolution.allCases {
      var session = try session()
      var document = InMemoryDocument()
      func apply(_ effects: [Effect]) { for effect in effects { document.apply(effect) } }
      for event in try KeyNotation.parse("eogksalsrnr") { apply(session.handle(event)) }
      let before = document.documentContextBeforeInput
      apply(
        session.perform(.reconvert, context: InputContext(documentContextBeforeInput: before)))
      apply(session.resolve(by: policy))
      let expected: [CompositionResolution: String] = [
        .commitRaw: "대한민국", .commitFirst: "大韓民國", .discard: "대한민",
      ]
      #expect(document.visibleText == expected[policy] && !session.isComposing)
    }
  }

  @Test func hanjaKeyWithoutADictionary() throws {
    var session = InputSession(method: Korean.inputMethod(), keymap: Korean.keymap)
    #expect(session.handle(KeyEvent(.named(.f9))) == [.passThrough(KeyEvent(.named(.f9)))])
    for key in "rk" { _ = session.handle(KeyEvent(key)) }
    #expect(session.handle(KeyEvent(.named(.f9))) == [.alert(.noSuchCandidate)])
    #expect(session.perform(.commit) == [.insertText("가")])
  }

  // MARK: Malformed images

  private static let tables = [
    "hanja": "가\t可 家\n가가\t假家\n", "meanings": "가可\t옳을 가\n", "readings": "可\t가\n家\t가\n",
    "symbols": "ㅁ\t※\n",
  ]

  private func image(_ names: [String]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let rows = try names.map { name in
      try folder.write("\(name).tsv", Self.tables[name] ?? "")
      return """
        {"name": "\(name)", "file": "\(name).tsv", "source": "s", "version": "1", "licence": "MIT",
         "copyright": "c", "entries": 1}
        """
    }
    try folder.write(
      "tables.json", "{\"language\": \"ko\", \"tables\": [\(rows.joined(separator: ","))]}")
    return try TablesBuild(folder: folder.path).image().bytes
  }

  @Test(arguments: ["hanja", "meanings", "readings", "symbols"])
  func imagesWithoutATableAreRejected(missing: String) throws {
    let folder = try TemporaryFolder()
    let names = Self.tables.keys.filter { $0 != missing }.sorted()
    let path = try folder.write("ko.imedict", image(names))
    let error = #expect(throws: ImageError.self) { try HanjaDictionary(path: path) }
    #expect(error?.description.contains("no phrase table '\(missing)'") == true)
  }

  @Test func otherFilesAreRejected() throws {
    let folder = try TemporaryFolder()
    let bytes = try image(Self.tables.keys.sorted())
    #expect(throws: ImageError.self) { try HanjaDictionary(path: "\(folder.path)/none.imedict") }
    for length in stride(from: 0, to: bytes.count, by: 97) {
      let path = try folder.write("short.imedict", bytes.prefix(length))
      #expect(throws: ImageError.self) { try HanjaDictionary(path: path) }
    }
  }

  /// Whichever byte is wrong, keys and the Hanja key still work, and no Hangul is lost.
  @Test func damagedImagesNeverTrap() throws {
    let folder = try TemporaryFolder()
    let bytes = try image(Self.tables.keys.sorted())
    for offset in stride(from: 0, to: bytes.count, by: 13) {
      var damaged = bytes
      damaged[offset] ^= 0xFF
      let path = try folder.write("damaged.imedict", damaged)
      guard let hanja = try? HanjaDictionary(path: path) else { continue }
      for before in ["가", "可", "가可", "可(가)", "ㅁ"] {
        var session = InputSession(
          method: Korean.inputMethod(hanja: hanja), keymap: Korean.keymap)
        let context = InputContext(documentContextBeforeInput: before)
        for event in try KeyNotation.parse("<F9><Down><PageDown><Escape>rk") {
          #expect(!session.handle(event, context: context).isEmpty)
        }
        #expect(session.perform(.commit) == [.insertText("가")])
      }
    }
  }

  @Test func dictionariesTruncatedWhileInUseAreReported() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("ko.imedict", image(Self.tables.keys.sorted()))
    let hanja = try HanjaDictionary(path: path)
    var session = InputSession(method: Korean.inputMethod(hanja: hanja), keymap: Korean.keymap)
    for key in "rk" { _ = session.handle(KeyEvent(key)) }
    // Truncated within the last page, so that no mapped page is lost.
    try #require(truncate(path, Int(image(Self.tables.keys.sorted()).count) - 8) == 0)
    #expect(session.handle(KeyEvent(.named(.hanja))) == [.alert(.dictionaryLost)])
    #expect(session.perform(.commit) == [.insertText("가")])
  }
}
