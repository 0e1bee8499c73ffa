import Foundation
import KeyboardPackaging
import Testing

/// Manifests for tests.
enum SampleManifest {
  /// Two keyboards, one of them right-to-left and with a capability.
  static let text = """
    {
      "app": "Pars Dictionary",
      "name": "Pars",
      "bundleIdentifier": "org.example.pars",
      "version": "1.0.2",
      "keyboards": [
        {
          "id": "fa",
          "primaryLanguage": "fa-IR",
          "name": "فارسی",
          "layout": "Locales/fa/keyboard.xml",
          "symbol": "ف",
          "capabilities": [
            {"capability": "sharedContainer", "purpose": "Suggests the words of your own list."}
          ],
          "resolution": "discard",
          "traits": ["url", "default"]
        },
        {
          "id": "tr-t-k0-trkeyf",
          "primaryLanguage": "tr-TR",
          "name": "Türkçe F & <Q>",
          "layout": "Locales/tr-t-k0-trkeyf/keyboard.xml",
          "isASCIICapable": true
        }
      ]
    }
    """

  static func manifest() throws -> KeyboardManifest {
    let reading = ManifestReading(text: text, file: "keyboard.json")
    #expect(reading.findings.isEmpty)
    return try #require(reading.manifest)
  }

  /// Returns the text with one passage replaced. The passage must exist.
  static func replacing(_ old: String, _ new: String) throws -> String {
    let range = try #require(text.range(of: old))
    return text.replacingCharacters(in: range, with: new)
  }
}
