import TestSupport
import Testing

/// `ime-cli explain` and `ime-cli why-not` with the default dictionary.
@Suite struct ExplainCommandTests {
  private let dictionary: [String]

  init() throws {
    dictionary = ["--dictionary", try DefaultDictionary.path(of: "zh-Hans")]
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program("ime-cli").run(arguments + dictionary)
  }

  /// Returns the last number on a line.
  private func cost(_ line: Substring) -> Int? {
    line.split(separator: " ").compactMap { Int($0) }.last
  }

  @Test func explainShowsPartsThatAddUp() throws {
    let result = try run("explain", "nihaoshijie", "--candidates", "2", "--words", "1")
    #expect(result.code == 0 && result.errors.isEmpty && !result.output.contains("\u{1B}"))
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "sentences" && lines.contains("words"))
    #expect(lines[1].hasPrefix("1. 你好世界 "))
    let second = try #require(lines.firstIndex { $0.hasPrefix("2. ") })
    let parts = lines[2..<second].filter { $0.hasPrefix("     ") }.compactMap(cost)
    #expect(parts.count > 1 && parts.reduce(0, +) == cost(lines[1]))
    #expect(try run("explain", "shijian", "--words", "0").output.contains("5. "))
    let after = try run("explain", "shijie", "--context", "你好", "--words", "0").output
    #expect(after.contains("\n1. 世界 ") && after.contains("start 你好 | 世界"))
  }

  /// The number is that of the list a user sees, with emoji and the keys as typed.
  @Test(arguments: [("you", "幼"), ("si", "似"), ("gao", "咎"), ("shi'ge", "师哥"), ("ku", "裤")])
  func whyNotCountsAllCandidates(keys: String, text: String) throws {
    let lines = try run("why-not", keys, text).output.split(separator: "\n")
    let label = "candidate number "
    let line = try #require(lines.first { $0.hasPrefix(label) })
    let number = try #require(Int(line.dropFirst(label.count)))
    let pages = String(repeating: "<PageDown>", count: (number - 1) / 9)
    let trace = try run("trace", keys + pages).output.split(separator: "\n")
    let page = try #require(trace.last { $0.contains("showCandidates") })
    let place = (number - 1) % 9 + 1
    #expect(page.contains("\(place) \(text)") || page.contains("\(place)▸\(text)"), "\(number)")
  }

  /// The costs of the words and the end add up to the cost of a Japanese sentence, and each word's
  /// parts to that of the word.
  @Test func explainShowsJapaneseWords() throws {
    let japanese = ["--language", "ja", "--dictionary", try DefaultDictionary.path(of: "ja")]
    let result = try Program("ime-cli").run(
      ["explain", "watashihagakkouniiku", "--candidates", "2", "--context", "明日は"] + japanese)
    #expect(result.code == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("1. 私は学校に行く ") == true)
    let second = try #require(lines.firstIndex { $0.hasPrefix("2. ") })
    let rows = lines[2..<second]
    #expect(rows.compactMap(cost).reduce(0, +) == cost(lines[0]))
    for row in rows.dropLast() {
      let numbers = row.split(separator: " ").compactMap { Int($0) }
      #expect(numbers.dropLast().reduce(0, +) == numbers.last)
    }
    #expect(try Program("ime-cli").run(["explain", ""] + japanese).code != 0)
    let refused = try Program("ime-cli").run(["explain", "-l", "en", "helo", "--context", "x"])
    #expect(refused.code != 0 && refused.errors.contains("--context needs"))
  }

  @Test(arguments: [
    ("nihao", "你好", "it is the best sentence", "nothing"),
    ("nihao", "你", "it is in the best sentence", "nothing"),
    ("nihao", "你㐂㐃", "not in the dictionary: ", "add '"),
    ("nihao", "上海", "the reading differs in ", "type shanghai"),
    ("xi'an", "先", "the reading differs: the letters are right", "type xian"),
    ("shi", "时", "lower: number ", "choose candidate "), ("shi", "弑", "cut: ", "choose candidate "),
    ("womenqushanghai", "商海", "", "choose"),
    ("woyongzigg", "我用ZIGG", "not in the dictionary: Z", "type letters"),
  ])
  func reasons(keys: String, text: String, reason: String, advice: String) throws {
    let result = try run("why-not", keys, text)
    #expect(result.code == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(reason) == true, "\(result.output)")
    #expect(lines.last?.hasPrefix("To make it first: \(advice)") == true, "\(result.output)")
  }

  /// Bopomofo, as keys or symbols, and Cantonese have the same explanations and reasons.
  @Test(arguments: [
    ("zh-Hant", "su3cl3", "你好", "it is the best sentence", "nothing to do"),
    ("zh-Hant", "ㄋㄧˇ ㄏㄠˇ", "你好", "it is the best sentence", "nothing to do"),
    ("zh-Hant", "rup wu0 ", "金天", "cut: up to '天' ", "choose its words one by one: 金 天"),
    ("zh-Hant", "su3cl3", "上海", "the reading differs in ", "type g;4c93 (ㄕㄤˋ ㄏㄞˇ)"),
    ("yue", "hai", "喺", "lower: number 2", "choose candidate 2"),
    ("yue", "neihou", "上海", "the reading differs in ", "type soenghoi (soeng6 hoi2)"),
  ])
  func otherLanguages(
    language: String, keys: String, text: String, reason: String, advice: String
  ) throws {
    let program = Program("ime-cli")
    let options = [
      "--language", language, "--dictionary", try DefaultDictionary.path(of: language),
    ]
    let result = try program.run(["why-not", keys, text] + options)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(reason) == true, "\(result.output)\(result.errors)")
    #expect(lines.last?.hasPrefix("To make it first: \(advice)") == true, "\(result.output)")
    let best = ["explain", keys, "--candidates", "1", "--words", "0"]
    let explained = try program.run(best + options).output.split(separator: "\n")
    let parts = explained.dropFirst(2).filter { $0.hasPrefix("     ") }.compactMap(cost)
    #expect(parts.count > 1 && parts.reduce(0, +) == cost(explained[1]))
  }

  /// Japanese has the same reasons, with the parts of its own costs.
  @Test(arguments: [
    ("kikan", "期間", "it is the best sentence", "nothing to do"),
    ("watashihagakkouniiku", "学校", "it is in the best sentence", "nothing to do"),
    ("kikan", "器官", "lower: number ", "choose it among the candidates, or "),
    (
      "watashihagakkouniiku", "渡しは学校に行く", "lower: after the first 200 sentences, costs",
      "choose its bunsetsu one by one: 渡し は"
    ),
    ("watashihagakkouniiku", "渡し", "lower: the best sentence with it costs", "choose its"),
    ("kouji", "麹", "cut: by the classes of its words", "choose it among the candidates, or "),
    ("kikan", "学校", "the reading differs: '学校' is read がっこう", "type がっこう"),
    ("kikan", "㐂㐃", "not in the dictionary: ", "add it to your own words"),
    ("yajirushi", "⇔", "cut: '⇔' is offered after the words", "choose it among"),
  ])
  func japanese(keys: String, text: String, reason: String, advice: String) throws {
    let options = ["--language", "ja", "--dictionary", try DefaultDictionary.path(of: "ja")]
    let result = try Program("ime-cli").run(["why-not", keys, text] + options)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(reason) == true, "\(result.output)\(result.errors)")
    #expect(lines.last?.hasPrefix("To make it first: \(advice)") == true, "\(result.output)")
    // The differences of the parts add up to that of all.
    let table = lines.filter { !$0.hasPrefix("losing part") && $0.split(separator: " ").count >= 4 }
    let differences = table.compactMap { line in
      line.split(separator: " ").last.flatMap { Int($0) }
    }
    if lines.contains(where: { $0.hasPrefix("all ") }) {
      #expect(differences.dropLast().reduce(0, +) == differences.last)
      #expect(differences.count > 2)
    }
  }

  /// Candidates without a lattice of words: code tables, Hanja, and words typed by ear.
  @Test(arguments: [
    ("cangjie", "onf", "你", "it is the first candidate", "nothing to do"),
    ("cangjie", "onf", "好", "the keys differ: it is typed vnd", "type vnd"),
    ("cangjie", "onf", "\u{E000}", "not among the ", "type other keys"),
    ("ko", "gksrnr", "韓國", "lower: candidate 2 of ", "choose candidate 2"),
    ("ko", "gksrnr", "漢字", "not among the ", "type other keys"),
    ("vi", "tieengs", "tiêng", "these keys have no other candidate", "type other keys"),
    ("hi", "nahi", "नहीं", "it is the first candidate", "nothing to do"),
    ("hi", "nahi", "किताब", "the letters differ: these keys are hardly read as", "type other keys"),
    ("hi", "nahi", "ककखग", "not in the dictionary: ककखग", "type other keys"),
    ("hi", "nahi", "नाही", "lower: candidate ", "choose candidate "),
  ])
  func withoutLattice(
    language: String, keys: String, text: String, reason: String, advice: String
  ) throws {
    let result = try Program("ime-cli").run(["why-not", "--language", language, keys, text])
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(reason) == true, "\(result.output)\(result.errors)")
    #expect(lines.last?.hasPrefix("To make it first: \(advice)") == true, "\(result.output)")
  }

  /// The parts of a word typed by ear add up to its cost, and costs rise down the list.
  @Test func wordsTypedByEarHaveCosts() throws {
    let result = try Program("ime-cli").run(["explain", "--language", "hi", "nahi", "-n", "4"])
    var totals: [Int] = []
    var sums: [Int] = []
    for line in result.output.split(separator: "\n").dropFirst() {
      let cost = try #require(line.split(separator: " ").last.flatMap { Int($0) })
      if line.hasPrefix(" ") {
        sums[sums.count - 1] += cost
      } else {
        totals.append(cost); sums.append(0)
      }
    }
    #expect(totals == sums && totals == totals.sorted() && totals.count == 4)
    let listed = try Program("ime-cli").run(["explain", "--language", "cangjie", "onf", "-n", "2"])
    #expect(listed.output.hasPrefix("candidates\n1. 你"))
  }

  @Test(
    arguments: [
      (["explain", ""], 65), (["why-not", "", "你"], 65), (["why-not", "ni", ""], 65),
      (["explain"], 64), (["why-not", "ni"], 64), (["explain", "ni", "--candidates", "0"], 64),
      (["explain", "ni", "--words=-1"], 64),
    ] as [([String], Int32)])
  func rejections(arguments: [String], code: Int32) throws {
    let result = try Program("ime-cli").run(arguments + dictionary)
    #expect(result.code == code && result.output.isEmpty && !result.errors.isEmpty)
  }
}
