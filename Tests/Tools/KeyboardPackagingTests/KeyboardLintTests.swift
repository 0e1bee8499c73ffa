import Foundation
import KeyboardPackaging
import TestSupport
import Testing

/// Linting of manifests together with their layouts and locale files.
@Suite struct KeyboardLintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let files = try KeyboardProject(
      .init(app: "Pars Dictionary", keyboard: "Pars", language: "fa", globekey: "/globekey")
    ).files
    try files.write(to: "\(folder.path)/new")
  }

  private func findings(_ name: String = "keyboard.json") throws -> [String] {
    let prefix = "\(folder.path)/new/"
    return try KeyboardLint().findings(in: prefix + name).map {
      $0.description.replacingOccurrences(of: prefix, with: "")
    }
  }

  private func change(_ name: String, _ old: String, _ new: String) throws {
    let path = "\(folder.path)/new/\(name)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try #require(text.contains(old))
    try folder.write("new/\(name)", text.replacingOccurrences(of: old, with: new))
  }

  @Test func newPackagesHaveNoFindings() throws {
    for name in ["keyboard.json", "Locales/fa/keyboard.xml", "Locales/fa/locale.json"] {
      #expect(try findings(name).isEmpty)
    }
  }

  @Test(
    arguments: [
      (
        "<row keys=\"next-keyboard\"/>", "<row keys=\"a\"/>",
        "Locales/fa/keyboard.xml:12: error: no key 'next-keyboard' can be reached"
      ),
      (
        "<row keys=\"next-keyboard\"/>", "<row keys=\"next-keyboard\"/><row keys=\"a b\"/>",
        "Locales/fa/keyboard.xml:16: warning: 'next-keyboard' is not in the leading group"
      ),
      (
        "</layers>", "<layer id=\"more\"><row keys=\"a\"/></layer></layers>",
        "Locales/fa/keyboard.xml:19: warning: no key leads to the layer 'more'"
      ),
      ("\"next-keyboard\"/>\n    </layer>", "\"nothing\"/>\n    </layer>", "xml:17:7: error: "),
      ("<key id=", "<kye id=", "Locales/fa/keyboard.xml:12:5: error: "),
      ("</keyboard3>", "", "Locales/fa/keyboard.xml:"),
    ])
  func layouts(old: String, new: String, expected: String) throws {
    try change("Locales/fa/keyboard.xml", old, new)
    for name in ["keyboard.json", "Locales/fa/keyboard.xml"] {
      let findings = try findings(name)
      #expect(findings.contains { $0.contains(expected) }, "\(findings)")
    }
  }

  @Test func invalidUTF8IsFound() throws {
    for name in ["keyboard.xml", "locale.json"] {
      try folder.write("new/Locales/fa/\(name)", Array("<keyboard3><k".utf8) + [0xF3, 0x3E])
      #expect(try findings("Locales/fa/\(name)").count == 1)
      #expect(try !findings().isEmpty)
    }
  }

  @Test func manifestIsCheckedAgainstTheLayout() throws {
    try change("keyboard.json", "\"isASCIICapable\": false", "\"isASCIICapable\": true")
    #expect(
      try findings()
        == [
          "keyboard.json:12:25: error: 'isASCIICapable' is true, but "
            + "\(folder.path)/new/Locales/fa/keyboard.xml does not type space ! \" # $ % & ' ( ) "
            + "* + and 83 more"
        ].map { $0.replacingOccurrences(of: "\(folder.path)/new/", with: "") })
  }

  @Test func localeFiles() throws {
    try change("Locales/fa/locale.json", "direction", "dirction")
    #expect(try findings("Locales/fa/locale.json").first?.hasPrefix("Locales/fa/locale") == true)
    #expect(try findings().first?.contains("locale.json:6: error: ") == true)
    try FileManager.default.removeItem(atPath: "\(folder.path)/new/Locales/fa/locale.json")
    #expect(try findings().first?.contains("error: locale.json is missing beside") == true)
  }

  @Test func duplicateNamesAreWarnedAbout() throws {
    let text = try String(contentsOfFile: "\(folder.path)/new/keyboard.json", encoding: .utf8)
    let start = try #require(text.range(of: "    {"))
    let end = try #require(text.range(of: "    }"))
    let keyboard = text[start.lowerBound..<end.upperBound]
    try change(
      "keyboard.json", String(keyboard),
      keyboard + ",\n" + keyboard.replacingOccurrences(of: "\"fa\"", with: "\"fa-2\""))
    #expect(try findings().count == 1)
    #expect(
      try findings()[0].hasPrefix("keyboard.json:19:15: warning: another keyboard is also called"))
  }

  /// The layouts of this repository follow the rules too.
  @Test func layoutsOfTheRepository() throws {
    let locales = Repository.root.appending(path: "Locales")
    for name in try FileManager.default.contentsOfDirectory(atPath: locales.path).sorted() {
      let path = locales.appending(path: "\(name)/keyboard.xml").path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let findings = try KeyboardLint().findings(in: path)
      #expect(findings.isEmpty, "\(findings)")
    }
  }
}
