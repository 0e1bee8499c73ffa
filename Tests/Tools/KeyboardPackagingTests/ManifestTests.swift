import Foundation
import KeyboardPackaging
import KeyboardPermissions
import Keyboards
import Testing
import TextDocument

/// Parsing of `keyboard.json` and the findings for malformed files.
@Suite struct ManifestTests {
  @Test func completeManifest() throws {
    let manifest = try SampleManifest.manifest()
    #expect(manifest.app == "Pars Dictionary" && manifest.name == "Pars")
    #expect(manifest.bundleIdentifier == "org.example.pars" && manifest.version == "1.0.2")
    let first = try #require(manifest.keyboards.first)
    #expect(
      first.description
        == KeyboardDescription(
          id: "fa", primaryLanguage: "fa-IR", name: "فارسی", prefersRightToLeft: true,
          isASCIICapable: false,
          capabilities: [
            CapabilityDeclaration(
              .sharedContainer, purpose: "Suggests the words of your own list.")
          ], resolution: .discard))
    #expect(first.description.requestsOpenAccess)
    #expect(first.traits == [.default, .url] && first.symbol == "ف")
    let second = manifest.keyboards[1]
    #expect(second.description.resolution == .commitRaw && !second.description.prefersRightToLeft)
    #expect(second.symbol == "tr" && second.traits == KeyboardManifest.servableTraits)
    #expect(!second.description.requestsOpenAccess)
  }

  /// A passage of the sample, its replacement, and the expected finding with its line.
  @Test(
    arguments: [
      ("\"app\"", "\"apps\"", "2:3: error: unknown key 'apps'; did you mean 'app'?"),
      (
        "\"resolution\": \"discard\"", "\"RequestOpenAccess\": true",
        "16:7: error: unknown key 'RequestOpenAccess'; did you mean 'requestsOpenAccess'?"
      ),
      (
        "\"isASCIICapable\"", "\"IsASCIICapable\"",
        "24:7: error: unknown key 'IsASCIICapable'; did you mean 'isASCIICapable'?"
      ),
      ("\"isASCIICapable\": true", "\"isASCIICapable\": \"YES\"", "24:25: error: 'isASCII"),
      ("\"isASCIICapable\": true", "\"isASCIICapable\": yes", "24:25: error: 'isASCII"),
      ("\"version\": \"1.0.2\"", "\"version\": 1.0", "5:14: error: 'version' must be a string"),
      ("\"1.0.2\"", "\"1.0.2.3\"", "5:14: error: '1.0.2.3' is not a version"),
      ("\"1.0.2\"", "\"1..2\"", "5:14: error: '1..2' is not a version"),
      ("org.example.pars", "pars", "4:23: error: 'pars' is not a bundle identifier"),
      ("\"Pars Dictionary\"", "\"  \"", "2:10: error: 'app' is empty"),
      ("\"Pars Dictionary\"", "\"Pars \"", "2:10: warning: 'app' begins or ends with a space"),
      ("\"Pars Dictionary\"", "\"a\\u0007b\"", "2:10: error: 'app' contains a control character"),
      (
        ", \"purpose\": \"Suggests the words of your own list.\"", "",
        "14:9: error: 'keyboards[0].capabilities[0]' has no 'purpose'"
      ),
      ("Suggests the words of your own list.", " \\t ", "14:54: error: 'purpose' is empty"),
      (
        "{\"capability\": \"sharedContainer\", \"purpose\": \"Suggests the words of your own list.\"}",
        "\"network\"", "14:9: error: capability 'network' has no purpose"
      ),
      (
        "sharedContainer", "sharedcontainer",
        "14:24: error: unknown capability 'sharedcontainer'; did you mean 'sharedContainer'?"
      ),
      (
        "sharedContainer", "microphone",
        "14:24: error: a keyboard has no microphone and no dictation; remove 'microphone'"
      ),
      ("sharedContainer", "Dictation", "14:24: error: a keyboard has no microphone"),
      ("\"discard\"", "\"commitRaw\"", "16:21: error: unknown resolution 'commitRaw'; did you"),
      ("\"url\"", "\"URLs\"", "17:18: error: unknown trait 'URLs'; did you mean 'url'?"),
      ("\"url\"", "\"phonePad\"", "17:18: warning: 'phonePad' is never served"),
      ("\"url\"", "\"asciiCapable\"", "17:18: error: 'asciiCapable' needs 'isASCIICapable': true"),
      ("\"url\"", "\"default\"", "17:29: warning: 'default' is listed twice"),
      ("\"tr-t-k0-trkeyf\"", "\"FA\"", "20:13: error: 'FA' is also the id of another keyboard"),
      ("\"tr-t-k0-trkeyf\"", "\"../x\"", "20:13: error: '../x' is not an id"),
      ("tr-TR", "tr_TR", "21:26: warning: 'tr_TR' is not canonical; write 'tr-TR'"),
      ("tr-TR", "zh_CN", "21:26: warning: 'zh_CN' is not canonical; write 'zh-Hans-CN'"),
      ("tr-TR", "iw-IL", "21:26: warning: 'iw-IL' is not canonical; write 'he-IL'"),
      ("tr-TR", "tr", "21:26: warning: 'tr' names no region; write 'tr-TR'"),
      ("tr-TR", "sr-RS", "21:26: warning: 'sr-RS' names no script, and there are several; write"),
      ("tr-TR", "Turkish!", "21:26: error: 'Turkish!' is not a language tag"),
      ("tr-TR", "zqz-TR", "21:26: error: 'zqz-TR' names a language, script or region that is not"),
      (
        "\"symbol\": \"ف\"", "\"prefersRightToLeft\": false",
        "12:29: warning: 'fa-IR' is written from right to left"
      ),
      ("\"symbol\": \"ف\"", "\"symbol\": \"abcd\"", "12:17: error: 'symbol' is too long"),
      ("Locales/fa/keyboard.xml", "/etc/passwd", "11:17: error: 'layout' must be a path"),
      (
        "\"isASCIICapable\": true", "\"requestsOpenAccess\": true",
        "24:29: error: open access is requested without a capability"
      ),
      (
        "\"symbol\": \"ف\"", "\"requestsOpenAccess\": false",
        "12:29: error: the capabilities need open access"
      ),
      ("\"keyboards\": [", "\"keyboards\": {", "error: not JSON: "),
      ("\"name\": \"Pars\",", "\"app\": \"Pars\",", "error: repeated key: app"),
    ])
  func faults(old: String, new: String, expected: String) throws {
    let reading = ManifestReading(text: try SampleManifest.replacing(old, new), file: "k.json")
    let lines = reading.findings.map(\.description)
    #expect(
      lines.contains { $0.hasPrefix("k.json:\(expected)") || $0.contains(" \(expected)") },
      "\(lines)")
    #expect((reading.manifest == nil) == reading.findings.haveErrors)
  }

  @Test(
    arguments: [
      "", " ", "[]", "\"x\"", "null", "{", "{}", "{\"keyboards\": []}", "\u{0}", "a: &a [*a, *a]",
      "{\"keyboards\": [[], 1, null]}", "--- {}\n--- {}", "%YAML 9.9\n--- {}", "{? {} : 1}",
    ])
  func filesThatAreNoManifest(text: String) {
    let reading = ManifestReading(text: text, file: "k.json")
    #expect(reading.manifest == nil && reading.findings.haveErrors)
    #expect(reading.findings.allSatisfy { $0.position.line != 0 })
  }

  @Test(arguments: ["[", "{\"a\":", "- ", "{"])
  func deepNestingIsRejected(opening: String) {
    let text = String(repeating: opening, count: 200_000)
    #expect(ManifestReading(text: text, file: "k.json").manifest == nil)
  }

  @Test func severalFindingsAtOnce() throws {
    let text = try SampleManifest.replacing("\"version\": \"1.0.2\",", "\"versoin\": \"1\",")
      .replacingOccurrences(of: "\"id\": \"fa\",", with: "")
    let findings = ManifestReading(text: text, file: "k.json").findings
    #expect(findings.count == 3, "\(findings)")
    #expect(findings.contains { $0.message.contains("'keyboards[0]' has no 'id'") })
  }

  @Test func missingFilesAndFolders() throws {
    for path in ["/nowhere/keyboard.json", "/tmp"] {
      #expect(throws: PackagingError.self) { try KeyboardManifest(path: path) }
    }
  }
}
