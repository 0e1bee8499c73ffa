import DictionaryBuilder
import TestSupport
import Testing

/// Returns the clauses of a line, with foreign words as □. `seed` decides the reading of numbers
/// that can be read in two ways.
private func clauses(_ line: [UInt8], seed: UInt64 = 1) -> [String] {
  var scanner = ClauseScanner(seed: seed)
  var clauses: [String] = []
  line.withUnsafeBufferPointer { line in
    scanner.scan(line) { clause in
      clauses.append(
        String(
          String.UnicodeScalarView(
            clause.map { $0 == ClauseScanner.foreign ? "□" : Unicode.Scalar($0) ?? "?" })))
    }
  }
  return clauses
}

/// Returns all readings of a line over many seeds.
private func readings(_ line: String) -> Set<String> {
  Set((0..<64).map { clauses(Array(line.utf8), seed: $0).joined(separator: "|") })
}

@Suite struct ClauseScannerTests {
  private static let plain: [(line: String, clauses: String)] = [
    ("今天天气好。明天呢？", "今天天气好|明天呢"),
    ("他说“好”，走了", "他说好|走了"),
    ("读《红楼梦》和「史记」", "读红楼梦和史记"),
    ("列夫·托尔斯泰", "列夫托尔斯泰"),
    ("（注）看 这里\t行", "注|看|这里|行"),
    ("用iPhone拍", "用□拍"),
    ("听MP3歌曲", "听□歌曲"),
    ("看3D电影", "看□电影"),
    ("去4S店", "去□店"),
    ("用GPT-4写", "用□写"),
    ("打开www.example.com/a?b=1网页", "打开□网页"),
    ("写信到a.b@c.cn吧", "写信到□吧"),
    ("用 iPhone 拍了 9.3 万张", "用□拍了九点三万张"),
    ("学 machine  learning 吧 好", "学□吧|好"),
    ("第 3  页", "第三页"), ("3 。 好", "三|好"),
    ("喜欢Rock & Roll音乐", "喜欢□|□音乐"),
    ("ＡＢＣ公司", "□公司"),
    ("OK。", ""),
    ("30°的水", "三十|的水"),
    ("5×3等于十五", "五|三等于十五"),
    ("他们会Tiếng Việt和Русский的", "他们会□和□的"),
    ("二〇二六年", "二〇二六年"),
    ("𠮷野家", "𠮷野家"),
    ("\u{FEFF}头\u{200B}尾", "头尾"),
    ("", ""),
    ("...!?", ""),
  ]

  @Test(arguments: plain)
  func linesAreDividedIntoClauses(line: String, expected: String) {
    #expect(clauses(Array(line.utf8)).joined(separator: "|") == expected)
  }

  /// Numbers, read as quantities and, where people do so, digit by digit.
  private static let numbers: [(line: String, readings: Set<String>)] = [
    ("0度", ["零度"]), ("1个", ["一个"]), ("2个", ["两个"]), ("2月", ["二月"]), ("2.5个", ["二点五个"]),
    ("10个", ["十个", "一零个"]), ("11", ["十一", "一一"]), ("20", ["二十", "二零"]),
    ("100", ["一百", "一零零"]), ("101", ["一百零一", "一零一"]), ("110", ["一百一十", "一一零"]),
    ("1001", ["一千零一", "一零零一"]), ("1010", ["一千零一十", "一零一零"]),
    ("2014年", ["二零一四年"]), ("1998年底", ["一九九八年底"]), ("2014人", ["二千零一十四人", "二零一四人"]),
    ("10000", ["一万", "一零零零零"]), ("10010", ["一万零一十", "一零零一零"]),
    ("100000", ["十万", "一零零零零零"]), ("110000", ["十一万", "一一零零零零"]),
    ("12345678", ["一千二百三十四万五千六百七十八", "一二三四五六七八"]),
    ("100000001", ["一零零零零零零零一"]), ("1000000000", ["十亿", "一零零零零零零零零零"]),
    ("13912345678", ["一三九一二三四五六七八"]), ("01062345678", ["零一零六二三四五六七八"]),
    ("007", ["零零七"]), ("3.14", ["三点一四"]), ("0.05", ["零点零五"]),
    ("30%", ["百分之三十"]), ("99.5%的人", ["百分之九十九点五的人"]), ("３０％", ["百分之三十"]),
    ("２０１４年", ["二零一四年"]), ("３．５", ["三点五"]),
    ("1,000元", ["一千元"]), ("12,345,678", ["一千二百三十四万五千六百七十八"]),
    ("1,234,567,890", ["十二亿三千四百五十六万七千八百九十"]),
    ("1,2,3", ["一|二|三"]),
    (
      "2013,2014",
      [
        "二千零一十三|二千零一十四", "二零一三|二零一四",
        "二千零一十三|二零一四", "二零一三|二千零一十四",
      ]
    ),
    ("9.3万", ["九点三万"]), ("5.", ["五"]), ("1-2天", ["一|两天"]), ("8点5分", ["八点五分"]),
  ]

  @Test(arguments: numbers)
  func numbersAreSpelledOut(line: String, expected: Set<String>) {
    #expect(readings(line) == expected)
  }

  @Test func invalidBytesEndAClauseAndAreCounted() {
    let bad: [[UInt8]] = [
      [0x80], [0xFF], [0xC0, 0x80], [0xE4, 0xBD], [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80],
    ]
    for bytes in bad {
      var scanner = ClauseScanner(seed: 1)
      var found: [Int] = []
      (Array("你好".utf8) + bytes + Array("世界".utf8)).withUnsafeBufferPointer { line in
        scanner.scan(line) { found.append($0.count) }
      }
      #expect(found == [2, 2], "\(bytes)")
      #expect(scanner.damagedBytes == bytes.count, "\(bytes)")
    }
    #expect(clauses(Array("你\0好".utf8)) == ["你", "好"])
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator(seed: 5)
    let pieces: [[UInt8]] = ["你", "好", "2", "0", ",", ".", "%", "年", "a", "-", "《", "％", "．"]
      .map { Array($0.utf8) }
    for _ in 0..<2000 {
      var line: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if Int.random(in: 0..<5, using: &random) == 0 {
          line.append(UInt8.random(in: 0...255, using: &random))
        } else {
          line += pieces.randomElement(using: &random) ?? []
        }
      }
      #expect(clauses(line).allSatisfy { !$0.isEmpty && !$0.contains("?") })
    }
  }
}
