import KeyboardTestSupport
import LanguageCatalog
import TestSupport
import Testing
import TypingAids

/// Codes of a code table beside the candidates of keyboards that are typed by sound.
@Suite struct ShownCodesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Types keys and returns the notes beside the candidates shown then.
  private func notes(
    on id: String, typing keys: String, codes: String = "", meanings: Bool = false
  ) throws -> [String: String] {
    var settings = TypingSettings()
    settings.shownCodes = try #require(ShownCodes(codes))
    settings.showsMeanings = meanings
    let tables = UserTables(container: folder.path)
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.adding(userTables: tables.names).languages, settings: settings,
      in: LocaleFiles.folder
    ) { try tables.imagePath(of: $0) ?? DefaultDictionary.path(of: $0) }
    let description = try #require(engines.keyboards.first { $0.description.id == id })
    let typist = try KeyboardTypist([description], in: InMemoryDocument())
    try typist.press(keys)
    let pages = typist.effects.compactMap { effect in
      if case .text(.showCandidates(let page)) = effect { page } else { nil }
    }
    return Dictionary(
      (pages.last?.candidates ?? []).compactMap { candidate in
        candidate.gloss.map { (candidate.text, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    ("zh-Hans", "nihao", "你好", "人弓火 女弓木"), ("zh-Hans", "ni", "你", "人弓火"),
    ("zh-Hant", "su3", "你", "人弓火"), ("yue", "nei", "你", "人弓火"),
  ])
  func codesOfCangjie(id: String, keys: String, text: String, code: String) throws {
    #expect(try notes(on: id, typing: keys, codes: "cangjie")[text] == code)
    #expect(try notes(on: id, typing: keys, codes: "")[text] == nil)
  }

  @Test(arguments: [
    ("zh-Hans", "shi", "是", "indeed, yes, right; to be"),
    ("zh-Hans", "shi", "事", "affair, matter, business"),
    ("zh-Hant", "g4", "事", "affair, matter, business"),
    ("yue", "hai", "係", "bind, tie up; involve, relation"),
  ])
  func meanings(id: String, keys: String, text: String, meaning: String) throws {
    #expect(try notes(on: id, typing: keys, meanings: true)[text] == meaning)
    #expect(try notes(on: id, typing: keys)[text] == nil)
  }

  /// The meaning of a word is not that of its characters.
  @Test func wordsHaveNoMeanings() throws {
    let found = try notes(on: "zh-Hans", typing: "dongxi", codes: "cangjie", meanings: true)
    #expect(found["东西"] == "大木 一金田")
    #expect(found["东"] == nil || found["东"]?.contains(" · east") == true)
  }

  @Test func codesOfQuick() throws {
    #expect(try notes(on: "zh-Hans", typing: "ni", codes: "quick")["你"] == "人火")
  }

  /// Other notes stay, long sentences have none, and a table that is not there shows nothing.
  @Test func codesAreShownOnlyWhereTheyHelp() throws {
    let sentence = try notes(on: "zh-Hans", typing: "womenmingtianqubeijing", codes: "cangjie")
    #expect(sentence.keys.allSatisfy { $0.count <= 4 })
    #expect(try notes(on: "zh-Hans", typing: "ni", codes: "wubi")["你"] == nil)
    #expect(try notes(on: "zh-Hans", typing: "ni", codes: "table-none")["你"] == nil)
    #expect(try notes(on: "ja", typing: "ni", codes: "cangjie")["二"] != "一一")
  }

  /// A table of the user gives its codes, also that of a phrase.
  @Test func codesOfAnImportedTable() throws {
    let (image, _) = try SmallTable.build(SmallTable.rime, .rime)
    try folder.write("tables/small.imedict", image)
    let notes = try notes(on: "zh-Hans", typing: "gongren", codes: "table-small")
    #expect(notes["工人"] == "aaww")
  }

  // MARK: Tables as keyboards

  @Test func importedTablesAreKeyboards() throws {
    let (image, _) = try SmallTable.build(SmallTable.rime, .rime)
    try folder.write("tables/small.imedict", image)
    try folder.write("tables/two words.imedict", image)
    try folder.write("tables/notes.txt", "no table")
    let tables = UserTables(container: folder.path)
    #expect(tables.names == ["small"])
    #expect(tables.imagePath(of: "small") == nil && tables.imagePath(of: "table-other") == nil)
    #expect(tables.imagePath(of: "table-../tables/small") == nil)
    let catalog = LanguageCatalog.standard.adding(userTables: tables.names)
    let engines = KeyboardEngines(of: catalog.languages, in: LocaleFiles.folder) {
      try tables.imagePath(of: $0) ?? DefaultDictionary.path(of: $0)
    }
    let keyboard = try #require(
      engines.keyboards.first { $0.description.id == "table-small" })
    let typist = try KeyboardTypist([keyboard], in: InMemoryDocument())
    try typist.tap("a a a")
    #expect(typist.view.candidates.contains("工"))
    try typist.tap("a space")
    #expect(typist.document == "工|")
    try typist.press("aa ")
    #expect(typist.document == "工式|")
  }

  @Test func withoutAFolderThereAreNoTables() {
    #expect(UserTables(container: "\(folder.path)/none").names.isEmpty)
  }
}
