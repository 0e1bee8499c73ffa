import ChineseText
import Foundation
import TestSupport
import Testing

/// The program `opencc` of the release that the tables come from, where the environment variable
/// `GLOBEKEY_OPENCC` names it, and real sentences. PyPI's package `opencc` contains the program.
private enum OpenCC {
  static let path = ProcessInfo.processInfo.environment["GLOBEKEY_OPENCC"] ?? ""
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  /// Returns the distinct sentences in the evaluation sets of a language.
  static func sentences(of language: String) throws -> [String] {
    guard let shared = Repository.shared else { return [] }
    let folder = shared.appending(path: "data/eval/\(language)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".tsv") }.sorted()
    var seen: Set<String> = []
    return try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").compactMap { line in
          // Files differ in whether the sentence or its reading comes first.
          line.split(separator: "\t").map(String.init)
            .first { $0.unicodeScalars.contains { $0.properties.isIdeographic } }
        }
    }.filter { seen.insert($0).inserted }
  }

  /// Converts lines with the program.
  static func convert(_ lines: [String], _ conversion: ScriptConversion) throws -> [String] {
    let input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let folder = try TemporaryFolder()
    let file = try folder.write("lines.txt", input)
    let result = try Program(path: path).run([
      "-c", "\(conversion.rawValue).json", "--include-tofu-risk-dictionaries", "-i", file,
    ])
    withExtendedLifetime(folder) {}
    return result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}

/// Without the program or the sentences, these tests are skipped.
@Suite(.enabled(if: OpenCC.isThere && Repository.shared != nil, "needs opencc and the shared data"))
struct OpenCCAgreementTests {
  @Test(arguments: ScriptConversion.allCases)
  func realSentencesConvertTheSame(conversion: ScriptConversion) throws {
    let converter = try ScriptConverter(conversion, tables: DefaultDictionary.chineseTables.get())
    let isFromSimplified = conversion.rawValue.hasPrefix("s")
    let sentences = try OpenCC.sentences(of: isFromSimplified ? "zh-Hans" : "zh-Hant")
    try #require(sentences.count > 500)
    let expected = try OpenCC.convert(sentences, conversion)
    try #require(expected.count == sentences.count)
    for (sentence, expected) in zip(sentences, expected) {
      #expect(converter.convert(sentence) == expected, "\(conversion.rawValue) of \(sentence)")
    }
  }
}
