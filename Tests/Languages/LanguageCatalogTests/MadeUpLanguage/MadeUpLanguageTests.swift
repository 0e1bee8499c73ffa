import Foundation
import KeyboardCatalog
import KeyboardPackaging
import Keyboards
import LanguageCatalog
import LanguageDescription
import Scenarios
import Sivi
import TestSupport
import Testing

/// Languages added only by the steps of the guide work in every front end.
@Suite struct MadeUpLanguageTests {
  private static let folder = "Tests/Languages/MadeUpLanguages"
  private static let lume = Language(tag: "qab", primaryLanguage: "qab-001", name: "Lume")

  private let work: TemporaryFolder

  /// Builds both dictionaries as `make dictionaries` does.
  init() throws {
    work = try TemporaryFolder()
    for (manifest, image) in [("qaa", "qaa"), ("qab/words.json", "qab.words")] {
      let result = try Program("ime-dict").run([
        "build", Self.path("Dictionaries/\(manifest)"), "-o", "\(work.path)/\(image).imedict",
      ])
      try #require(result.code == 0, "\(result.errors)")
    }
  }

  private static func path(_ name: String) -> String {
    Repository.root.appending(path: "\(folder)/\(name)").path
  }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Result {
    try Program("made-up-ime").run(
      arguments, input: Array(input.utf8), environment: ["GLOBEKEY_DICTIONARIES": work.path])
  }

  // MARK: In ime-cli

  @Test func commandLineProgramConverts() throws {
    let result = try run(["convert", "--language", "qaa", "-n", "2"], input: "bana\nna\n")
    #expect(result.output == "bana\t巴那\t巴娜\nna\t那\t娜\n", "\(result.errors)")
    #expect(try run(["convert", "--help"]).output.contains("qaa"))
    let unknown = try run(["convert", "--language", "qaa", "--keys", "fast"], input: "na\n")
    #expect(unknown.code == 64 && unknown.errors.contains("'fast' is not a way to type Sivi"))
  }

  @Test func commandLineProgramReplaysKeyboards() throws {
    for tag in ["qaa", "qab"] {
      let result = try run([
        "replay", "--locales", Self.path("Locales"), Self.path("Scenarios/\(tag)/keyboard.txt"),
      ])
      #expect(result.code == 0, "\(result.output) \(result.errors)")
    }
    let keyboards = try run(["keyboards", "--locales", Self.path("Locales"), "--tags"])
    #expect(keyboards.output.hasSuffix("qaa-001\nqab-001\n"))
  }

  // MARK: Keyboards and packages

  @Test func keyboardsCompose() throws {
    try play(locales: Self.path("Locales"), dictionaries: work.path)
  }

  @Test(arguments: KeyboardPackage.Shape.allCases)
  func packagedKeyboardsCompose(shape: KeyboardPackage.Shape) throws {
    let keyboards = ["qaa", "qab"].map { tag in
      """
      {"id": "\(tag)", "primaryLanguage": "\(tag)-001", "name": "\(tag)",
       "layout": "Locales/\(tag)"}
      """
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(work.path)/Locales", withDestinationPath: Self.path("Locales"))
    let manifest = try work.write(
      "keyboard.json",
      """
      {"app": "Made up", "name": "Made up", "bundleIdentifier": "org.example.madeup",
       "version": "1.0", "keyboards": [\(keyboards.joined(separator: ","))]}
      """)
    let images = DictionaryFolder(path: work.path)
    let package = try KeyboardPackage(
      manifest: manifest, shape: shape, catalog: LanguageCatalog([Sivi.language, Self.lume]),
      imagePath: { try images.imagePath(of: $0) })
    try package.files.write(to: "\(work.path)/out")
    for target in shape == .dynamic ? ["keyboard"] : ["qaa", "qab"] {
      let bundle = "\(work.path)/out/Keyboards/\(target)"
      let list = try String(contentsOfFile: "\(bundle)/KeyboardList.swift", encoding: .utf8)
      #expect(list.contains("import Sivi\n") == (target != "qab"))
      try play(
        locales: "\(bundle)/Locales", dictionaries: "\(bundle)/Dictionaries",
        only: target == "keyboard" ? nil : target)
    }
  }

  /// Plays the scripts of both languages on keyboards whose files are in these folders.
  private func play(locales: String, dictionaries: String, only tag: String? = nil) throws {
    let images = DictionaryFolder(path: dictionaries)
    for language in [Sivi.language, Self.lume] where tag == nil || language.tag == tag {
      let file = "Scenarios/\(language.tag)/keyboard.txt"
      let text = try Repository.text(of: "\(Self.folder)/\(file)")
      let failures = try KeyboardScenarioPlayer { _ in
        try KeyboardRegistry(
          KeyboardEngines(of: [language], in: LocaleFolder(path: locales)) {
            try images.imagePath(of: $0)
          }.keyboards)
      }.play(try Scenario.parse(text, file: file), file: file)
      #expect(failures.map(\.description) == [])
    }
  }

  // MARK: The steps

  /// The files of a language: at most 8 for a composing language and 6 for a language of words.
  @Test func languagesNeedFewFiles() throws {
    let root = Repository.root.appending(path: Self.folder)
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let files = all.filter { ($0 as NSString).pathExtension != "" && $0 != "README.md" }
    #expect(files.filter { $0.contains("qaa/") || $0.hasPrefix("Sivi/") }.count <= 8)
    #expect(files.filter { $0.contains("qab/") }.count <= 6)
  }

  /// The guide names every file that the steps change, and CONTRIBUTING links to it.
  @Test func guideNamesAllFiles() throws {
    let guide = "Sources/Core/GlobeKey/GlobeKey.docc/AddingALanguage.md"
    #expect(try Repository.text(of: "CONTRIBUTING.md").contains(guide))
    let text = try Repository.text(of: guide)
    for position in [
      "Sources/Languages/<Name>/<Name>.swift", "Sources/Languages/<Name>/README.md",
      "Package.swift", "LanguageCatalog+Standard.swift", "WordLanguages.swift",
      "Locales/<tag>/keyboard.xml", "Locales/<tag>/locale.json", "Dictionaries/<tag>/",
      "Tests/Scenarios/<tag>/keyboard.txt",
    ] {
      #expect(text.contains(position), "\(position)")
    }
  }
}
