import Foundation
import InputCore
import Japanese
import TestSupport
import Testing
import TextDocument

/// Japanese sessions with the default dictionary.
@Suite struct TypingTests {
  private func type(
    _ keys: String, options: JapaneseOptions = JapaneseOptions(), before: String = ""
  ) throws -> (document: InMemoryDocument, session: InputSession<JapaneseMethod>) {
    var session = InputSession(
      method: Japanese.inputMethod(
        lexicon: try DefaultDictionary.japanese.get(), options: options),
      keymap: Japanese.keymap)
    var document = InMemoryDocument(before: before)
    for key in try KeyNotation.parse(keys) {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput)
      for effect in session.handle(key, context: context) { document.apply(effect) }
    }
    return (document, session)
  }

  /// The properties of all engines hold for random keys.
  @Test(arguments: JapaneseOptions.Keys.allCases)
  func propertiesHold(keys: JapaneseOptions.Keys) throws {
    let method = Japanese.inputMethod(
      lexicon: try DefaultDictionary.japanese.get(), options: JapaneseOptions(keys: keys))
    let words =
      keys == .romaji
      ? ["nihongo", "watashi", "kyou", "gakkou", "n", "shinnbunn", "tenki", "3", "xtu"]
      : ["t@", "f[", "3b", "s", "d@t"]
    let typing = RandomTyping(
      method, keymap: Japanese.keymap, words: words,
      extraKeys: [
        "<F6>", "<F7>", "<F8>", "<F9>", "<F10>", "<S-Left>", "<S-Right>", "<C-Return>", "<S-Tab>",
        "<C-Down>",
      ])
    #expect(try typing.violations(seed: 20_261_121, rounds: 60) == [])
  }

  /// Resizing a segment keeps the choices in the other segments.
  @Test func resizingKeepsOtherChoices() throws {
    let converted = try type("watashihagakkouniikimasu<Space><Right><Right><F7>")
    #expect(converted.document.markedText.hasSuffix("イキマス"))
    let resized = try type("watashihagakkouniikimasu<Space><Right><Right><F7><Left><Left><S-Left>")
    #expect(resized.document.markedText.hasSuffix("イキマス"))
    #expect(resized.session.composition.description.contains("→"))
    let back = try type(
      "watashihagakkouniikimasu<Space><Right><Right><F7><Left><Left><S-Left><S-Right><Return>")
    #expect(back.document.text.hasSuffix("学校にイキマス"))
  }

  /// The segments joined are always the original kana, however often their ends are moved.
  @Test func resizingLosesNoKana() throws {
    var keys = "kyouhaiitenkidesunesanpowoshimashou<Space>"
    for key in [
      "<S-Right>", "<S-Right>", "<Right>", "<S-Left>", "<S-Left>", "<Right>", "<S-Right>",
    ] {
      keys += key
      let (document, _) = try type(keys + "<Escape>")
      #expect(document.markedText == "きょうはいいてんきですねさんぽをしましょう", "\(keys)")
    }
  }

  /// The first conversion. Marks are words of their own, not part of katakana. Numbers of one digit
  /// with zeros are left to words: 山頂 is not 3000000000000.
  @Test(arguments: [
    ("（ほんにんだん）」で、", "（本人談）」で、"),
    ("とてもきになります！", "とても気になります！"),
    ("これはなんですか？", "これは何ですか？"),
    ("さんちょうまでのきょりは", "山頂までの距離は"),
    ("にせんじゅうきゅうねん", "2019年"),
    ("もんだいをかいけつした", "問題を解決した"),
  ])
  func sentencesAreConverted(kana: String, text: String) throws {
    var sentences = JapaneseSentences(lexicon: try DefaultDictionary.japanese.get())
    #expect(sentences.sentences(for: kana, limit: 1) == [text])
  }

  /// A composition from a file may contain the largest possible press count for a key.
  @Test func capitalsOfASavedComposition() throws {
    var session = try type("abc<F10>").session
    let saved = String(decoding: try JSONEncoder().encode(session.composition), as: UTF8.self)
    try #require(saved.contains("\"variant\":0"))
    let often = Data(saved.replacing("\"variant\":0", with: "\"variant\":\(Int.max)").utf8)
    session = InputSession(
      method: session.method, keymap: session.keymap,
      composition: try JSONDecoder().decode(JapaneseComposition.self, from: often))
    for _ in 0..<4 {
      guard case .setMarkedText(let preedit)? = session.perform(.write(.halfLatin)).first else {
        Issue.record("nothing is marked")
        return
      }
      #expect(preedit.text.lowercased() == "abc")
    }
  }

  /// Selected text is converted back to segments with kana and stays the same until something else
  /// is chosen.
  @Test(arguments: [
    ("<F9>", "橋を渡る"), ("<F9><Return>", "橋を渡る"), ("<F9><Escape>", "はしをわたる"),
    ("<F9><Escape><Escape>", "橋を渡る"), ("<F9><F7><Return>", "ハシヲ渡る"),
    ("<F9><Escape><F10><Return>", "hasiwowataru"),
  ])
  func selectionsAreReconverted(keys: String, text: String) throws {
    var session = try type("").session
    var document = InMemoryDocument(TextContext(before: "石の", selected: "橋を渡る", after: ""))
    for key in try KeyNotation.parse(keys) {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput,
        hasSelection: document.selectedText != nil, selectedText: document.selectedText)
      for effect in session.handle(key, context: context) { document.apply(effect) }
    }
    #expect(document.text + document.markedText == "石の" + text)
  }

  /// However the host interrupts, the selected text or the text chosen for it is restored.
  @Test(
    arguments: ["", "<Space>", "<Escape>", "<Right>", "<Escape>desu"],
    [
      CompositionResolution.discard, .commitRaw, .commitFirst,
    ])
  func interruptionsKeepTheSelection(keys: String, resolution: CompositionResolution) throws {
    var session = try type("").session
    session.resolution = resolution
    var document = InMemoryDocument(TextContext(before: "石の", selected: "橋を渡る", after: "。"))
    for key in try KeyNotation.parse("<F9>" + keys) {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput,
        hasSelection: document.selectedText != nil, selectedText: document.selectedText)
      for effect in session.handle(key, context: context) { document.apply(effect) }
    }
    try #require(session.isComposing)
    for effect in session.handle(.focusLost(.kept)) { document.apply(effect) }
    #expect(!session.isComposing && document.markedText.isEmpty)
    let isLeft = resolution == .discard || keys.isEmpty || keys == "<Right>"
    #expect(document.text == "石の橋を渡る。" || !isLeft)
    #expect(!document.text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic })
  }

  /// Text from the dictionary can be read back: its kana convert to the same text.
  @Test(arguments: ["今日はいい天気ですね", "学校に行きました", "コーヒーを飲む", "「それは２つ」と言った！"])
  func textsRoundTrip(text: String) throws {
    var session = try type("").session
    let context = InputContext(hasSelection: true, selectedText: text)
    #expect(!session.perform(.reconvert, context: context).isEmpty)
    #expect(session.composition.description.contains("→"))
    #expect(session.perform(.commit).contains(.insertText(text)))
    // Without a selection, the key is left to the host. Unreadable text gives an alert.
    #expect(session.perform(.reconvert).isEmpty)
    let unread = InputContext(hasSelection: true, selectedText: "𠀀𠀁")
    #expect(session.perform(.reconvert, context: unread) == [.alert(.noSuchCandidate)])
  }

  /// An undone commit is restored with its segments as chosen.
  @Test func commitsAreUndone() throws {
    var (document, session) = try type("watashihagakkouniikimasu<Space><Right><F7><Return>")
    let committed = document.text
    let context = InputContext(documentContextBeforeInput: document.documentContextBeforeInput)
    for effect in session.perform(.undoCommit, context: context) { document.apply(effect) }
    #expect(session.isComposing && document.markedText == committed)
    for effect in session.perform(.cancel) { document.apply(effect) }
    #expect(document.markedText == "わたしはがっこうにいきます")
  }

  /// The whole typed text is completed by suggestions.
  @Test func wordsAreSuggestedWhileTyping() throws {
    var session = try type("arigat").session
    let effects = session.handle(KeyEvent("o"))
    let pages = effects.compactMap { if case .showCandidates(let page) = $0 { page } else { nil } }
    #expect(pages.first?.candidates.contains { $0.text == "ありがとう" } == true)
  }

  /// Words related to the preceding text become likelier.
  @Test func contextDecides() throws {
    let lexicon = try DefaultDictionary.japanese.get()
    var sentences = JapaneseSentences(lexicon: lexicon)
    sentences.setContext("鉄道の記者は")
    let after = sentences.sentences(for: "きしゃ", limit: 1)
    #expect(after == ["記者"])
  }

  /// The kana and marks of a touch keyboard are composed too.
  @Test func kanaOfTouchKeyboardsCompose() throws {
    #expect(try type("かんし゛").document.markedText == "かんじ")
    #expect(try type("にほんこ゛<Space><Return>").document.text == "日本語")
  }

  /// A line of any length can be converted.
  @Test func longLinesConvert() throws {
    var sentences = JapaneseSentences(lexicon: try DefaultDictionary.japanese.get())
    let kana = String(repeating: "きょうはいいてんきですね", count: 60)
    #expect(sentences.sentences(for: kana, limit: 1).first?.contains("天気") == true)
  }
}
