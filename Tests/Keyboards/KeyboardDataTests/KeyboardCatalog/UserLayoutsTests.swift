import Foundation
import KeyboardCatalog
import KeyboardTestSupport
import LanguageCatalog
import TestSupport
import Testing

/// Layouts of the user in the folder `layouts` of a container.
@Suite struct UserLayoutsTests {
  private let container: TemporaryFolder

  init() throws { container = try TemporaryFolder() }

  private func layouts() -> UserLayouts {
    UserLayouts(
      container: container.path, base: LocaleFiles.folder.path,
      languages: LanguageCatalog.standard.languages)
  }

  private func write(_ text: String, as id: String, _ file: String = "keyboard.xml") throws {
    let folder = "\(container.path)/layouts/\(id)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try container.write("layouts/\(id)/\(file)", text)
  }

  private func layout(of id: String) throws -> String {
    try String(contentsOfFile: LocaleFiles.folder.layoutPath(of: id), encoding: .utf8)
  }

  @Test func noFolder() {
    #expect(layouts().keyboards.isEmpty && layouts().errors.isEmpty)
  }

  /// A copy of any layout of the toolkit works under another name: its imports and its locale file
  /// are found.
  @Test(arguments: ["de", "fa", "ja-Latn", "tr-t-k0-trkeyf", "zh-Hans", "hi"])
  func copies(id: String) throws {
    try write(try layout(of: id), as: "mine")
    let layouts = layouts()
    #expect(layouts.errors.isEmpty)
    let keyboard = try #require(layouts.keyboards.first)
    let entry = try #require(LanguageCatalog.standard.keyboard(id)).keyboard
    #expect(keyboard.id == "mine" && layouts.keyboards.count == 1)
    #expect(keyboard.primaryLanguage == entry.primaryLanguage)
    #expect(keyboard.prefersRightToLeft == entry.prefersRightToLeft)
    let (own, original) = (
      try layouts.folder.layout(of: "mine"), try LocaleFiles.folder.layout(of: id)
    )
    #expect(own.keys == original.keys && own.touch == original.touch)
  }

  /// A layout with the id of a keyboard of the toolkit takes its place.
  @Test func replaces() throws {
    let text = try layout(of: "de")
    try write(text.replacing("name=\"German\"", with: "name=\"Mine\""), as: "de")
    let layouts = layouts()
    #expect(layouts.keyboards.isEmpty && layouts.errors.isEmpty)
    #expect(try layouts.folder.layout(of: "de").info.name == "Mine")
    #expect(try layouts.folder.layout(of: "fr").info.name == "French (AZERTY)")
  }

  /// A language without a locale file needs one beside the layout; the error names its path.
  @Test func languageOfItsOwn() throws {
    let text = try layout(of: "en").replacing("locale=\"en\"", with: "locale=\"cy\"")
    try write(text, as: "cy")
    let error = try #require(layouts().errors.first)
    #expect("\(error)".contains("\(container.path)/layouts/cy/locale.json"))
    try write(
      #"{"language": "cy", "primaryLanguage": "cy-GB", "name": "Welsh", "nativeName": "Cymraeg"}"#,
      as: "cy", "locale.json")
    #expect(layouts().errors.isEmpty)
    #expect(layouts().keyboards.map(\.primaryLanguage) == ["cy-GB"])
  }

  /// One layout with an error leaves the others; the error has file and line.
  @Test func errors() throws {
    try write(try layout(of: "fr"), as: "b-fr")
    try write(
      "<keyboard3 locale=\"fr\" conformsTo=\"45\">\n<keys>\n<key/></keys></keyboard3>", as: "a")
    try container.write("layouts/README", "notes")
    let layouts = layouts()
    #expect(layouts.keyboards.map(\.id) == ["b-fr"])
    #expect(layouts.errors.count == 1)
    #expect("\(layouts.errors)".contains("layouts/a/keyboard.xml:"))
  }

  /// No file outside the folders is imported, also not by the detour of the shared folder.
  @Test func importsOutside() throws {
    try container.write("secret.xml", "<keys/>")
    for path in ["../../secret.xml", "../shared/../../secret.xml", "../shared/cldr/../../../x.xml"]
    {
      let text = try layout(of: "de").replacing(
        "<import path=\"../shared/keys-frame.xml\"/>", with: "<import path=\"\(path)\"/>")
      try write(text, as: "mine")
      #expect(layouts().errors.count == 1)
    }
  }
}
