import Foundation
import KeyboardCatalog
import KeyboardPackaging
import TestSupport
import Testing
import TypingAids

/// Export formats of the settings, compared byte by byte with golden files.
@Suite struct SettingsFormTests {
  @Test(arguments: [
    ("Root.plist", SettingsForm.propertyList), ("schema.json", SettingsForm.jsonSchema),
    ("settings.txt", SettingsForm.text()),
  ])
  func formatsMatchTheGoldenFiles(file: String, form: String) throws {
    #expect(
      form
        == (try Repository.text(of: "Tests/Tools/KeyboardPackagingTests/Settings/Golden/\(file)")))
  }

  @Test func propertyListHasEachSettingWithItsDefault() throws {
    let root = try #require(
      try PropertyListSerialization.propertyList(
        from: Data(SettingsForm.propertyList.utf8), format: nil) as? [String: Any])
    let specifiers = try #require(root["PreferenceSpecifiers"] as? [[String: Any]])
    for declaration in TypingSettings.Schema.declarations {
      let specifier = try #require(
        specifiers.first { $0["Key"] as? String == declaration.key }, "\(declaration.key)")
      #expect(specifier["Title"] as? String == declaration.title)
      switch declaration.default {
      case .flag(let isOn):
        #expect(specifier["Type"] as? String == "PSToggleSwitchSpecifier")
        #expect(specifier["DefaultValue"] as? Bool == isOn)
      case .text(let text):
        #expect(specifier["Type"] as? String == "PSTextFieldSpecifier")
        #expect(specifier["DefaultValue"] as? String == text)
      case .name(let name):
        #expect(specifier["Type"] as? String == "PSMultiValueSpecifier")
        #expect(specifier["DefaultValue"] as? String == name)
        #expect(specifier["Values"] as? [String] == declaration.choices.map(\.name))
        #expect((specifier["Titles"] as? [String])?.count == declaration.choices.count)
      }
    }
    // A page must start with a group, because settings before the first group have no heading.
    #expect(specifiers.first?["Type"] as? String == "PSGroupSpecifier")
  }

  /// A file of the schema's defaults is valid and changes nothing.
  @Test func schemaAndReaderAgree() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(SettingsForm.jsonSchema.utf8)) as? [String: Any])
    #expect(schema["additionalProperties"] as? Bool == false)
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties.keys.sorted() == TypingSettings.Schema.declarations.map(\.key).sorted())
    let defaults = properties.compactMapValues { $0["default"] }
    let file = try JSONSerialization.data(withJSONObject: defaults)
    let settings = try TypingSettings(parsing: String(decoding: file, as: UTF8.self), file: "s")
    #expect(settings == TypingSettings())
    #expect(
      properties["doubleSpacePace"]?["enum"] as? [String]
        == DoubleSpacePace.allCases.map(\.rawValue))
  }

  /// The pattern of a text accepts what the reader accepts.
  @Test func patternsOfTextsAgreeWithTheReader() throws {
    let declaration = try #require(
      TypingSettings.Schema.declarations.first { $0.key == "secondLanguages" })
    let pattern = try Regex(try #require(declaration.pattern))
    for text in ["", "en+de", "en+de pt-t-k0-abnt2+en", "en", "en+", "en+de+fr", "en+\"de\""] {
      var settings = TypingSettings()
      let isAccepted = declaration.set(.text(text), in: &settings)
      #expect(isAccepted == (text.firstMatch(of: pattern) != nil), "\(text)")
    }
  }

  @Test func textShowsValuesAndDefaults() {
    let text = SettingsForm.text(of: .none)
    #expect(text.contains("capitalizesAutomatically = false"))
    #expect(text.contains("true | false, default true"))
  }
}
