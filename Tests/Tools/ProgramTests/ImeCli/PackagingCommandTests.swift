import Foundation
import TestSupport
import Testing

/// `ime-cli new`, `package`, `lint`, `manifest` and `enable` as other programs see them.
@Suite struct PackagingCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Result {
    try Program("ime-cli").run(arguments, input: Array(input.utf8))
  }

  /// Creates a package and returns the path of its manifest.
  private func new(language: String = "fa-IR") throws -> String {
    let path = "\(folder.path)/new"
    let result = try run([
      "new", "--app", "Pars Dictionary", "--keyboard", "Pars", "--language", language, path,
    ])
    #expect(result.code == 0, "\(result.errors)")
    return "\(path)/keyboard.json"
  }

  @Test func newWritesAPackageThatLints() throws {
    let manifest = try new()
    let lint = try run(["lint", manifest])
    #expect(lint.code == 0 && lint.output.isEmpty, "\(lint.errors)")
    #expect(lint.errors == "0 errors, 0 warnings in 1 files\n")
    let package = try String(contentsOfFile: "\(folder.path)/new/Package.swift", encoding: .utf8)
    #expect(package.contains("path: \"\(Repository.root.path)\""))
    let again = try run(["new", "--app", "x", "--keyboard", "y", "\(folder.path)/new"])
    #expect(again.code == 73 && again.errors.contains("already exists"))
  }

  @Test func packageListsWhatItWrites() throws {
    let manifest = try new()
    let output = "\(folder.path)/out"
    let result = try run(["package", "--per-language", manifest, "-o", output])
    #expect(result.code == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains("\(output)/Keyboards/fa/Info.plist"))
    for line in lines { #expect(FileManager.default.fileExists(atPath: String(line))) }
    #expect(try run(["package", "--dynamic", manifest, "-o", output]).code == 73)
    #expect(try run(["lint", "\(output)/Keyboards/fa/Info.plist"]).code == 0)
  }

  @Test func manifestShowsAndExports() throws {
    let manifest = try new()
    #expect(try run(["manifest", "validate", manifest]).code == 0)
    let show = try run(["manifest", "show", manifest])
    #expect(show.output == "fa\tfa-IR\tright to left\tPars - Pars Dictionary\t\n")
    for (format, passage) in [
      ("plist", "<string>fa-IR</string>"), ("app-plist", "<string>APPL</string>"),
      ("swift", "id: \"fa\""), ("ibus", "<language>fa_IR</language>"),
      ("fcitx-addon", "Category=InputMethod"),
    ] {
      let result = try run(["manifest", "export", "--format", format, manifest])
      #expect(result.code == 0 && result.output.contains(passage), "\(format)")
    }
    let keyboard = ["manifest", "export", "--format", "fcitx-input-method", manifest]
    #expect(try run(keyboard).code == 64)
    #expect(try run(keyboard + ["--keyboard", "fa"]).output.contains("LangCode=fa_IR\n"))
    #expect(try run(keyboard + ["--keyboard", "xx"]).code == 64)
  }

  @Test func lintReportsFileAndLine() throws {
    let path = try new()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (old, new, expected, code) in [
      ("\"name\"", "\"nmae\"", "3:3: error: unknown key 'nmae'; did you mean 'name'?", 65),
      ("fa-IR", "fa_IR", "9:26: warning: 'fa_IR' is not canonical; write 'fa-IR'", 0),
      ("\"prefersRightToLeft\": true", "\"prefersRightToLeft\": false", "13:29: warning: ", 0),
      ("Locales/fa", "Locales/xx", "11:17: error: the layout ", 65),
    ] as [(String, String, String, Int32)] {
      let range = try #require(text.range(of: old))
      let file = try folder.write(
        "new/changed.json", text.replacingCharacters(in: range, with: new))
      let result = try run(["lint", file])
      #expect(result.code == code, "\(result.errors)")
      #expect(result.errors.contains("\(file):\(expected)"), "\(result.errors)")
      #expect(try run(["lint", "--strict", file]).code == 65)
    }
  }

  @Test func enableAsksAndRemembers() throws {
    let manifest = try new()
    func run(_ more: [String] = [], input: String = "") throws -> Program.Result {
      try Program("ime-cli").run(
        ["enable", manifest] + more, input: Array(input.utf8),
        environment: ["GLOBEKEY_CONTAINER": "\(folder.path)/container"])
    }
    /// Plays a script in a host program.
    func play(_ more: [String] = []) throws -> Program.Result {
      let script = try folder.write("script", "FOCUS search\n")
      return try Program("ime-cli").run(
        ["run", "--host", "browser", "--script", script] + more,
        environment: [
          "GLOBEKEY_CONTAINER": "\(folder.path)/container",
          "GLOBEKEY_LOCALES": Repository.root.appending(path: "Locales").path,
        ])
    }
    for answer in ["", "what?\n", "no\n"] {
      // The end of the input is no answer and is not remembered.
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/container"))
      let refused = try run(input: answer)
      #expect(refused.code == 1 && refused.output == "Pars - Pars Dictionary: left disabled\n")
      #expect(refused.errors.contains("does not request open access"))
    }
    #expect(try play().errors.contains("the keyboard 'fa' does not run: you refused 'Pars - "))
    let first = try play(["--keyboard", "fa"])
    #expect(first.code == 65 && first.errors.contains("answer yes to 'ime-cli enable'"))
    #expect(try run(input: "what?\nyes\n").output == "Pars - Pars Dictionary: enabled\n")
    let enabled = try play(["--keyboard", "fa"])
    #expect(enabled.code == 0 && enabled.errors.isEmpty)
    #expect(try run().output == "Pars - Pars Dictionary: already enabled\n")
    #expect(try run(["--disable"]).output == "Pars - Pars Dictionary: disabled\n")
    #expect(try run(["--yes"]).code == 0)
    #expect(try run(["--keyboard", "xx"]).code == 64)
  }

  @Test(
    arguments: [
      ("new", 64), ("new --app a --keyboard b", 64),
      ("new --app a --keyboard b --language x d", 64),
      ("new --app a --keyboard b --bundle-identifier x d", 64), ("package x.json", 64),
      ("package --dynamic /nowhere.json -o d", 66), ("lint", 64), ("lint /nowhere.json", 66),
      ("lint /nowhere.plist", 66), ("lint /nowhere.xml", 66), ("manifest show /nowhere.json", 66),
      ("manifest export --format x /nowhere.json", 64), ("enable /nowhere.json", 66),
      ("enable --yes --disable x", 64), ("new --app a --keyboard b /proc/x/y", 73),
    ] as [(String, Int32)])
  func exitCodes(command: String, code: Int32) throws {
    let result = try run(command.split(separator: " ").map(String.init))
    #expect(result.code == code, "\(result.errors)")
    #expect(!result.errors.isEmpty && result.output.isEmpty)
  }

  @Test func helpShowsAnExampleForEachCommand() throws {
    for command in ["new", "package", "lint", "manifest", "enable"] {
      let result = try run([command, "--help"])
      #expect(result.code == 0)
      #expect(result.output.contains("$ ime-cli \(command)"))
    }
  }
}
