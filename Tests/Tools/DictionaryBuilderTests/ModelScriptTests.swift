import DictionaryBuilder
import DictionaryImage
import Foundation
import NGrams
import SyllableConversion
import TestSupport
import Testing

/// Words that are looked up in a language model of another script.
@Suite struct ModelScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("後來", ["后来"]), ("你好", ["你好"]), ("", [""]),
    // The most common characters come first.
    ("乾隆", ["干隆", "乾隆"]), ("乾著", ["干着", "乾着", "干著", "乾著"]),
    // The number of spellings is limited.
    ("乾乾乾乾", ["干干干干", "乾干干干", "干乾干干", "乾乾干干", "干干乾干", "乾干乾干", "干乾乾干", "乾乾乾干"]),
  ])
  func spellings(word: String, spellings: [String]) throws {
    let path = try folder.write("script.tsv", "後\t后\n來\t来\n乾\t干 乾\n著\t着 著\n\n")
    #expect(try ModelScript(characters: path).spellings(of: word) == spellings)
  }

  /// Words that the model's text expresses differently, as a whole or character by character.
  @Test(arguments: [
    ("佢", ["他"]), ("聽日", ["明天"]), ("睇", ["看"]),
    ("睇戲", ["睇戏", "看戏"]), ("佢哋", ["佢哋", "他哋"]), ("後來", ["后來"]),
  ])
  func wordsOfAnotherVariety(word: String, spellings: [String]) throws {
    let characters = try folder.write("script.tsv", "後\t后\n戲\t戏\n")
    let words = try folder.write("words.tsv", "# Words\n佢\t他\n睇\t看\n聽日\t明天\n")
    let script = try ModelScript(characters: characters, words: words)
    #expect(script.spellings(of: word) == spellings)
    let bad = try folder.write("bad.tsv", "佢\t他\n睇\n")
    #expect(
      throws: DictionaryError.malformed(path: bad, line: 2, reason: "expected 'WORD TAB WORD'")
    ) { try ModelScript(characters: characters, words: bad) }
  }

  @Test(arguments: ["-0.1", "4.1"])
  func weightsOutOfRangeAreExplained(weight: String) throws {
    try SampleDictionary.write(to: folder)
    try folder.write(
      "dictionary.json",
      SampleDictionary.manifest.replacing(
        "\"floor\"",
        with:
          "\"modelWeights\": {\"words\": 1, \"characters\": \(weight), \"frequency\": 1}, \"floor\""
      ))
    #expect(
      throws: DictionaryError.malformed(
        path: "\(folder.path)/dictionary.json", line: nil,
        reason: "the 'modelWeights' must be from 0 to 4")
    ) { try DictionaryBuild(folder: folder.path) }
  }

  @Test(arguments: [("後后\n", 1), ("後\t后\n後來\t后\n", 2), ("後\t\n", 1), ("後\t后\t后\n", 1)])
  func malformedTablesAreExplained(table: String, line: Int) throws {
    let path = try folder.write("script.tsv", table)
    #expect(
      throws: DictionaryError.malformed(
        path: path, line: line, reason: "expected 'CHARACTER TAB CHARACTERS'")
    ) { try ModelScript(characters: path) }
  }

  /// 行 (10) and 们 (4) have the same name in the model, and so do 你 (2) and everything that is no
  /// word. The other words keep their own names.
  @Test func wordsWithTheSameNameShareItsFrequency() throws {
    try SampleDictionary.write(to: folder)
    func costs(_ names: (@Sendable (String) -> String)?) throws -> [String: Cost] {
      let bytes = try DictionaryBuild(folder: folder.path).sections(
        joining: LexiconModel(name: names)
      ).writer.serialized()
      var costs: [String: Cost] = [:]
      LexiconListing(try Lexicon(path: folder.write("image", bytes))).forEach {
        costs["\($0.word) \($0.reading)"] = $0.readingCost
        return true
      }
      return costs
    }
    let plain = try costs(nil)
    let shared = try costs { ["们": "行", "你": "妳"][$0] ?? $0 }
    func share(_ count: Double) -> Cost { Cost((-log(count / 14) * 1000).rounded()) }
    #expect(plain.count == shared.count && plain.count > 8)
    for (entry, cost) in plain {
      let more: Cost =
        switch entry.first {
        case "行" where !entry.hasPrefix("行卡"): share(10)
        case "们": share(4)
        default: 0
        }
      #expect(shared[entry] == cost + more, "\(entry)")
    }
  }
}
