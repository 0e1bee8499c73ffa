import Foundation
import InputCore
import Mandarin
import SeededRandom
import TestSupport
import Testing
import TextDocument

/// Text of the document becomes a composition again.
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
    // before, marked, what is highlighted
    ("我爱北京", "bei jing", "北京"), ("他去西安", "xi'an", "西安"), ("银行", "yin hang", "银行"),
    ("行", "xing", "行"), ("abc中国", "zhong guo", "中国"),
  ])
  func theWordBeforeTheCaret(before: String, marked: String, word: String) throws {
    var session = try session()
    var document = InMemoryDocument(before: before, after: "。")
    let page = try #require(try press("<F9>", in: &document, &session))
    #expect(document.markedText == marked)
    #expect(page.candidates[page.highlighted].text == word)
    // The space bar leaves it as it was, and so does Escape.
    var other = session
    var copy = document
    _ = try press("<Space>", in: &copy, &other)
    #expect(copy.text == before + "。")
    _ = try press("<Escape>", in: &document, &session)
    #expect(document.text == before + "。" && !session.isComposing)
  }

  @Test func theSelection() throws {
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

  /// Where there is nothing to convert the key is the host's; a selection that cannot be read is left.
  @Test(arguments: ["", "hello", "中国。", "北京 "]) func whatIsNoWord(before: String) throws {
    var session = try session()
    var document = InMemoryDocument(before: before)
    _ = try press("<F9>", in: &document, &session)
    #expect(document.text == before && !session.isComposing)
  }

  /// A composition that the host ends comes back as the text that it was.
  @Test(arguments: [[], ["xiaohe"], ["nine"]]) func nothingIsLostWhereTheFocusGoes(
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

  /// Words of the dictionary, on all ways to type: the keys that are made of a word offer it.
  @Test(arguments: [[], ["xiaohe"], ["nine"]]) func wordsComeBack(names: [String]) throws {
    var random = SeededGenerator(seed: 7)
    let lexicon = try DefaultDictionary.mandarin.get()
    for _ in 0..<40 {
      let word = lexicon.text(of: WordID(Int.random(in: 0..<20_000, using: &random)))
      var session = try session(names)
      var document = InMemoryDocument(before: word)
      let page = try press("<F9>", in: &document, &session)
      let shown = try #require(page, "\(word)")
      #expect(shown.candidates[shown.highlighted].text == word, "\(word): \(document.markedText)")
    }
  }
}
