import Foundation
import InputCore
import Mandarin
import TestSupport
import Testing
import TextDocument
import ToolSupport

/// Text of the document can be converted again.
@Suite struct ReconversionTests {
  private func session(_ names: [String] = []) throws
    -> InputSession<MultistageMethod<PinyinConverter>>
  {
    let options = MandarinOptions(typing: try PinyinTyping(names: names))
    return InputSession(
      method: Mandarin.inputMethod(
        lexicon: try DefaultDictionary.mandarin.get(), options: options),
      keymap: Mandarin.keymap(for: options.typing))
  }

  private func press(
    _ keys: String, in document: inout InMemoryDocument,
    _ session: inout InputSession<MultistageMethod<PinyinConverter>>
  ) throws -> CandidatePage? {
    var page: CandidatePage?
    for event in try KeyNotation.parse(keys) {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput,
        hasSelection: document.selectedText != nil, selectedText: document.selectedText)
      for effect in session.handle(event, context: context) {
        document.apply(effect)
        if case .showCandidates(let shown) = effect { page = shown }
      }
    }
    return page
  }

  @Test(arguments: [
    // Text before, marked text, highlighted candidate.
    ("我爱北京", "bei jing", "北京"), ("他去西安", "xi'an", "西安"), ("银行", "yin hang", "银行"),
    ("行", "xing", "行"), ("，世纪", "shi ji", "世纪"), ("abc中国", "zhong guo", "中国"),
  ])
  func wordBeforeTheCaret(before: String, marked: String, word: String) throws {
    var session = try session()
    var document = InMemoryDocument(before: before, after: "。")
    let page = try #require(try press("<F9>", in: &document, &session))
    #expect(document.markedText == marked)
    #expect(page.candidates[page.highlighted].text == word)
    // The space bar and Escape both restore the word.
    var other = session
    var copy = document
    _ = try press("<Space>", in: &copy, &other)
    #expect(copy.text == before + "。")
    _ = try press("<Escape>", in: &document, &session)
    #expect(document.text == before + "。" && !session.isComposing)
  }

  @Test func selectedText() throws {
    var session = try session()
    var document = InMemoryDocument(before: "新", after: "来了")
    document.insertText("世纪")
    try document.select(1..<3, in: .characters)
    let page = try #require(try press("<F9>", in: &document, &session))
    #expect(document.markedText == "shi ji")
    #expect(page.candidates[page.highlighted].text == "世纪")
    let index = try #require(page.candidates.firstIndex { $0.text == "实际" })
    _ = try press("\(index + 1)", in: &document, &session)
    #expect(document.text == "新实际来了")
  }

  /// With nothing to convert, the key is left to the host. A selection that cannot be read is kept.
  @Test(arguments: ["", "helloo", "中国。", "北京 "]) func textThatIsNoWord(before: String) throws {
    var session = try session()
    var document = InMemoryDocument(before: before)
    _ = try press("<F9>", in: &document, &session)
    #expect(document.text == before && !session.isComposing)
  }

  /// A composition ended by the host is committed as the original text.
  @Test(arguments: [[], ["xiaohe"], ["nine"]]) func focusChangesKeepTheText(
    names: [String]
  ) throws {
    var session = try session(names)
    var document = InMemoryDocument(before: "我在北京大学")
    _ = try press("<F9>", in: &document, &session)
    #expect(session.isComposing)
    let saved = try JSONDecoder().decode(
      Composition.self, from: JSONEncoder().encode(session.composition))
    #expect(saved == session.composition)
    for effect in session.handle(.focusLost(.kept)) { document.apply(effect) }
    #expect(document.text == "我在北京大学")
  }

  /// Whatever was navigated, chosen or typed meanwhile, and however the host interrupts, the
  /// reconverted text is restored or replaced by a chosen candidate. Only text typed into it can
  /// change.
  @Test(arguments: CompositionResolution.allCases) func interruptionsKeepTheText(
    resolution: CompositionResolution
  ) throws {
    let events: [HostEvent] = [
      .focusLost(.kept), .focusLost(.removed), .textChanged(.kept), .caretLeft(.kept),
      .traitsChanged(InputTraits(), .kept), .becameSecure,
    ]
    let keys = ["<Down>", "<Up>", "<Left>", "<Right>", "<PageDown>", "2", "h", "<Home>"]
    var random = SeededGenerator(seed: 11)
    for number in 0..<120 {
      let words = ["北京", "世纪", "西安", "大学", "银行"].shuffled(using: &random)
      var session = try session(number.isMultiple(of: 3) ? ["xiaohe", "no-latin"] : ["no-latin"])
      session.resolution = resolution
      var document = InMemoryDocument(before: "在" + words[0], after: "。")
      if number.isMultiple(of: 2) { try document.select(1..<3, in: .characters) }
      _ = try press("<F9>", in: &document, &session)
      try #require(session.isComposing)
      var isTyped = false
      for _ in 0..<Int.random(in: 0...4, using: &random) where session.isComposing {
        let key = try #require(keys.randomElement(using: &random))
        // A choice for part of a syllable leaves the following letters open.
        let isCut = key == "2" && session.composition.caret < session.composition.keystrokeCount
        isTyped = isTyped || key == "h" || isCut
        _ = try press(key, in: &document, &session)
      }
      guard session.isComposing else { continue }
      let event = try #require(events.randomElement(using: &random))
      // Text typed into it may be converted, unless the composition is dropped.
      let isDropped = resolution == .discard || event == .becameSecure
      for effect in session.handle(event) { document.apply(effect) }
      let text = String(document.text.dropFirst().dropLast())
      #expect(!session.isComposing && document.markedText.isEmpty)
      if isDropped {
        #expect(text == words[0], "\(number): \(event)")
      } else if !isTyped {
        // The original or chosen text, without letters.
        let isText = !text.isEmpty && !text.unicodeScalars.contains { $0.isASCII }
        #expect(isText, "\(number): \(text)")
      }
      #expect(document.text.hasPrefix("在") && document.text.hasSuffix("。"))
    }
  }

  /// A caret inside a syllable leaves no letters behind, and moving the caret alone chooses
  /// nothing. A caret between syllables splits the text as shown.
  @Test(arguments: [
    ("世纪", "<F9><Left>", "世纪"), ("世纪", "<F9><Left><Left>", "世纪"),
    ("世纪", "<F9><Left><End>", "世纪"), ("", "shiji<Left>", "实际"), ("", "womenqu<Left>", "我们去"),
    ("", "womenqu<C-Left><Down>", "我们去"), ("世纪", "<F9><C-Left>2", "十几"),
  ])
  func caretMovesChooseNothing(before: String, keys: String, text: String) throws {
    var session = try session()
    var document = InMemoryDocument(before: before)
    _ = try press(keys, in: &document, &session)
    for effect in session.resolve(by: .commitFirst) { document.apply(effect) }
    #expect(document.text == text)
  }

  /// Random words of the dictionary, with all kinds of keys: the keys generated for a word offer
  /// the word.
  @Test(arguments: [[], ["xiaohe"], ["nine"]]) func wordsAreOfferedAgain(names: [String]) throws {
    var random = SeededGenerator(seed: 7)
    let lexicon = try DefaultDictionary.mandarin.get()
    for _ in 0..<40 {
      let word = lexicon.text(of: WordID(Int.random(in: 0..<20_000, using: &random)))
      // Nine keys have no words with letters.
      if names == ["nine"], word.utf8.contains(where: { $0 < 0x80 }) { continue }
      var session = try session(names)
      var document = InMemoryDocument(before: word)
      let page = try press("<F9>", in: &document, &session)
      let shown = try #require(page, "\(word)")
      #expect(shown.candidates[shown.highlighted].text == word, "\(word): \(document.markedText)")
    }
  }
}
