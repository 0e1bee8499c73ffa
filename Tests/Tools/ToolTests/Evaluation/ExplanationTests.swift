import Evaluation
import Foundation
import Mandarin
import SyllableConversion
import TestSupport
import Testing

/// Explained costs on the development sets, which are outside the repository.
@Suite(
  .enabled(if: Repository.shared != nil, "no evaluation data: set GLOBEKEY_SHARED to its folder"))
struct ExplanationTests {
  private static let sets = ["baker_clause", "thu_ime", "aishell1", "hsk"]
  /// The path of a dictionary image with n-gram models; nil if the variable is not set.
  private static let modelImage = ProcessInfo.processInfo.environment["GLOBEKEY_MODEL_IMAGE"]

  @Test(arguments: sets)
  func partsAddUpToTheCostWithFrequencies(name: String) throws {
    try check(name, lexicon: DefaultDictionary.mandarin.get())
  }

  @Test(
    .enabled(if: modelImage != nil, "no model: set GLOBEKEY_MODEL_IMAGE to an image with one"),
    arguments: sets)
  func partsAddUpToTheCostWithAModel(name: String) throws {
    try check(name, lexicon: Lexicon(path: #require(Self.modelImage)))
  }

  /// Checks the five best sentences of every fifth row, so that the tests stay fast.
  private func check(_ name: String, lexicon: Lexicon) throws {
    let path = try #require(Repository.shared).appending(path: "data/eval/zh-Hans/\(name).tsv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let rows = try EvaluationSet(lines: lines.map(String.init), file: name).rows
    var converter = PinyinConverter(lexicon: lexicon)
    for row in rows.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
      let (sentences, words) = converter.explain(row.keys, sentences: 5, words: 5)
      let converted = converter.sentences(for: row.keys, limit: 5)
      #expect(sentences.map(\.text) == converted)
      for explanation in sentences + words {
        #expect(explanation.parts.total == explanation.cost, "\(row.keys): \(explanation.text)")
        // The cost of keys is always explained by named parts.
        #expect(!explanation.parts.contains { $0.name == "keys" })
      }
    }
  }
}
