import Foundation
import KeyboardPackaging
import TestSupport
import Testing

/// The output of `ime-cli new`.
@Suite struct ProjectTests {
  private func project(
    app: String = "Pars Dictionary", keyboard: String = "Pars", language: String = "fa",
    sharesWords: Bool = false
  ) throws -> FileTree {
    try KeyboardProject(
      .init(
        app: app, keyboard: keyboard, language: language, globekey: Repository.root.path,
        sharesWords: sharesWords)
    ).files
  }

  @Test func filesOfANewPackage() throws {
    let files = try project()
    #expect(
      files.paths == [
        ".gitignore", "App/Info.plist", "Keyboard/Info.plist", "Locales/fa/keyboard.xml",
        "Locales/fa/locale.json", "Package.swift", "README.md",
        "Sources/ParsDictionaryApp/ParsDictionaryApp.swift",
        "Sources/ParsDictionaryApp/WordListView.swift",
        "Sources/ParsKeyboard/KeyboardList.swift",
        "Sources/ParsKeyboard/KeyboardViewController.swift",
        "Sources/ParsKeyboard/OwnWords.swift", "Sources/ParsKeyboard/SystemDocument.swift",
        "Sources/WordList/SharedContainer.swift", "Sources/WordList/WordList.swift",
        "Tests/ParsKeyboardTests/NextKeyboardTests.swift",
        "Tests/ParsKeyboardTests/OwnWordsTests.swift", "keyboard.json", "project.yml",
      ])
    for path in files.paths {
      #expect(files.text(at: path)?.contains("{{") == false, "\(path)")
      #expect(files.text(at: path)?.contains("\r") == false, "\(path)")
      #expect(files.text(at: path)?.hasSuffix("\n") == true, "\(path)")
    }
  }

  /// A keyboard that reads the app's words declares it, and shares an app group with the app. One that
  /// does not requests nothing.
  @Test(arguments: [true, false]) func wordsOfTheApp(isShared: Bool) throws {
    let files = try project(sharesWords: isShared)
    let reading = ManifestReading(
      text: try #require(files.text(at: "keyboard.json")), file: "keyboard.json")
    #expect(reading.findings.isEmpty, "\(reading.findings)")
    let capabilities = reading.manifest?.keyboards.first?.description.capabilities
    #expect(capabilities?.map(\.capability) == (isShared ? [.sharedContainer] : []))
    let plist = try #require(files.text(at: "Keyboard/Info.plist"))
    #expect(
      plist.components(separatedBy: "<key>RequestsOpenAccess</key>").last?.contains(
        "<\(isShared)/>")
        == true)
    let groups = files.text(at: "project.yml")?.components(
      separatedBy: "application-groups: [\"group.org.example.parsdictionary\"]")
    #expect(groups?.count == (isShared ? 3 : 1))
    #expect(
      files.text(at: "Sources/WordList/SharedContainer.swift")?.contains(
        "\"group.org.example.parsdictionary\"") == true)
    let list = files.text(at: "Sources/ParsKeyboard/KeyboardList.swift")
    #expect(list?.contains(".sharedContainer") == isShared)
  }

  /// Requirement 77: omitted keys have the platform's defaults.
  @Test func propertyListMatchesTheTemplate() throws {
    let files = try project(app: "Pars", keyboard: "Pars", language: "en-US")
    #expect(
      files.text(at: "Keyboard/Info.plist")
        == (try Repository.text(of: "Tests/Tools/KeyboardPackagingTests/Golden/Info.plist")))
  }

  @Test(
    arguments: [
      ("Pars Dictionary", "Pars", "fa"), ("A \"B\" \\(c) <&>", "' \\n \"", "he-IL"),
      ("词典", "拼音输入", "zh_CN"), ("😀", "🇫🇷", "fr"), ("{{app}}", "{{keyboard}} }}", "en"),
      ("Keyboard", "App", "sr"), ("123", "4 Keys", "ja"), ("Türkçe", "Çeviri", "tr"),
    ])
  func everyNewPackageIsValid(app: String, keyboard: String, language: String) throws {
    let folder = try TemporaryFolder()
    let files = try project(app: app, keyboard: keyboard, language: language)
    try files.write(to: "\(folder.path)/new")
    let reading = try ManifestReading(path: "\(folder.path)/new/keyboard.json")
    #expect(reading.findings.isEmpty, "\(reading.findings)")
    #expect(reading.manifest?.app == app && reading.manifest?.name == keyboard)
    for path in ["App/Info.plist", "Keyboard/Info.plist"] {
      #expect(try InfoPlistReading(path: "\(folder.path)/new/\(path)").findings.isEmpty)
    }
    let modules = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/new/Sources")
    #expect(modules.count == 3)
    for module in modules {
      #expect(module.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(module)")
      #expect(module.first?.isNumber == false)
    }
  }

  @Test(
    arguments: [
      ("", "Pars", "en"), ("Pars", " \t", "en"), ("a\nb", "Pars", "en"), ("Pars", "a\u{7}", "en"),
      ("Pars", "Pars", "english"), ("Pars", "Pars", "zqz"), ("Pars", "Pars", ""),
      ("Pars", "Pars", "und"), ("Pars", String(repeating: "x", count: 101), "en"),
    ])
  func invalidNames(app: String, keyboard: String, language: String) {
    #expect(throws: PackagingError.self) {
      try project(app: app, keyboard: keyboard, language: language)
    }
  }

  /// Builds a new package and runs its test. This takes minutes, so it runs only on request.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GLOBEKEY_BUILD_NEW_PACKAGE"] != nil))
  func newPackageBuildsAndPassesItsTest() throws {
    let folder = try TemporaryFolder()
    try project(sharesWords: true).write(to: "\(folder.path)/pars")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test", "--package-path", "\(folder.path)/pars"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("Test run with 2 tests in 2 suites passed"), "\(text)")
  }
}
