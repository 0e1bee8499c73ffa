import KeyboardCatalog
import KeyboardLayouts
import TestSupport
import Testing
import TextUnits

/// The test data of LDML Keyboard 3.0.
@Suite(.enabled(if: SuiteFile.folder != nil, "the LDML tests are not beside the repository"))
struct SuiteTests {
  static let cldr = Repository.root.appending(path: "Locales/shared/cldr").path

  static func layout(_ name: String) throws -> KeyboardLayout {
    try KeyboardLayout(contentsOf: "\(try #require(SuiteFile.folder))/\(name)", cldr: cldr)
  }

  @Test func theSuiteIsComplete() {
    let tests = SuiteFile.all.flatMap(\.tests)
    let checks = tests.flatMap(\.steps).count { if case .check = $0 { true } else { false } }
    #expect(tests.count == 174)
    #expect(checks == 198)
    #expect(SuiteFile.all.flatMap(\.repertoires).count == 9)
  }

  @Test(arguments: SuiteFile.all)
  func testsPass(file: SuiteFile) throws {
    let layout = try Self.layout(file.keyboard)
    for (index, test) in file.tests.enumerated() {
      if Self.isContradictory(file, index) {
        withKnownIssue { run(test, of: file, layout) }
      } else {
        run(test, of: file, layout)
      }
    }
  }

  /// One test contradicts the others. It has never run in the program it was written for, because a
  /// second test of the same name replaces it there: without normalization, `e` U+0300 U+0320 must
  /// stay as it is, but must become `NO0` in the tests 0-a, 1-nfd, 4a-1x and 8e-0.
  private static func isContradictory(_ file: SuiteFile, _ index: Int) -> Bool {
    file.keyboard == "k_009_transform_nfc.xml" && file.tests[index].name == "regex-test-9e-0"
      && file.tests.firstIndex { $0.name == "regex-test-9e-0" } == index
  }

  private func run(_ test: SuiteFile.Test, of file: SuiteFile, _ layout: KeyboardLayout) {
    var run = SuiteRun(layout: layout, text: test.startContext)
    for step in test.steps {
      if let failure = run.perform(step) {
        Issue.record("\(file.name), \(test.name): \(failure)")
      }
    }
  }

  /// Every keyboard of the test data can be read, including those without tests.
  @Test(arguments: SuiteFile.keyboards)
  func keyboardsHaveNoErrors(name: String) throws {
    let path = "\(try #require(SuiteFile.folder))/\(name)"
    let problems = KeyboardLayoutReader.problems(path: path, cldr: Self.cldr)
    #expect(problems.filter { $0.severity == .error } == [])
  }

  /// Characters in the repertoires of three samples that no key or rule produces.
  private static let unreachable = [
    "fr-t-k0-test.xml chars-repertoire": ["ó"], "k_020_fr.xml chars-repertoire": ["ó"],
    // Dead keys without a transform.
    "pt-t-k0-abnt2.xml latn-repertoire": ["`", "~"],
  ]

  @Test(arguments: SuiteFile.all.filter { !$0.repertoires.isEmpty })
  func repertoiresAreReachable(file: SuiteFile) throws {
    let reach = Reach(try Self.layout(file.keyboard))
    for repertoire in file.repertoires {
      let reachable = reach.characters(for: repertoire.type)
      let source = repertoire.characters.replacing("\\u{", with: "\\x{")
      let missing = try UnicodeSet(source).members.filter { !reachable.contains($0) }
      let known = Self.unreachable["\(file.keyboard) \(repertoire.name)"] ?? []
      #expect(missing == known, "\(file.name), \(repertoire.name)")
    }
  }
}
