import DictionaryBuilder
import DictionaryImage
import NGrams
import SyllableConversion
import TestSupport
import Testing

@Suite struct OtherScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ table: String, nats: String = "6") throws -> LexiconListing {
    try SampleDictionary.write(to: folder)
    try folder.write("other.tsv", table)
    try folder.write(
      "dictionary.json",
      SampleDictionary.manifest.replacing(
        "\"floor\"",
        with: "\"otherScript\": {\"characters\": \"other.tsv\", \"nats\": \(nats)}, \"floor\""))
    let image = try DictionaryBuild(folder: folder.path).image().bytes
    return LexiconListing(try Lexicon(path: folder.write("image", image)))
  }

  private func costs(_ listing: LexiconListing) -> [String: Cost] {
    var costs: [String: Cost] = [:]
    listing.forEach {
      costs["\($0.word) \($0.reading)"] = $0.readingCost
      return true
    }
    return costs
  }

  /// Words with a character of the other script cost more in every reading. Other words do not.
  @Test func wordsWithCharactersOfTheOtherScriptCostMore() throws {
    let plain = costs(try build("龘\t龙\n"))
    let other = costs(try build("长\t畅\n银\t艮\n"))
    #expect(plain.count == other.count && plain.count > 8)
    for (entry, cost) in plain {
      let isOther = entry.contains("长") || entry.contains("银")
      #expect(other[entry] == cost + (isOther ? 6000 : 0), "\(entry)")
    }
  }

  /// 於 stays 於 in names, and 㗲 would be replaced by a character that few fonts have.
  @Test func charactersOfBothScriptsCostNoMore() throws {
    #expect(costs(try build("长\t畅 长\n银\t𠵾\n")) == costs(try build("")))
  }

  @Test(arguments: [("长畅\n", "6", 1), ("银\t艮\n长好\t畅\n", "6", 2)])
  func malformedTablesAreExplained(table: String, nats: String, line: Int) throws {
    let path = "\(folder.path)/other.tsv"
    #expect(
      throws: DictionaryError.malformed(
        path: path, line: line, reason: "expected 'CHARACTER TAB CHARACTERS'")
    ) { try build(table, nats: nats) }
  }

  /// A word with a character that is written otherwise is reported, and stays in an image that is not
  /// built strictly.
  @Test func charactersThatAreWrittenOtherwiseAreReported() throws {
    try SampleDictionary.write(to: folder)
    try folder.write("forms.tsv", "长\t長\n龘\t龙\n")
    try folder.write(
      "dictionary.json",
      SampleDictionary.manifest.replacing(
        "\"floor\"", with: "\"otherForms\": \"forms.tsv\", \"floor\""))
    let report = try DictionaryBuild(folder: folder.path).image().report
    #expect(report.rejections.total > 0)
    #expect(
      report.rejections.first.allSatisfy { "\($0)".contains("has '长', which is written '長'") })
  }

  @Test(arguments: ["-1", "61"])
  func costsOutOfRangeAreExplained(nats: String) throws {
    #expect(throws: DictionaryError.self) { try build("长\t畅\n", nats: nats) }
  }
}
