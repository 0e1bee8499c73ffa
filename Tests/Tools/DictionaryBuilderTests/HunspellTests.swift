import DictionaryBuilder
import TestSupport
import Testing
import ToolSupport

/// A Hunspell dictionary and the words it generates.
private struct HunspellCase: Sendable, CustomTestStringConvertible {
  let name: String
  let affixes: String
  let stems: [String]
  let words: [String]
  var refused: [RejectionReason.Kind] = []
  var notes: [String] = []

  var testDescription: String { name }
}

private let cases = [
  HunspellCase(
    name: "suffixes with conditions",
    affixes: """
      SET UTF-8
      # comment
      SFX S Y 3
      SFX S y ies [^aeiou]y
      SFX S 0 s [aeiou]y
      SFX S 0 s [^y]
      """,
    stems: ["city/S", "boy/S", "dog/S", "sheep", "and\\/or", "word\tpo:noun", "word po:verb"],
    words: ["city", "cities", "boy", "boys", "dog", "dogs", "sheep", "and/or", "word", "word"]),
  HunspellCase(
    name: "prefix and suffix together where both cross",
    affixes: """
      SET UTF-8
      PFX U Y 1
      PFX U 0 un .
      PFX N N 1
      PFX N 0 non .
      SFX D Y 1
      SFX D 0 ed .
      """,
    stems: ["lock/UD", "stop/ND"],
    words: ["lock", "locked", "unlocked", "unlock", "stop", "stoped", "nonstop"]),
  HunspellCase(
    name: "a suffix on a suffix, and no third",
    affixes: """
      SET UTF-8
      SFX A Y 1
      SFX A 0 a/A .
      """,
    stems: ["x/A"], words: ["x", "xa", "xaa"]),
  HunspellCase(
    name: "two-character flags",
    affixes: "SET UTF-8\nFLAG long\nSFX Aa Y 1\nSFX Aa 0 s .\n",
    stems: ["dog/Aa", "cat/Bb", "cow/A"], words: ["dog", "dogs", "cat"], refused: [.malformed]),
  HunspellCase(
    name: "numeric flags",
    affixes: "SET UTF-8\nFLAG num\nSFX 101 Y 1\nSFX 101 0 s .\n",
    stems: ["dog/7,101", "cat/70000", "cow/x"], words: ["dog", "dogs"],
    refused: [.malformed, .malformed]),
  HunspellCase(
    name: "flags of one character of Unicode",
    affixes: "SET UTF-8\nFLAG UTF-8\nSFX Ä Y 1\nSFX Ä 0 s .\n",
    stems: ["dog/Ä"], words: ["dog", "dogs"]),
  HunspellCase(
    name: "sets of flags by number",
    affixes: "SET UTF-8\nAF 2\nAF S\nAF ST\nSFX S Y 1\nSFX S 0 s .\nSFX T Y 1\nSFX T 0 t .\n",
    stems: ["dog/2", "cat/1", "cow/3"], words: ["dog", "dogs", "dogt", "cat", "cats"],
    refused: [.malformed]),
  HunspellCase(
    name: "flags with a meaning",
    affixes: """
      SET UTF-8
      FORBIDDENWORD !
      NEEDAFFIX ?
      ONLYINCOMPOUND c
      CIRCUMFIX X
      PFX G Y 1
      PFX G 0 ge/X .
      SFX T Y 1
      SFX T 0 t/X .
      SFX E Y 1
      SFX E 0 e .
      """,
    stems: ["bad/!", "mach/?GT", "lach/?E", "um/c"], words: ["gemacht", "lache"],
    notes: ["1 forbidden words left out", "1 stems that are not words themselves left out"]),
  HunspellCase(
    name: "a whole word is stripped only where that is allowed",
    affixes: "SET UTF-8\nSFX S Y 1\nSFX S go went go\n", stems: ["go/S"], words: ["go"]),
  HunspellCase(
    name: "FULLSTRIP", affixes: "SET UTF-8\nFULLSTRIP\nSFX S Y 1\nSFX S go went go\n",
    stems: ["go/S"], words: ["go", "went"]),
  HunspellCase(
    name: "two prefixes where there are complex ones",
    affixes: "SET UTF-8\nCOMPLEXPREFIXES\nPFX A Y 1\nPFX A 0 a/B .\nPFX B Y 1\nPFX B 0 b .\n",
    stems: ["x/A"], words: ["x", "ax", "bax"]),
  HunspellCase(
    name: "bad lines of the affix file",
    affixes: """
      SET UTF-8
      FLAG strange
      SFX
      SFX S 0 s .
      SFX S Y 1
      SFX S 0 s [ab
      AF
      NEEDAFFIX
      """,
    stems: ["dog/S", "/S"], words: ["dog", "/S"],
    refused: [
      .malformed, .missingField, .malformed, .malformed, .missingField, .missingField,
    ]),
]

