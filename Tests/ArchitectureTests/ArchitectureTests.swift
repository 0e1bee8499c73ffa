import Foundation
import TestSupport
import Testing

/// Rules about the sources themselves.
@Suite struct ArchitectureTests {
  /// The key path and all that it needs: Foundation would cost start-up and memory there.
  private static let corePaths = [
    "TextUnits", "TextDocument", "HostSimulators", "HostTraits", "InputCore", "DictionaryFormat",
    "PhraseTables", "ChineseText", "Lexicon", "WordForms", "LanguageModel", "UserHistory",
    "Conversion", "KanaDictionary",
    "TonalSyllables", "Languages",
    "KeyboardLayouts",
    "KeyboardTrust", "SupplementaryLexicon",
    "Suggestions", "TypingAids", "Keyboards", "CalculatorKeyboard", "KeyboardDrawing",
    "GlobeKey",
  ]

  /// What a module may import, besides the system's C library. Data flows one way: nothing above
  /// its own line.
  private static let allowedImports: [String: Set<String>] = [
    "TextUnits": ["CICU"],
    "TextDocument": [],
    "HostSimulators": ["TextDocument"],
    "HostTraits": ["TextDocument"],
    "InputCore": ["TextDocument"],
    "KeyboardLayouts": ["TextUnits"],
    "DictionaryFormat": ["CMappedFile", "CZlib"],
    "PhraseTables": ["DictionaryFormat"],
    "ChineseText": ["DictionaryFormat", "InputCore", "PhraseTables"],
    "Lexicon": ["DictionaryFormat"],
    "WordForms": [],
    "LanguageModel": ["DictionaryFormat", "Lexicon"],
    "UserHistory": ["DictionaryFormat", "InputCore", "TextDocument", "TextUnits"],
    "Conversion": ["InputCore", "Lexicon", "LanguageModel", "HeapModule", "UserHistory"],
    "KanaDictionary": ["DictionaryFormat", "LanguageModel"],
    "TonalSyllables": ["InputCore", "Conversion", "Lexicon", "LanguageModel", "UserHistory"],
    "Languages": [
      "ChineseText", "InputCore", "Conversion", "DictionaryFormat", "HeapModule",
      "KanaDictionary", "Lexicon", "LanguageModel", "PhraseTables", "TonalSyllables", "UserHistory",
    ],
    "KeyboardTrust": ["TextDocument"],
    "SupplementaryLexicon": ["KeyboardTrust"],
    "Suggestions": [
      "DictionaryFormat", "InputCore", "KeyboardLayouts", "KeyboardTrust", "SupplementaryLexicon",
      "TextUnits", "UserHistory", "WordForms",
    ],
    "TypingAids": ["TextDocument", "TextUnits"],
    "Keyboards": [
      "TextUnits", "TextDocument", "InputCore", "KeyboardLayouts", "Suggestions", "TypingAids",
      "KeyboardTrust", "SupplementaryLexicon", "UserHistory",
    ],
    "CalculatorKeyboard": ["InputCore", "Keyboards", "TextDocument"],
    "KeyboardDrawing": ["KeyboardLayouts", "Keyboards", "TextDocument", "TextUnits"],
    "GlobeKey": ["InputCore", "TextDocument", "TextUnits"],
  ]

  private static let systemLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

  @Test(arguments: corePaths)
  func modulesImportOnlyWhatComesBeforeThem(module: String) throws {
    let allowed = try #require(Self.allowedImports[module]).union(Self.systemLibraries)
    let files = try swiftFiles(under: "Sources/\(module)")
    #expect(!files.isEmpty)
    for file in files {
      for imported in try imports(of: file) where !allowed.contains(imported) {
        Issue.record("\(file) imports \(imported)")
      }
    }
  }

  /// ICU's headers and Foundation's clash where both are seen: only the C shim includes them.
  @Test func onlyTheShimIncludesICU() throws {
    let folder = Repository.root.appending(path: "Sources").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".h") {
      let text = try Repository.text(of: "Sources/\(name)")
      #expect(!text.contains("#include <unicode/"), "\(name) includes ICU's headers")
    }
  }

  private func swiftFiles(under path: String) throws -> [String] {
    let folder = Repository.root.appending(path: path).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }

  private func imports(of file: String) throws -> [String] {
    try Repository.text(of: file).split(separator: "\n").compactMap { line in
      let words = line.prefix { $0 != "/" }.split(separator: " ")
      guard words.first == "import" || words.dropFirst().first == "import" else { return nil }
      return words.last.map { String($0.prefix { $0 != "." }) }
    }
  }
}
