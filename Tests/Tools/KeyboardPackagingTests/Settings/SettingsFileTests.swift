import Foundation
import KeyboardCatalog
import TestSupport
import Testing
import TypingAids

@Suite struct SettingsFileTests {
  @Test func omittedSettingsKeepTheirDefaults() throws {
    #expect(try TypingSettings(parsing: "{}", file: "s.json") == TypingSettings())
    let settings = try TypingSettings(
      parsing: #"{"allowsCapsLock": false, "doubleSpacePace": "slow"}"#, file: "s.json")
    var expected = TypingSettings()
    expected.allowsCapsLock = false
    expected.doubleSpacePace = .slow
    #expect(settings == expected)
  }

  @Test func formerNamesAreReadWithANote() throws {
    var notes: [String] = []
    let settings = try TypingSettings(
      parsing: "{\n  \"insertsBlankBeforeMarks\": true\n}", file: "s.json"
    ) { notes.append($0) }
    #expect(settings.insertsSpaceBeforeMarks)
    let note = "'insertsBlankBeforeMarks' is called 'insertsSpaceBeforeMarks' now; rename it"
    #expect(notes == ["s.json:2: \(note)"])
    let locale = try KeyboardLocale(
      parsing: #"{"language": "fr", "primaryLanguage": "fr-FR", "blankBefore": {"!": " "}}"#,
      file: "l.json")
    #expect(locale.spaceBefore == ["!": " "])
  }

  @Test func fileOfAllSettingsRoundTrips() throws {
    var settings = TypingSettings.none
    settings.doubleSpacePace = .quick
    settings.insertsSpaceBeforeMarks = true
    settings.secondLanguages["en"] = "de"
    let text = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    #expect(try TypingSettings(parsing: text, file: "s.json") == settings)
    let folder = try TemporaryFolder()
    #expect(try TypingSettings(contentsOf: try folder.write("s.json", text)) == settings)
  }

  @Test(arguments: [
    (#"{"#, "is not valid JSON"),
    ("", "s.json: is empty"),
    ("[]", "s.json:1: 'the file' must be an object in braces"),
    (
      "{\n  \"allowsCapslock\": true\n}",
      "s.json:2: no key is called 'allowsCapslock'; did you mean 'allowsCapsLock'?"
    ),
    ("{\"theme\": true}", "s.json:1: no key is called 'theme'; known are capitalizesAuto"),
    (
      "{\n\"allowsCapsLock\": \"true\"}",
      "s.json:2: 'allowsCapsLock' must be true or false, without quotes"
    ),
    ("{\"allowsCapsLock\": 1}", "s.json:1: 'allowsCapsLock' must be true or false"),
    ("{\"allowsCapsLock\": null}", "s.json:1: 'allowsCapsLock' must be true or false"),
    (
      "{\"doubleSpacePace\": \"fast\"}",
      "s.json:1: 'doubleSpacePace' must be \"quick\" or \"normal\" or \"slow\""
    ),
    ("{\"doubleSpacePace\": slow}", "s.json:1: 'doubleSpacePace' must be"),
    ("{\"doubleSpacePace\": [\"slow\"]}", "s.json:1: 'doubleSpacePace' must be"),
    ("{\"secondLanguages\": \"en de\"}", "s.json:1: 'en de' is not a value of 'secondLanguages'"),
    ("{\"secondLanguages\": true}", "'secondLanguages' must be a text in double quotes"),
    ("{\"allowsCapsLock\": true,\n\"allowsCapsLock\": true}", "occurs twice"),
  ])
  func errorsNameTheLine(text: String, message: String) {
    let error = #expect(throws: LocaleFileError.self) {
      try TypingSettings(parsing: text, file: "s.json")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
