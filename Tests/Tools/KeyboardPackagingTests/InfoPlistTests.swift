import Foundation
import KeyboardPackaging
import TestSupport
import Testing

/// `Info.plist` of a keyboard: reproducible output and strict parsing.
@Suite struct InfoPlistTests {
  private let template = InfoPlist(
    displayName: "Pars", bundleIdentifier: "org.example.pars.keyboard")

  @Test func templateMatchesTheGoldenFile() throws {
    let golden = try Repository.text(of: "Tests/Tools/KeyboardPackagingTests/Golden/Info.plist")
    #expect(template.text == golden)
  }

  @Test func foundationReadsTheOutput() throws {
    let plist = InfoPlist(
      displayName: "<Ä> & \"فارسی\" 😀", bundleIdentifier: "org.example.x.fa",
      version: "2.1", isASCIICapable: true, prefersRightToLeft: true, primaryLanguage: "fa-IR",
      requestsOpenAccess: true)
    let root = try #require(
      try PropertyListSerialization.propertyList(from: Data(plist.text.utf8), format: nil)
        as? [String: Any])
    #expect(root["CFBundleDisplayName"] as? String == plist.displayName)
    let attributes =
      (root["NSExtension"] as? [String: Any])?["NSExtensionAttributes"] as? [String: Any]
    #expect(attributes?["IsASCIICapable"] as? Bool == true)
    #expect(attributes?["PrimaryLanguage"] as? String == "fa-IR")
    let reading = try InfoPlistReading(bytes: Array(plist.text.utf8), file: "Info.plist")
    #expect(reading.plist == plist && reading.findings.isEmpty)
  }

  @Test(
    arguments: [
      (
        "RequestsOpenAccess", "RequestOpenAccess",
        "33: error: unknown key 'RequestOpenAccess' in NSExtensionAttributes; did you mean "
          + "'RequestsOpenAccess'?"
      ),
      ("NSExtensionPointIdentifier", "NSExtensionPoint", "error: unknown key 'NSExtensionPoint'"),
      ("CFBundleDisplayName", "CFBundleDisplayname", "7: warning: unknown key"),
      ("CFBundleDisplayName", "RequestsOpenAccess", "7: error: 'RequestsOpenAccess' belongs in"),
      ("CFBundleDisplayName", "UIDeviceFamily", "4: warning: no CFBundleDisplayName"),
      ("<false/>", "<string>NO</string>", "28: error: IsASCIICapable must be <true/> or <false/>"),
      ("<false/>", "<integer>0</integer>", "28: error: IsASCIICapable must be <true/>"),
      ("en-US", "en_US", "32: warning: 'en_US' is not canonical; write 'en-US'"),
      ("en-US", "fa-IR", "30: warning: 'fa-IR' is written from right to left"),
      ("en-US", "english please", "32: error: 'english please' is not a language tag"),
      ("keyboard-service", "share-services", "37: error: NSExtensionPointIdentifier must be"),
      (">KeyboardViewController<", "><", "24: error: no NSExtensionPrincipalClass"),
      ("<key>NSExtension</key>", "<key>Other</key>", "4: error: no NSExtension"),
      ("<string>Pars</string>", "<true/>", "8: error: CFBundleDisplayName must be a string"),
    ])
  func faults(old: String, new: String, expected: String) throws {
    let range = try #require(template.text.range(of: old))
    let text = template.text.replacingCharacters(in: range, with: new)
    let reading = try InfoPlistReading(bytes: Array(text.utf8), file: "Info.plist")
    let lines = reading.findings.map(\.description)
    #expect(
      lines.contains { $0.hasPrefix("Info.plist:\(expected)") || $0.contains(" \(expected)") },
      "\(lines)")
  }

  @Test(
    arguments: [
      "", "x", "<plist>", "<plist></plist>", "<plist><dict/></plist>x",
      "<plist><dict/></plist><plist></plist>", "<plist><true/><true/></plist>", "<dict/>",
      "<plist><dict/>", "bplist00xyz",
      "<plist><dict><key>a</key></dict></plist>", "<plist><dict><string>a</string></dict></plist>",
      "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>",
      "<plist><dict><key>a</key><banana/></dict></plist>", "<plist><dict>text</dict></plist>",
      "<plist><string>a<true/></string></plist>",
      "<plist><dict><key>a</key><key>b</key></dict></plist>",
      "<plist><array>" + String(repeating: "<array>", count: 100_000),
      "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]><plist><dict>"
        + "<key>&b;</key><nonsense/></dict></plist>",
      "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><plist><dict><key>&x;</key>",
    ])
  func filesThatAreNoPropertyList(text: String) {
    #expect(throws: PackagingError.self) {
      try InfoPlistReading(bytes: Array(text.utf8), file: "Info.plist")
    }
  }

  @Test func thePropertyListOfAnApp() throws {
    let app = AppInfoPlist(displayName: "Pars Dictionary", bundleIdentifier: "org.example.pars")
    let reading = try InfoPlistReading(bytes: Array(app.text.utf8), file: "Info.plist")
    #expect(reading.plist == nil && reading.findings.isEmpty)
    #expect(app.text.contains("<key>CFBundlePackageType</key>\n\t<string>APPL</string>"))
  }
}
