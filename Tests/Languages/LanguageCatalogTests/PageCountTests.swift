import InputCore
import LanguageCatalog
import LanguageDescription
import TestSupport
import Testing

/// The number of pages that an engine counts is the number that a user sees who walks through all
/// candidates.
@Suite struct PageCountTests {
  @Test(arguments: [
    ("zh-Hans", "shi", [String]()), ("zh-Hans", "nihaoshijie", []), ("zh-Hans", "rq", []),
    ("zh-Hans", "74", ["nine"]), ("zh-Hant", "g4", []), ("yue", "si", []),
    ("ja", "kisha", []), ("ja", "kisha<Space>", []), ("ar", "habibi", []),
    ("cangjie", "a", []), ("ko", "tk<F9>", []),
  ])
  func countIsTheNumberOfPages(tag: String, keys: String, options: [String]) throws {
    var engine = try engine(of: tag, options)
    for key in try KeyNotation.parse(keys) { _ = engine.handle(key) }
    let count = engine.pageCount()
    var last = 0
    while let page = engine.perform(.nextCandidate).compactMap(\.page).last {
      // Japanese begins again after the last candidate.
      guard page.number >= last else { break }
      last = page.number
    }
    #expect(count == last + 1)
    let countAtEnd = engine.pageCount()
    #expect(countAtEnd == count)
  }

  @Test(arguments: ["zh-Hans", "ja", "ar", "ko", "vi"])
  func nothingToCount(tag: String) throws {
    var engine = try engine(of: tag, [])
    let count = engine.pageCount()
    #expect(count == nil)
  }

  private func engine(of tag: String, _ options: [String]) throws -> any InputEngine {
    let language = try #require(LanguageCatalog.standard[tag: tag]?.composition)
    let resources = LanguageResources(
      imagePath: { try DefaultDictionary.path(of: $0) },
      rules: { tag, name in
        let path = Repository.root.appending(path: "Locales/\(tag)/\(name).txt").path
        return NamedText(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
      })
    return try language.open(resources).makeEngine(TypingChoices(options: options))
  }
}

extension Effect {
  fileprivate var page: CandidatePage? {
    if case .showCandidates(let page) = self { page } else { nil }
  }
}