@Suite struct HunspellTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    affixes: [UInt8], stems: [UInt8], _ options: ImportOptions = ImportOptions()
  ) throws -> (list: ImportedList, words: [String]) {
    try folder.write("words.aff", affixes)
    let path = try folder.write("words.dic", stems)
    let (list, lines) = try imported(ImportInput(path: path), as: .hunspell, options)
    return (list, lines.map { String($0.prefix { $0 != "\t" }) })
  }

  @Test(arguments: cases.indices)
  func formsFollowTheRules(index: Int) throws {
    let item = cases[index]
    let stems = "\(item.stems.count)\n" + item.stems.joined(separator: "\n")
    let (list, words) = try run(affixes: Array(item.affixes.utf8), stems: Array(stems.utf8))
    #expect(words == item.words, "\(item.name)")
    #expect(list.rejections.first.map(\.reason.kind) == item.refused, "\(item.name)")
    #expect(list.notes == item.notes, "\(item.name)")
  }

  @Test func encodingIsReadFromSET() throws {
    let stems = [UInt8(ascii: "1"), 0x0A, 0xC4, 0x72, 0x67, 0x65, 0x72, 0x0A]
    #expect(try run(affixes: Array("SET ISO8859-1\n".utf8), stems: stems).words == ["Ärger"])
    #expect(try run(affixes: Array("SET KOI8-R\n".utf8), stems: stems).words == ["дrger"])
    #expect(throws: DictionaryError.self) {
      try run(affixes: Array("SET MADE-UP\n".utf8), stems: stems)
    }
    let utf8 = try run(affixes: Array("SET UTF-8\n".utf8), stems: stems).list
    #expect(utf8.rejections.first.map(\.reason) == [.invalidUTF8])
  }

  @Test func stemsOnlyNeedsNoAffixFile() throws {
    let path = try folder.write("alone.dic", "2\nwalk/DG\nBär\n")
    #expect(throws: DictionaryError.self) {
      try imported(ImportInput(path: path), as: .hunspell)
    }
    let (_, lines) = try imported(
      ImportInput(path: path), as: .hunspell, .with { $0.stemsOnly = true })
    #expect(lines == ["walk\t\t0", "Bär\t\t0"])
  }

  /// Every rule names every flag, so the number of forms per stem would be the square of the number
  /// of rules. The stem is kept, the line is named, and little time is spent.
  @Test func explodingRulesAreCutOff() throws {
    var affixes = "SET UTF-8\nSFX S Y 2000\n"
    for number in 0..<2000 { affixes += "SFX S 0 \(number)/SP .\n" }
    affixes += "PFX P Y 2000\n"
    for number in 0..<2000 { affixes += "PFX P 0 \(number)/SP .\n" }
    let (list, words) = try run(affixes: Array(affixes.utf8), stems: Array("2\na/SP\nb\n".utf8))
    #expect(words == ["a", "b"])
    #expect(list.rejections.first.map(\.line) == [2])
  }

  @Test func randomAffixFilesNeverTrap() throws {
    var random = SeededGenerator(seed: 8)
    let pieces = [
      "\n", " ", "\t", "/", "[", "]", "[^", ".", "0", "1", "A", "B", "AB", "é", "Y", "N",
      "SFX A Y 1\n",
      "PFX B Y 1\n", "SFX A 0 a/AB .\n", "PFX B b 0/A [^a]\n", "FLAG long\n", "FLAG num\n",
      "AF 1\n",
      "AF A\n", "NEEDAFFIX A\n", "CIRCUMFIX B\n", "COMPLEXPREFIXES\n", "FULLSTRIP\n", "SET UTF-8\n",
      "\u{0}", "99999999999999999999",
    ].map { Array($0.utf8) }
    for _ in 0..<150 {
      var affixes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        affixes += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let stems = Array("4\nab/A\nb/AB\nc/65,66\nd/1\n".utf8)
      guard let words = try? run(affixes: affixes, stems: stems).words else { continue }
      #expect(words.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func missingCountIsAnError() {
    #expect(throws: DictionaryError.self) {
      try run(affixes: Array("SET UTF-8\n".utf8), stems: Array("walk\n".utf8))
    }
  }
}
