import Foundation
import TestSupport
import Testing
import ToolSupport

/// Programs find their data by their own position: in a prefix, in a checkout, or nowhere.
@Suite struct ProgramLocationTests {
  private let root: TemporaryFolder

  init() throws {
    root = try TemporaryFolder()
    for folder in [
      "prefix/bin", "prefix/share/globekey/locales", "prefix/share/globekey/sources/zh-Hans",
      "checkout/Locales", "checkout/Dictionaries/zh-Hans", "checkout/.build/triple/release",
      "elsewhere/bin",
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(root.path)/\(folder)", withIntermediateDirectories: true)
    }
    try root.write("checkout/Package.swift", "")
    try root.write("checkout/Dictionaries/zh-Hans/syllables.tsv", "a\n")
    try root.write("prefix/share/globekey/sources/zh-Hans/syllables.tsv", "a\n")
    try root.write("prefix/share/globekey/locales/here", "")
    try root.write("checkout/Locales/here", "")
  }

  private var installed: ProgramLocation {
    ProgramLocation(executable: "\(root.path)/prefix/bin/ime-cli")
  }

  private var checkout: ProgramLocation {
    ProgramLocation(executable: "\(root.path)/checkout/.build/triple/release/ime-cli")
  }

  private var alone: ProgramLocation {
    ProgramLocation(executable: "\(root.path)/elsewhere/bin/ime-cli")
  }

  @Test func locationsAreRecognized() {
    #expect(installed == .installed(prefix: "\(root.path)/prefix"))
    #expect(checkout == .checkout(root: "\(root.path)/checkout"))
    #expect(alone == .alone)
    #expect(ProgramLocation(executable: "/ime-cli") == .alone)
    #expect(ProgramLocation(executable: "ime-cli") == .alone)
  }

  @Test func dataOfTheLocationIsFound() throws {
    func folder(_ program: ProgramLocation, variable: String? = nil) -> String? {
      DataLocator(
        variable: variable, installed: "locales", repository: "Locales", program: program
      ).folder(containing: "here")
    }
    #expect(folder(installed) == "\(root.path)/prefix/share/globekey/locales")
    #expect(folder(checkout) == "\(root.path)/checkout/Locales")
    #expect(folder(alone) == nil)
    let named = try #require(ProcessInfo.processInfo.environment["PATH"])
    let locator = DataLocator(
      variable: "PATH", installed: "locales", repository: "Locales", program: installed)
    #expect(locator.positions.hasPrefix("\(named), \(root.path)/prefix/share"))
  }

  /// Tests run in the repository, whose list precedes that of the made-up checkout.
  @Test func syllablesAreFoundFromAnyFolder() {
    #expect(
      SyllableLocator.mandarin(program: installed)
        == "\(root.path)/prefix/share/globekey/sources/zh-Hans/syllables.tsv")
    #expect(SyllableLocator.mandarin(program: alone) == "Dictionaries/zh-Hans/syllables.tsv")
    let locator = DataLocator(
      variable: nil, installed: "sources", repository: "Dictionaries/zh-Hans", program: checkout)
    #expect(locator.positions.hasSuffix("\(root.path)/checkout/Dictionaries/zh-Hans"))
  }

  /// `make` works only in a checkout; a package and `make install` are repaired in other ways.
  @Test func theRemedyFitsTheLocation() throws {
    #expect(
      checkout.remedy(target: "dictionaries")
        == "build it:  make -C \(root.path)/checkout dictionaries")
    #expect(installed.remedy(target: "dictionaries").contains("apt-get install --reinstall"))
    try root.write("prefix/share/globekey/installed-files", "")
    #expect(
      installed.remedy(target: "dictionaries").hasSuffix("make install PREFIX=\(root.path)/prefix"))
    #expect(alone.remedy(target: "dictionaries").contains("make install"))
  }
}
