import Foundation
import GlobeKey
import Mandarin
import Suggestions
import TestSupport
import Testing

private typealias MandarinLexicon = Lexicon

/// The code of `GettingStarted.md` and of the README, word for word. Functions named as the types
/// they hide open the images of the package in place of those in the current folder, and `print`
/// collects the lines.
@Suite struct GettingStartedGuide {
  private let dictionary = Result { try DefaultDictionary.path(of: "zh-Hans") }

  @Test func composes() throws {
    let path = try dictionary.get()
    func Lexicon(path _: String) throws -> MandarinLexicon { try MandarinLexicon(path: path) }
    var lines: [String] = []
    func print(_ value: Any) { lines.append("\(value)") }

    do {
      let lexicon = try Lexicon(path: "zh-Hans.imedict")
      var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
      var document = InMemoryDocument()
      for key in try KeyNotation.parse("nihao<Space>") {
        for effect in session.handle(key) { document.apply(effect) }
      }
      print(document.text)  // 你好
    } catch let error as ImageError {
      // Names the file, what is wrong with it, and what to do.
      print(error)
    } catch {
      print(error)
    }
    #expect(lines == ["你好"])
  }

  @Test func composesAsInTheReadme() throws {
    let path = try dictionary.get()
    func Lexicon(path _: String) throws -> MandarinLexicon { try MandarinLexicon(path: path) }
    var lines: [String] = []
    func print(_ value: Any) { lines.append("\(value)") }

    let lexicon = try Lexicon(path: "zh-Hans.imedict")
    var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
    var document = InMemoryDocument()
    for key in try KeyNotation.parse("nihao<Space>") {
      for effect in session.handle(key) { document.apply(effect) }
    }
    print(document.text)  // 你好
    #expect(lines == ["你好"])
  }

  @Test func usesTheTextBefore() throws {
    var session = InputSession(
      method: Mandarin.inputMethod(lexicon: try Lexicon(path: try dictionary.get())))
    var document = InMemoryDocument()

    let context = InputContext(documentContextBeforeInput: "数学")
    for key in try KeyNotation.parse("gongshi<Space>") {
      for effect in session.handle(key, context: context) { document.apply(effect) }
    }
    #expect(document.text == "公式")
  }

  @Test func showsCandidatesAndContinuesACompositionElsewhere() throws {
    var session = InputSession(
      method: Mandarin.inputMethod(lexicon: try Lexicon(path: try dictionary.get())))
    var document = InMemoryDocument()
    var lines: [String] = []
    func print(_ value: Any) { lines.append("\(value)") }

    for key in try KeyNotation.parse("ni") {
      for effect in session.handle(key) {
        document.apply(effect)
        switch effect {
        case .showCandidates(let page): print(page.candidates.map(\.text))
        case .hideCandidates: print("no candidates")
        default: break
        }
      }
    }
    #expect(lines.last?.hasPrefix(#"["你", "#) == true)

    var later = InputSession(method: session.method, composition: session.composition)
    #expect(later.perform(.commit).contains(.insertText("你")))
  }

  @Test func suggestsWords() throws {
    func WordLexicon(path _: String) throws -> Suggestions.WordLexicon {
      try DefaultDictionary.words(of: "en")
    }
    var lines: [String] = []
    func print(_ value: Any) { lines.append("\(value)") }

    var suggester = Suggester(lexicons: [try WordLexicon(path: "en.words.imedict")])
    let list = suggester.suggestions(before: "thank you very mu", limit: 3)
    print(list.suggestions.map(\.text))  // ["much", "music", "must"]
    print(suggester.correction(before: "I recieve")?.text ?? "no correction")  // receive
    #expect(lines == [#"["much", "music", "must"]"#, "receive"])
  }
}
