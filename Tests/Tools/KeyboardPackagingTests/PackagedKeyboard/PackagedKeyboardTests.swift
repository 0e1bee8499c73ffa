import Foundation
import KeyboardPackaging
import Keyboards
import PackagedJapanese
import PackagedKorean
import PackagedMandarin
import PackagedTogether
import Scenarios
import TestSupport
import Testing

/// Keyboards as written by `ime-cli package`. Their generated lists are compiled as targets of this
/// package and run with the layouts and images of a written package.
@Suite struct PackagedKeyboardTests {
  /// A target of a package: its module here, its name in the package, and its keyboards.
  struct Target: Sendable, CustomTestStringConvertible {
    let module: String
    let shape: KeyboardPackage.Shape
    let name: String
    let plugins: @Sendable (_ locales: String, _ dictionaries: String) -> [any KeyboardPlugin]
    let keyboards: [String]

    var testDescription: String { module }
  }

  private static let folder = "Tests/Tools/PackagedKeyboards"

  static let targets = [
    Target(
      module: "PackagedTogether", shape: .dynamic, name: "keyboard",
      plugins: PackagedTogether.KeyboardList.plugins, keyboards: ["zh-Hans", "ja", "ko"]),
    Target(
      module: "PackagedMandarin", shape: .perLanguage, name: "zh-Hans",
      plugins: PackagedMandarin.KeyboardList.plugins, keyboards: ["zh-Hans"]),
    Target(
      module: "PackagedJapanese", shape: .perLanguage, name: "ja",
      plugins: PackagedJapanese.KeyboardList.plugins, keyboards: ["ja"]),
    Target(
      module: "PackagedKorean", shape: .perLanguage, name: "ko",
      plugins: PackagedKorean.KeyboardList.plugins, keyboards: ["ko"]),
  ]

  private static let scripts = [
    "zh-Hans": """
    KEYBOARD   zh-Hans touch
    SCENARIO   pinyin
    TAP        n i h a o
    PREEDIT    ni hao|
    CANDIDATES 你好
    TAP        <space>
    DOCUMENT   你好|
    """,
    "ja": """
    KEYBOARD   ja touch
    SCENARIO   kana, which a key converts
    TAP        か/w や/s <kana-mark> あ/n
    PREEDIT    きょう|
    TAP        <space>
    CANDIDATES 今日
    TAP        <return>
    DOCUMENT   今日|
    """,
    "ko": """
    KEYBOARD   ko touch
    SCENARIO   Hangul, and the words that it begins
    TAP        ㅎ ㅏ ㄴ ㄱ ㅜ ㄱ
    OFFERS     한국의
    TAP        <space>
    DOCUMENT   한국 |
    """,
  ]

  private func package(_ target: Target) throws -> (
    package: KeyboardPackage, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    let package = try KeyboardPackage(
      manifest: Repository.root.appending(path: "\(Self.folder)/keyboard.json").path,
      shape: target.shape, imagePath: DefaultDictionary.path)
    return (package, folder)
  }

  /// The compiled source equals the generated one.
  @Test(arguments: targets)
  func sourceMatchesTheGeneratedFile(target: Target) throws {
    let written = try package(target).package.files
      .text(at: "Keyboards/\(target.name)/KeyboardList.swift")
    let compiled = try Repository.text(of: "\(Self.folder)/\(target.module)/KeyboardList.swift")
    #expect(written == compiled)
  }

  @Test(arguments: targets)
  func packagedKeyboardsCompose(target: Target) throws {
    let (package, folder) = try package(target)
    try package.files.write(to: "\(folder.path)/out")
    let bundle = "\(folder.path)/out/Keyboards/\(target.name)"
    for keyboard in target.keyboards {
      let script = try #require(Self.scripts[keyboard])
      let failures = try KeyboardScenarioPlayer { _ in
        try KeyboardRegistry(target.plugins("\(bundle)/Locales", "\(bundle)/Dictionaries"))
      }.play(try Scenario.parse(script, file: keyboard), file: keyboard)
      #expect(failures.map(\.description) == [])
    }
  }

  /// A package without a required image would type only letters, so packaging fails.
  @Test func missingImagesAreRejected() {
    struct Absent: Error {}
    #expect(throws: PackagingError.self) {
      try KeyboardPackage(
        manifest: Repository.root.appending(path: "\(Self.folder)/keyboard.json").path,
        shape: .dynamic, imagePath: { _ in throw Absent() })
    }
  }
}
