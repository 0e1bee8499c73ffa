import HostSimulators
import KeyboardTestSupport
import Testing
import TextUnits

/// Backspace follows the delete policy of the script, deletes words, and obeys the layout's rules.
@Suite struct DeletingTests {
  private func text(
    _ id: String, before: String, keys: [KeyboardEvent.Action]
  ) throws -> String {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin(id)], in: InMemoryDocument(before: before))
    for key in keys { typist.handle(key) }
    return typist.controller.textDocumentProxy.text
  }

  @Test(arguments: [
    ("en", "cafe\u{301}", "caf"), ("en", "a👩🏽‍💻", "a"), ("en", "🇩🇪🇫🇷", "🇩🇪"), ("en", "", ""),
    ("th", "ที่", "ที"), ("hi", "क्षि", "क्ष"), ("ar", "مَ", "م"), ("he", "שָׁ", "שָ"), ("ta", "கி", "க"),
    ("fa", "می\u{200C}", "می"), ("en", "a\r\n", "a"),
  ])
  func deletesByScriptPolicy(id: String, before: String, after: String) throws {
    for key in [KeyboardEvent.Action.tap("backspace"), .hardware(HardwareKey(.named(.backspace)))] {
      let text = try text(id, before: before, keys: [key])
      #expect(Array(text.unicodeScalars) == Array(after.unicodeScalars))
    }
  }

  @Test func languagesCanOverrideThePolicy() throws {
    var contents = try LocaleFiles.contents(of: "ta")
    let context = InputContext(documentContextBeforeInput: "கி")
    let key = KeyboardEvent(.tap("backspace"))
    var session = LanguageSession(contents)
    #expect(session.handle(key, context: context) == [.text(.replaceText("\u{BBF}", with: ""))])
    contents.locale.deletePolicy = ["Taml": .init(backspace: "cluster")]
    session = LanguageSession(contents)
    #expect(session.handle(key, context: context) == [.text(.replaceText("கி", with: ""))])
  }

  /// The user's unit wins over that of the script and of the language, on keys of the screen and of
  /// hardware. Emoji are whole in any case.
  @Test(arguments: [
    ("ta", BackspaceUnit.script, "கி", "க"), ("ta", .character, "கி", ""),
    ("hi", .character, "क्षि", ""), ("th", .character, "ที่", ""),
    ("en", .script, "cafe\u{301}", "caf"), ("en", .codePoint, "cafe\u{301}", "caf"),
    ("hi", .codePoint, "की", "क"),
    ("en", .codePoint, "a👩🏽‍💻", "a"), ("en", .codePoint, "🇩🇪🇫🇷", "🇩🇪"),
  ])
  func usersChooseTheUnit(
    id: String, unit: BackspaceUnit, before: String, after: String
  ) throws {
    var settings = TypingSettings()
    settings.backspaceUnit = unit
    for key in [KeyboardEvent.Action.tap("backspace"), .hardware(HardwareKey(.named(.backspace)))] {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin(id, settings: settings)], in: InMemoryDocument(before: before))
      typist.handle(key)
      let text = typist.controller.textDocumentProxy.text
      #expect(Array(text.unicodeScalars) == Array(after.unicodeScalars))
    }
  }

  /// The unit changes with the settings of an open session.
  @Test func theUnitFollowsChangedSettings() throws {
    var session = LanguageSession(try LocaleFiles.contents(of: "ta"))
    session.aids.settings.backspaceUnit = .character
    let effects = session.handle(
      KeyboardEvent(.tap("backspace")), context: InputContext(documentContextBeforeInput: "கி"))
    #expect(effects == [.text(.replaceText("கி", with: ""))])
  }

  /// The settings choose the text that a long press and a flick to the left delete. A flick up always
  /// deletes the paragraph.
  @Test(arguments: [
    (DeletedStretch.word, "A.\nOne. Two "), (.sentence, "A.\nOne. "), (.paragraph, "A.\n"),
  ])
  func usersChooseTheStretch(stretch: DeletedStretch, after: String) throws {
    var settings = TypingSettings()
    settings.heldBackspace = stretch
    settings.flickedBackspace = stretch
    for key in [
      KeyboardEvent.Action.longPress("backspace", choice: nil),
      .flick("backspace", directions: "w"),
    ] {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin("en", settings: settings)],
        in: InMemoryDocument(before: "A.\nOne. Two three"))
      typist.handle(key)
      #expect(typist.controller.textDocumentProxy.text == after)
      typist.handle(.flick("backspace", directions: "n"))
      // A paragraph that is gone already leaves its line break to the next flick.
      #expect(typist.controller.textDocumentProxy.text == (stretch == .paragraph ? "A." : "A.\n"))
    }
  }

  @Test(arguments: [
    ("en", "Hello big world", "Hello big "), ("en", "Hello", ""), ("en", "", ""),
    ("th", "ไปโรงเรียน", "ไป"), ("ja", "公園を散歩", "公園を"), ("fa", "من می\u{200C}روم", "من "),
  ])
  func deletesByWord(id: String, before: String, after: String) throws {
    for key in [
      KeyboardEvent.Action.longPress("backspace", choice: nil),
      .hardware(HardwareKey(.named(.backspace), modifiers: .ctrlL)),
    ] {
      #expect(try text(id, before: before, keys: [key]) == after)
    }
  }

  /// A sentence or the paragraph is deleted by a flick, an event of the host, or hardware keys.
  @Test(arguments: [
    ("en", "One. Two three", "One. ", ""), ("en", "A.\nOne. Two", "A.\nOne. ", "A.\n"),
    ("zh-Hans", "你好。再见", "你好。", ""), ("ja", "はい。今日は", "はい。", ""),
    ("hi", "एक है। दो है", "एक है। ", ""), ("en", "", "", ""),
  ])
  func deletesSentencesAndParagraphs(
    id: String, before: String, sentence: String, paragraph: String
  ) throws {
    let control: Modifiers = [.ctrlL, .shift]
    let alt: Modifiers = [.altL, .shift]
    for key in [
      KeyboardEvent.Action.flick("backspace", directions: "w"), .delete(.sentence),
      .hardware(HardwareKey(.named(.backspace), modifiers: control)),
    ] {
      #expect(try text(id, before: before, keys: [key]) == sentence)
    }
    for key in [
      KeyboardEvent.Action.flick("backspace", directions: "n"), .delete(.paragraph),
      .hardware(HardwareKey(.named(.backspace), modifiers: alt)),
    ] {
      #expect(try text(id, before: before, keys: [key]) == paragraph)
    }
  }

  /// What is composed is dropped first, with the rest of its sentence.
  @Test func deletesAComposedSentence() throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("zh-Hans")], in: InMemoryDocument(before: "你好。再见"))
    try typist.tap("n i")
    typist.handle(.flick("backspace", directions: "w"))
    #expect(typist.document == "你好。再见|")
    typist.handle(.flick("backspace", directions: "w"))
    #expect(typist.document == "你好。|")
  }

  /// The caret goes to the starts of sentences, back and forth, and stops at the edges.
  @Test(arguments: [
    ("en", "One. Two. Three", ["One. Two. |", "One. |", "|", "|"]),
    ("zh-Hans", "你好。再见！", ["你好。|", "|"]),
  ])
  func movesBySentence(id: String, before: String, starts: [String]) throws {
    for key in [
      KeyboardEvent.Action.flick("space", directions: "n"), .moveCaret(.sentence, .backward),
      .hardware(HardwareKey(.named(.up), modifiers: .altL)),
    ] {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin(id)], in: InMemoryDocument(before: before))
      for start in starts {
        typist.handle(key)
        #expect(typist.document == start + before.dropFirst(start.count - 1))
      }
      for _ in starts { typist.handle(.flick("space", directions: "s")) }
      #expect(typist.document == before + "|")
    }
  }

  /// Only the selection is deleted; the text before it stays.
  @Test(arguments: ["en", "ko", "fa"])
  func selections(id: String) throws {
    for action in [
      KeyboardEvent.Action.tap("backspace"), .longPress("backspace", choice: nil),
    ] {
      var document = InMemoryDocument(before: "one two")
      try document.select(4..<7, in: .characters)
      let typist = try KeyboardTypist([try LocaleFiles.plugin(id)], in: document)
      typist.handle(action)
      #expect(typist.document == "one |")
    }
  }

  @Test func typingReplacesTheSelection() throws {
    var document = InMemoryDocument(before: "ㄱselected", after: "!")
    try document.select(1..<9, in: .characters)
    let typist = try KeyboardTypist([try LocaleFiles.plugin("ko")], in: document)
    try typist.press("k<Space>")
    #expect(typist.document == "ㄱㅏ |!")
  }

  /// A syllable is deleted letter by letter while it is composed.
  @Test func koreanSyllables() throws {
    let typist = try KeyboardTypist([try LocaleFiles.plugin("ko")], in: InMemoryDocument())
    try typist.press("rkqt")
    #expect(typist.controller.textDocumentProxy.markedText == "값")
    var texts: [String] = []
    for _ in 0..<4 {
      try typist.press("<BackSpace>")
      texts.append(typist.controller.textDocumentProxy.markedText)
    }
    #expect(texts == ["갑", "가", "ㄱ", ""])
  }

  @Test func hostsWithoutContextDeleteThemselves() throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("en")], in: SilentDocument(InMemoryDocument(before: "abc")))
    try typist.tap("backspace")
    #expect(typist.effects == [.text(.passThrough(KeyEvent(.named(.backspace))))])
    #expect(typist.controller.textDocumentProxy.document.text == "ab")
  }

  @Test(arguments: HostProfile.all)
  func onEveryHost(profile: HostProfile) throws {
    guard profile != .desktopWithoutContext else { return }
    for (id, before, after) in [
      ("en", "cafe\u{301}", "caf"), ("th", "ที่", "ที"), ("en", "a👩🏽‍💻", "a"), ("hi", "क्षि", "क्ष"),
    ] {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin(id)],
        in: SimulatedHost(profile: profile, document: InMemoryDocument(before: before)))
      typist.handle(.tap("backspace"))
      typist.controller.textDocumentProxy.done()
      let text = typist.controller.textDocumentProxy.document.text
      #expect(Array(text.unicodeScalars) == Array(after.unicodeScalars))
    }
  }
}
