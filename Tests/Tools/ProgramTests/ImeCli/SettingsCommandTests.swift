import TestSupport
import Testing

/// `ime-cli settings` and `ime-cli privacy`.
@Suite struct SettingsCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program("ime-cli").run(arguments)
  }

  @Test(arguments: [("text", "settings.txt"), ("plist", "Root.plist"), ("schema", "schema.json")])
  func outputIsReproducible(format: String, file: String) throws {
    let golden = try Repository.text(
      of: "Tests/Tools/KeyboardPackagingTests/Settings/Golden/\(file)")
    for _ in 0..<2 { #expect(try run("settings", "--format", format).output == golden) }
  }

  @Test func checkShowsSettingsOrErrors() throws {
    let good = try folder.write("good.json", #"{"allowsCapsLock": false}"#)
    let shown = try run("settings", "--check", good)
    #expect(shown.code == 0 && shown.output.contains("allowsCapsLock = false"))
    let bad = try folder.write("bad.json", "{\n\"allowCapsLock\": false}")
    let result = try run("settings", "--check", bad)
    #expect(result.code == 65 && result.output.isEmpty)
    #expect(
      result.errors == "ime-cli: \(bad):2: no key is called 'allowCapsLock'; "
        + "did you mean 'allowsCapsLock'?\n")
    #expect(try run("settings", "--check", "/nowhere.json").code == 66)
    #expect(try run("settings", "--check", good, "--format", "plist").code == 64)
  }

  /// The settings of desktops, and those of a program there, from a file or from the container.
  @Test func settingsOfDesktops() throws {
    let file = try folder.write(
      "desktop.json", #"{"programs": {"gedit": {"chineseForm": "taiwan"}}, "typesTones": true}"#)
    let all = try run("settings", "--desktop", "--check", file)
    #expect(all.code == 0 && all.output.contains(#"    "gedit": { "chineseForm": "taiwan" }"#))
    for (program, form) in [("gtk3-im:gedit", "taiwan"), ("firefox", "simplified")] {
      let result = try Program("ime-cli").run(
        ["settings", "--program", program], environment: ["GLOBEKEY_CONTAINER": folder.path])
      #expect(result.output.contains("\"chineseForm\": \"\(form)\""), "\(result.output)")
      #expect(result.output.contains("\"typesTones\": true") && !result.output.contains("gedit"))
    }
    let bad = try folder.write("bad.json", "{\"programs\": {\n\"a\": {\"theme\": 1}}}")
    let result = try run("settings", "--desktop", "--check", bad)
    #expect(result.code == 65 && result.errors.contains("\(bad):2: no key is called 'theme'"))
    #expect(try run("settings", "--desktop", "--format", "plist").code == 64)
  }

  @Test func standardKeyboardsRequestNothing() throws {
    let result = try run("privacy")
    let lines = result.output.split(separator: "\n").dropFirst()
    #expect(lines.count > 20)
    for line in lines { #expect(line.hasSuffix("not requested  nothing"), "\(line)") }
  }

  @Test func labelsOfKeyboardsAndManifests() throws {
    let persian = try run("privacy", "fa")
    #expect(persian.output.hasPrefix("Privacy of Persian (fa)\n"))
    #expect(persian.output.contains("It does not ask for open access."))
    #expect(try run("privacy", "fa", "--format", "markdown").output.hasPrefix("# Privacy of"))
    let manifest = "\(folder.path)/new/keyboard.json"
    let new = try run(
      "new", "--app", "Pars Dictionary", "--keyboard", "Pars", "--language", "fa-IR",
      "\(folder.path)/new")
    #expect(new.code == 0)
    #expect(try run("privacy", manifest).output.hasPrefix("Privacy of "))
    #expect(try run("privacy", "nope").code == 65)
    #expect(try run("privacy", "/nowhere.json").code == 66)
  }
}
