import Foundation
import KeyboardCatalog
import KeyboardPackaging
import KeyboardTestSupport
import Keyboards
import TestSupport
import Testing

/// All standard keyboards in one manifest.
@Suite struct StandardPackageTests {
  private let folder: TemporaryFolder
  private let manifest: String

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Locales",
      withDestinationPath: Repository.root.appending(path: "Locales").path)
    let keyboards = StandardKeyboards.descriptions.map { description in
      """
      {"id": "\(description.id)", "primaryLanguage": "\(description.primaryLanguage)",
       "name": "\(description.name)", "layout": "Locales/\(description.id)",
       "prefersRightToLeft": \(description.prefersRightToLeft),
       "isASCIICapable": \(description.isASCIICapable)}
      """
    }
    manifest = try folder.write(
      "keyboard.json",
      """
      {"app": "GlobeKey", "name": "GlobeKey", "bundleIdentifier": "org.example.globekey",
       "version": "1.0", "keyboards": [\(keyboards.joined(separator: ",\n"))]}
      """)
  }

  @Test func standardKeyboardsPassTheLint() throws {
    let findings = try KeyboardLint().findings(in: manifest)
    #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
  }

  /// Packaged keyboards can be opened: both shapes contain every layout with all its imports.
  @Test(arguments: KeyboardPackage.Shape.allCases)
  func packagedKeyboardsOpen(shape: KeyboardPackage.Shape) throws {
    try KeyboardPackage(manifest: manifest, shape: shape).files.write(to: "\(folder.path)/out")
    for target in try KeyboardManifest(path: manifest).targets(shape) {
      let locales = LocaleFolder(path: "\(folder.path)/out/Keyboards/\(target.name)/Locales")
      for description in target.descriptions {
        #expect(throws: Never.self, "\(description.id)") {
          try LanguageKeyboard(description, in: locales).open()
        }
      }
    }
  }
}
