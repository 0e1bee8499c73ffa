import Foundation
import KeyboardPackaging
import TestSupport
import Testing

/// The output of `ime-cli package`.
@Suite struct PackageTests {
  private let folder: TemporaryFolder
  private let manifest: String

  init() throws {
    folder = try TemporaryFolder()
    for locale in ["Locales/fa", "Locales/tr", "Locales/tr-t-k0-trkeyf", "Locales/shared/cldr/45"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(locale)", withIntermediateDirectories: true)
    }
    manifest = try folder.write("keyboard.json", SampleManifest.text)
    try folder.write(
      "Locales/fa/keyboard.xml",
      """
      <keyboard3><keys><import path="../shared/keys.xml"/><import base="cldr" path="45/marks.xml"/>
      </keys></keyboard3>
      """)
    try folder.write("Locales/fa/locale.json", "{\"language\": \"fa\"}")
    try folder.write("Locales/shared/keys.xml", "<keys><import path=\"more.xml\"/></keys>")
    try folder.write("Locales/shared/more.xml", "<keys><import path=\"keys.xml\"/></keys>")
    try folder.write("Locales/shared/cldr/45/marks.xml", "<keys/>")
    try folder.write("Locales/tr/locale.json", "{\"language\": \"tr\"}")
    try folder.write("Locales/tr-t-k0-trkeyf/keyboard.xml", "<keyboard3/>")
  }

  @Test func oneTargetPerLanguage() throws {
    let files = try KeyboardPackage(manifest: manifest, shape: .perLanguage).files
    let (persian, turkish) = ("Keyboards/fa", "Keyboards/tr-t-k0-trkeyf")
    #expect(
      files.paths == [
        "App/Info.plist", "\(persian)/Info.plist", "\(persian)/KeyboardList.swift",
        "\(persian)/KeyboardViewController.swift", "\(persian)/Locales/fa/keyboard.xml",
        "\(persian)/Locales/fa/locale.json", "\(persian)/Locales/shared/cldr/45/marks.xml",
        "\(persian)/Locales/shared/keys.xml", "\(persian)/Locales/shared/more.xml",
        "\(persian)/SystemDocument.swift",
        "\(turkish)/Info.plist", "\(turkish)/KeyboardList.swift",
        "\(turkish)/KeyboardViewController.swift",
        "\(turkish)/Locales/tr-t-k0-trkeyf/keyboard.xml", "\(turkish)/Locales/tr/locale.json",
        "\(turkish)/SystemDocument.swift",
        "fcitx5/addon/pars.conf",
        "fcitx5/inputmethod/pars-fa.conf", "fcitx5/inputmethod/pars-tr-t-k0-trkeyf.conf",
        "ibus/component/pars.xml", "keyboard.json",
      ])
    let plist = try plist("\(persian)/Info.plist", in: files)
    #expect(
      plist
        == InfoPlist(
          displayName: "فارسی", bundleIdentifier: "org.example.pars.fa", version: "1.0.2",
          prefersRightToLeft: true, primaryLanguage: "fa-IR", requestsOpenAccess: true))
    #expect(
      try self.plist("\(turkish)/Info.plist", in: files)
        == InfoPlist(
          displayName: "Türkçe F & <Q>", bundleIdentifier: "org.example.pars.tr-t-k0-trkeyf",
          version: "1.0.2", isASCIICapable: true, primaryLanguage: "tr-TR"))
    #expect(files.text(at: "\(turkish)/Locales/tr/locale.json")?.contains("tr") == true)
  }

  @Test func oneTargetForAllLanguages() throws {
    let files = try KeyboardPackage(manifest: manifest, shape: .dynamic).files
    #expect(
      try plist("Keyboards/keyboard/Info.plist", in: files)
        == InfoPlist(
          displayName: "Pars", bundleIdentifier: "org.example.pars.keyboard", version: "1.0.2",
          isASCIICapable: true, prefersRightToLeft: true, primaryLanguage: "fa-IR",
          requestsOpenAccess: true))
    let list = try #require(files.text(at: "Keyboards/keyboard/KeyboardList.swift"))
    for passage in ["id: \"fa\"", "name: \"Türkçe F & <Q>\"", ".sharedContainer, purpose: \"Sug"] {
      #expect(list.contains(passage))
    }
    #expect(files.paths.contains("Keyboards/keyboard/Locales/tr-t-k0-trkeyf/keyboard.xml"))
  }

  /// Requirement 57: both shapes contain the same keyboards and therefore behave the same.
  @Test func bothShapesHaveTheSameKeyboards() throws {
    let manifest = try SampleManifest.manifest()
    let apart = manifest.targets(.perLanguage).flatMap(\.descriptions)
    #expect(manifest.targets(.dynamic).map(\.descriptions) == [apart])
    let whole = try KeyboardPackage(manifest: self.manifest, shape: .dynamic).files
    let parts = try KeyboardPackage(manifest: self.manifest, shape: .perLanguage).files
    for path in whole.paths where !path.hasPrefix("Keyboards/") {
      #expect(whole.files[path] == parts.files[path], "\(path)")
    }
  }

  @Test(arguments: KeyboardPackage.Shape.allCases)
  func outputIsReproducible(shape: KeyboardPackage.Shape) throws {
    for name in ["a", "b"] {
      try KeyboardPackage(manifest: manifest, shape: shape).files.write(
        to: "\(folder.path)/\(name)")
    }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/a").sorted()
    #expect(
      try paths == FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/b").sorted())
    for path in paths {
      let contents = FileManager.default.contents(atPath: "\(folder.path)/a/\(path)")
      #expect(contents == FileManager.default.contents(atPath: "\(folder.path)/b/\(path)"))
    }
  }

  @Test func existingFilesAreNotOverwritten() throws {
    let files = try KeyboardPackage(manifest: manifest, shape: .dynamic).files
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    try files.write(to: "\(folder.path)/empty")
    try folder.write("file", "x")
    for name in ["empty", "file", "Locales"] {
      let path = "\(folder.path)/\(name)"
      #expect(throws: PackagingError.exists(path: path)) { try files.write(to: path) }
    }
    let rest = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(rest.filter { $0.hasSuffix(".tmp") }.isEmpty)
  }

  @Test(arguments: ["../../../secret.xml", "/etc/hostname", "../../other/keys.xml"])
  func importsFromOutsideAreRejected(path: String) throws {
    try folder.write(
      "Locales/fa/keyboard.xml", "<keyboard3><keys><import path=\"\(path)\"/></keys></keyboard3>")
    #expect(throws: PackagingError.self) {
      try KeyboardPackage(manifest: manifest, shape: .dynamic)
    }
  }

  @Test func missingLayoutsAreNamed() throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/Locales/fa/keyboard.xml")
    #expect {
      try KeyboardPackage(manifest: manifest, shape: .perLanguage)
    } throws: { error in
      "\(error)".contains("Locales/fa/keyboard.xml: cannot be read (No such file or directory)")
    }
  }

  private func plist(_ path: String, in files: FileTree) throws -> InfoPlist? {
    let reading = try InfoPlistReading(bytes: try #require(files.files[path]), file: path)
    #expect(reading.findings.isEmpty)
    return reading.plist
  }
}
