import Foundation
import Mandarin
import TestSupport
import Testing

/// Double pinyin: the standard schemes, custom schemes, and typing with them.
@Suite struct DoublePinyinTests {
  static let ids = [
    "xiaohe", "ziranma", "microsoft", "sogou", "abc", "ziguang", "jiajia", "gbt34947",
  ]
  /// Interjections without a vowel. No scheme has a key pair for them.
  private static let withoutPair = ["hm", "hng", "m", "n", "ng"]

  private func scheme(_ id: String) throws -> DoublePinyinScheme {
    try #require(DoublePinyinScheme.standard(id))
  }

  @Test func standardSchemesAreValid() {
    #expect(DoublePinyinScheme.standard.map(\.id) == Self.ids)
  }

  @Test(arguments: ids)
  func everySyllableHasTwoKeys(id: String) throws {
    let syllables = try DefaultDictionary.mandarin.get().syllables
    let report = DoublePinyinReport(try scheme(id), syllables: syllables)
    let untyped = report.untyped.map { $0.text.prefix { $0 != " " } }.map(String.init)
    #expect(untyped == Self.withoutPair)
    #expect(report.ambiguous.map(\.text) == ["lo stands for lo and luo"])
    #expect(report.unused == [])
  }

  /// Every syllable, with or without a key pair, gives the same characters as its letters.
  @Test(arguments: ids)
  func everySyllableGivesItsCharacters(id: String) throws {
    let lexicon = try DefaultDictionary.mandarin.get()
    let scheme = try scheme(id)
    var double = PinyinConverter(
      lexicon: lexicon, options: MandarinOptions(typing: PinyinTyping(keys: .double(scheme))))
    // Tests all interjections and a sample of the other syllables, to stay fast.
    for (number, syllable) in lexicon.syllables.spellings.enumerated()
    where number % 5 == 0 || Self.withoutPair.contains(syllable) {
      let child = lexicon.children(
        of: Lexicon.root, in: SyllableID(number)..<SyllableID(number) + 1)
      guard let node = child.first, let entry = lexicon.entries(at: node).first else { continue }
      let character = lexicon.text(of: lexicon.word(ofEntry: entry))
      double.convert(scheme.keystrokes(for: [syllable]))
      let offered = (0..<5_000).lazy.map { double.candidate(at: $0)?.text }
        .prefix { $0 != nil }
      #expect(offered.contains(character), "\(syllable) \(character)")
    }
  }

  @Test(arguments: [
    ("xiaohe", "nihc", "你好"), ("xiaohe", "vsgo", "中国"), ("xiaohe", "ah", "昂"),
    ("xiaohe", "nvhd", "女孩"), ("xiaohe", "lvse", "绿色"), ("xiaohe", "jqye", "就业"),
    ("ziranma", "nihk", "你好"), ("ziranma", "xy", "行"), ("ziranma", "dsxi", "东西"),
    ("microsoft", "b;", "病"), ("microsoft", "nihk", "你好"), ("microsoft", "nyhl", "女孩"),
    ("microsoft", "lvdu", "略读"), ("sogou", "ltdu", "略读"), ("sogou", "ohyh", "昂扬"),
    ("abc", "nihk", "你好"), ("abc", "asgo", "中国"), ("abc", "vjhl", "山海"),
    ("ziguang", "nihq", "你好"), ("ziguang", "uhgo", "中国"), ("ziguang", "x;", "行"),
    ("jiajia", "nihd", "你好"), ("jiajia", "vygo", "中国"), ("jiajia", "ewxl", "诶心"),
    ("gbt34947", "nihc", "你好"), ("gbt34947", "vsgo", "中国"), ("gbt34947", "al", "而"),
    // An initial at the end, before an apostrophe, or in the middle where no pair fits.
    ("xiaohe", "vsg", "中国"), ("xiaohe", "v'g", "中国"), ("xiaohe", "woABC", "我ABC"),
  ])
  func sentences(id: String, keys: String, expected: String) throws {
    var converter = PinyinConverter(
      lexicon: try DefaultDictionary.mandarin.get(),
      options: MandarinOptions(typing: PinyinTyping(keys: .double(try scheme(id)))))
    let found = converter.sentences(for: keys, limit: 40)
    #expect(found.contains(expected), "\(found.prefix(6))")
  }

