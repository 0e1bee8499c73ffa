import Foundation
import Testing
import TextUnits

/// The break tests of the Unicode Character Database, version 15.0, from the installed package
/// `unicode-data`.
@Suite struct BreakConformanceTests {
  private static let folder = "/usr/share/unicode/auxiliary"
  private static let isInstalled = FileManager.default.fileExists(
    atPath: "\(folder)/WordBreakTest.txt")

  struct Suite: Sendable, CustomTestStringConvertible {
    let file: String
    let kind: BreakKind
    let language: String
    let cases: Int
    let passing: Int
    var testDescription: String { "\(file) in \(language)" }
  }

  /// The test files with their numbers of passing cases. ICU follows CLDR where it differs from the
  /// database: the root rules do not break a word at a colon (Finnish and Swedish do), and line
  /// breaking differs for regional indicators and numbers.
  static let suites = [
    Suite(
      file: "GraphemeBreakTest.txt", kind: .character, language: "und", cases: 602, passing: 602),
    Suite(file: "WordBreakTest.txt", kind: .word, language: "fi", cases: 1823, passing: 1823),
    Suite(file: "WordBreakTest.txt", kind: .word, language: "und", cases: 1823, passing: 1808),
    Suite(
      file: "SentenceBreakTest.txt", kind: .sentence, language: "und", cases: 502, passing: 502),
    Suite(file: "LineBreakTest.txt", kind: .line, language: "und", cases: 7654, passing: 7632),
  ]

  @Test(
    .enabled(if: isInstalled, "install the package unicode-data 15.0 to run this"),
    arguments: suites)
  func boundariesMatchTheDatabase(suite: Suite) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(suite.file)", encoding: .utf8)
    let units = TextUnitFinder(language: suite.language)
    var cases = 0
    var passing = 0
    for line in text.split(separator: "\n") where line.hasPrefix("÷") || line.hasPrefix("×") {
      let (sample, boundaries) = try parse(line.prefix { $0 != "#" })
      cases += 1
      var found: [Int] = [0]
      var offset = 0
      for token in units.tokens(of: suite.kind, in: sample) {
        offset += sample.unicodeScalars[token.range].count
        found.append(offset)
      }
      if found.filter({ $0 > 0 }) == boundaries.filter({ $0 > 0 }) { passing += 1 }
    }
    #expect(cases == suite.cases)
    #expect(passing >= suite.passing)
  }

  /// Parses a line: `÷ 0020 × 0308 ÷` is the text U+0020 U+0308 with boundaries before and after
  /// it.
  private func parse(_ line: Substring) throws -> (String, [Int]) {
    var scalars = String.UnicodeScalarView()
    var boundaries: [Int] = []
    for field in line.split(whereSeparator: \.isWhitespace) {
      switch field {
      case "÷": boundaries.append(scalars.count)
      case "×": break
      default:
        let value = try #require(UInt32(field, radix: 16))
        scalars.append(try #require(Unicode.Scalar(value)))
      }
    }
    return (String(scalars), boundaries)
  }
}
