import CodeTables
import DictionaryBuilder
import Foundation
import TestSupport
import Testing

@Suite("Code table")
struct CodeTableTests {
  private let folder: TemporaryFolder
  private let table: CodeTable

  init() throws {
    folder = try TemporaryFolder()
    table = try SmallTable.table(SmallTable.rime, in: folder)
  }

  private func texts(
    _ keys: String, _ options: CodeTableOptions = CodeTableOptions(), in table: CodeTable? = nil
  ) -> [String] {
    var converter = CodeTables.sentenceConverter(table: table ?? self.table, options: options)
    converter.convert(keys)
    var texts: [String] = []
    while let candidate = converter.candidate(at: texts.count) { texts.append(candidate.text) }
    return texts
  }

  @Test(
    "Texts of the exact code come first by weight, then longer codes, then texts of the first keys",
    arguments: [
      ("jjjj", ["日", "曰"]), ("a", ["工", "式", "工人", "工人日"]), ("ty", ["入"]),
      ("aaaa", ["工", "式"]), ("wt", ["八", "人"]), ("q", []),
    ])
  func candidates(keys: String, expected: [String]) {
    #expect(texts(keys) == expected)
  }

  @Test(
    "A wildcard matches one key or any number of keys",
    arguments: [
      ("j?jj", ["日", "曰"]), ("w*", ["人", "八"]), ("*t", ["八"]), ("?", ["工", "人", "入"]),
      ("w??t", ["八"]), ("?q", []), ("**y", ["入"]),
    ])
  func wildcards(keys: String, expected: [String]) {
    #expect(texts(keys) == expected)
  }

  @Test("A letter can be the wildcard if no code contains it")
  func letterAsWildcard() throws {
    let table = try SmallTable.table(
      SmallTable.rime.replacingOccurrences(of: "入\tz\t50\n", with: ""), in: folder,
      settings: [("one-key", "z")])
    #expect(texts("zjjj", in: table) == ["日", "曰"])
    let taken = try SmallTable.table(SmallTable.rime, in: folder, settings: [("one-key", "z")])
    #expect(taken.settings.oneKey == nil)
    #expect(texts("z", in: taken) == ["入"])
  }

  @Test("Without completions, only texts with exactly the typed code are offered")
  func exact() throws {
    #expect(try texts("a", CodeTableOptions(names: ["exact"])) == ["工"])
  }

  @Test("The gloss of a completion shows the remaining keys, that of a pattern the whole code")
  func glosses() {
    var converter = CodeTables.sentenceConverter(table: table)
    converter.convert("wt")
    #expect(converter.candidate(at: 0)?.gloss == "~yt")
    converter.convert("w?yt")
    #expect(converter.candidate(at: 0)?.gloss == "wtyt")
  }

  @Test("Phrase codes follow the table's rules and use the longest codes of the characters")
  func phrases() {
    #expect(table.codes(of: "工人") == ["aaww"])
    #expect(table.codes(of: "工人日") == ["awjj"])
    #expect(table.code(ofPhrase: "八日") == "wtjj")
    #expect(table.code(ofPhrase: "八猫") == nil)
  }

  @Test("The codes of a text, shortest first")
  func reverse() {
    #expect(table.codes(of: "工") == ["a", "aaaa"])
    #expect(table.codes(of: "入") == ["z", "ty"])
    #expect(table.codes(of: "猫") == [])
    #expect(table.codes(of: "") == [])
  }

  @Test("Texts without a weight take theirs from a word list, and pronunciations are looked up")
  func countsAndReadings() throws {
    let list = "# globekey-wordlist 1\n# reading: none\n"
    let counts = try folder.write("counts.tsv", list + "乙\t\t3\n甲\t\t9\n")
    let readings = try folder.write(
      "readings.tsv", "# globekey-wordlist 1\n甲\tjia\t1\n乙\tyi\t1\n丁\tjia\t1\n")
    let text = "---\nname: x\n...\n乙\ta\n甲\ta\n丙\tab\n"
    let table = try SmallTable.table(text, in: folder) {
      try $0.addCounts(path: counts)
      try $0.addReadings(path: readings)
    }
    #expect(table.texts(of: "a") == ["甲", "乙"])
    #expect(table.characters(pronounced: "jia") == ["甲"])
    #expect(table.pronunciations(of: "乙") == ["yi"])
    #expect(texts("`jia", in: table) == ["甲"])
  }

  @Test("Marks at the end of codes are not typed")
  func marks() throws {
    let text = "---\nname: x\nsort: original\n...\n的\tt!\n他\tt\n。\t!\n"
    let table = try SmallTable.table(text, in: folder) { $0.leaveOut(marks: "!") }
    #expect(table.texts(of: "t") == ["的", "他"])
    #expect(table.texts(of: "!") == ["。"])
  }

  @Test("A damaged image gives wrong texts but no trap")
  func damage() throws {
    var bytes = try SmallTable.build(SmallTable.rime, .rime).bytes
    var random = SeededGenerator(seed: 5)
    // Opening checks only the header; the bytes after it are not checked.
    for round in 0..<400 {
      var damaged = bytes
      for _ in 0..<8 {
        damaged[Int.random(in: 700..<damaged.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let path = try folder.write("damaged-\(round % 2).imedict", damaged)
      guard let table = try? CodeTable(path: path) else { continue }
      for keys in ["a", "w?", "*", "jjjj", "aaaaa"] { _ = texts(keys, in: table) }
      _ = table.codes(of: "工")
      if round == 0 { bytes = damaged }
    }
  }
}