  /// Where double pinyin is unambiguous, full pinyin needs apostrophes.
  @Test(
    .enabled(if: Repository.shared != nil, "no evaluation data: set GLOBEKEY_SHARED to its folder"),
    arguments: ids)
  func doublePinyinGivesTheSentencesOfFullPinyin(id: String) throws {
    let shared = try #require(Repository.shared)
    let lexicon = try DefaultDictionary.mandarin.get()
    let scheme = try scheme(id)
    // Typos are other ones on other keys.
    func converter(_ keys: PinyinKeys) -> PinyinConverter {
      let typing = PinyinTyping(keys: keys, toleratesTypos: false)
      return PinyinConverter(lexicon: lexicon, options: MandarinOptions(typing: typing))
    }
    var (double, full) = (converter(.double(scheme)), converter(.letters))
    var (rows, same) = (0, 0)
    for name in ["aishell1", "baker_clause", "hsk", "thu_ime"] {
      let path = shared.appending(path: "data/eval/zh-Hans/\(name).tsv")
      let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      for line in lines.enumerated().filter({ $0.offset % 9 == 0 }).map(\.element) {
        let syllables = line.split(separator: "\t")[1].split(separator: " ").map(String.init)
        rows += 1
        let expected = full.sentences(for: syllables.joined(separator: "'"), limit: 1)
        if double.sentences(for: scheme.keystrokes(for: syllables), limit: 1) == expected {
          same += 1
        }
      }
    }
    #expect(Double(same) >= 0.99 * Double(rows), "\(same) of \(rows)")
  }

  @Test(arguments: [
    ("", 1, "begins with"), ("q\tq\tiu\n", 1, "begins with"),
    ("# globekey-double-pinyin 1\nq q iu\n", 2, "with tabs between"),
    ("# globekey-double-pinyin 1\n\nQ\tq\tiu\n", 3, "with tabs between"),
    ("# globekey-double-pinyin 1\nq\tq\tiu\nq\t-\tei\n", 3, "is already on line 2"),
    ("# globekey-double-pinyin 1\nv\tzz\t-\n", 2, "not an initial"),
    ("# globekey-double-pinyin 1\r\nv\tzh\tuei\r\n", 2, "not a final"),
    ("# globekey-double-pinyin 1\naa\ta\ta\n", 2, "two keys have '='"),
    ("# globekey-double-pinyin 1\na\t=\ta\n", 2, "two keys have '='"),
    ("# globekey-double-pinyin 1\naaa\t=\ta\n", 2, "two keys have '='"),
  ])
  func errorsInSchemesNameTheLine(text: String, line: Int, reason: String) {
    let error = #expect(throws: DoublePinyinScheme.ParsingError.self) {
      try DoublePinyinScheme(parsing: text, file: "my.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("my.tsv:\(line): ") == true)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func gapsAndConflictsOfSchemesAreReported() throws {
    let text = """
      # globekey-double-pinyin 1
      # name: a small one
      b\tb\ta ai
      p\t-\tiong
      x\tx\t-
      aa\t=\ta aaa
      """
    let scheme = try DoublePinyinScheme(parsing: text, file: "f")
    #expect(scheme.name == "a small one")
    let report = DoublePinyinReport(
      scheme, syllables: try DefaultDictionary.mandarin.get().syllables)
    #expect(report.ambiguous.map(\.description) == ["f:3: bb stands for ba and bai"])
    #expect(
      report.unused.map(\.description) == [
        "f:6: aaa is not a syllable"
      ])
    #expect(report.untyped.contains { $0.description == "f: ban is typed b'" })
    #expect(report.untyped.contains { $0.description == "f: da cannot be typed" })
  }

  /// Any text is parsed or rejected without a trap.
  @Test(arguments: 0..<20)
  func damagedSchemesNeverTrap(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let path = "Sources/Languages/Mandarin/DoublePinyin/Schemes/xiaohe.tsv"
    let bytes = Array(try Repository.text(of: path).utf8)
    let lexicon = try DefaultDictionary.mandarin.get()
    for _ in 0..<20 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 150..<damaged.count, using: &random)
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      guard
        let scheme = try? DoublePinyinScheme(
          parsing: String(decoding: damaged, as: UTF8.self), file: "f")
      else { continue }
      _ = DoublePinyinReport(scheme, syllables: lexicon.syllables)
      var converter = PinyinConverter(
        lexicon: lexicon, options: MandarinOptions(typing: PinyinTyping(keys: .double(scheme))))
      #expect(!converter.sentences(for: "nihcvsgo;ah", limit: 1).isEmpty)
    }
  }
}
