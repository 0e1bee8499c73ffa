import Foundation
import TestSupport
import Testing

/// Checks that the programs in `Examples` do what their comments and the README say.
@Suite struct ExamplesTests {
  private static let locales = Repository.root.appending(path: "Locales").path

  @Test func customRightToLeftKeyboard() throws {
    let result = try Program("example-right-to-left-keyboard").run([])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.suffix(2) == ["שלום, ייִדיש", "שלום, ייִדי"])
    #expect(lines.contains { $0.contains("⌦") }, "Backspace points to the right")
  }

  @Test func rightToLeftKeyboardNeedsFewerThanSixtyLines() throws {
    let source = try Repository.text(of: "Examples/RightToLeftKeyboard/main.swift")
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }

  @Test func embeddedMandarinEngine() throws {
    let result = try Program("example-embedded-mandarin").run([
      try DefaultDictionary.path(of: "zh-Hans")
    ])
    #expect(result.code == 0)
    #expect(
      result.output.split(separator: "\n").suffix(2)
        == ["你好世界，wo men qu shang hai", "你好世界，我们去上海"])
  }

  /// The second run starts with a history file from which everything was deleted.
  @Test func learningMandarin() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 {
      let result = try Program("example-learning-mandarin").run([
        try DefaultDictionary.path(of: "zh-Hans"), folder.path,
      ])
      #expect(result.code == 0)
      #expect(
        result.output.split(separator: "\n") == [
          "世纪，世纪，世纪，", "世纪，世纪，世纪，shi ji", "2 entries forgotten, 0 left in the files",
          "世纪，世纪，世纪，实际",
        ])
    }
  }

  @Test func hostWithThreeLanguages() throws {
    let dictionaries = URL(filePath: try DefaultDictionary.path(of: "zh-Hans"))
      .deletingLastPathComponent().path
    let result = try Program("example-three-languages").run([Self.locales, dictionaries])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == #"["en-US", "fa-IR", "zh-Hans-CN"]"#)
    #expect(lines.dropFirst().first == "Hello, سلام 你好")
    #expect(lines.last == "custom zh-Hans-CN")
  }
}
