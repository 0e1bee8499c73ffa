import ChineseText
import Testing
import ToolSupport

@Suite struct ChineseNumberTests {
  @Test(arguments: [
    ("0", "零", "零"), ("5", "五", "伍"), ("10", "十", "壹拾"), ("15", "十五", "壹拾伍"),
    ("20", "二十", "贰拾"), ("110", "一百一十", "壹佰壹拾"), ("123", "一百二十三", "壹佰贰拾叁"),
    ("203", "二百零三", "贰佰零叁"), ("1001", "一千零一", "壹仟零壹"),
    ("1010", "一千零一十", "壹仟零壹拾"), ("10010", "一万零一十", "壹万零壹拾"),
    ("100000", "十万", "壹拾万"), ("101000", "十万一千", "壹拾万壹仟"),
    ("100001", "十万零一", "壹拾万零壹"), ("10203.5", "一万零二百零三点五", "壹万零贰佰零叁点伍"),
    ("-3.14", "负三点一四", "负叁点壹肆"), ("007", "七", "柒"),
    ("100000000", "一亿", "壹亿"), ("1000000000000", "一万亿", "壹万亿"),
    ("10000000000000000", "一亿亿", "壹亿亿"),
    ("100010000000", "一千亿一千万", "壹仟亿壹仟万"), ("100001000000", "一千亿零一百万", "壹仟亿零壹佰万"),
    ("12345678", "一千二百三十四万五千六百七十八", "壹仟贰佰叁拾肆万伍仟陆佰柒拾捌"),
  ])
  func words(digits: String, plain: String, financial: String) throws {
    let number = try #require(ChineseNumber(digits))
    #expect(number.text() == plain)
    #expect(number.text(in: .financial) == financial)
  }

  @Test(arguments: [
    ("1000000000000", "一兆"), ("10000000000000000", "一京"), ("10000000000000001", "一京零一"),
    ("1234567890123456", "一千二百三十四兆五千六百七十八亿九千零一十二万三千四百五十六"),
    ("1" + String(repeating: "0", count: 44), "一载"),
  ])
  func namesOfLargeNumbers(digits: String, text: String) throws {
    #expect(try #require(ChineseNumber(digits)).text(large: .ownNames) == text)
  }

  @Test func numbersBeyondTheLargestName() throws {
    let number = try #require(ChineseNumber("1" + String(repeating: "0", count: 48)))
    #expect(number.text(large: .ownNames) == nil)
    #expect(number.text() == "一亿亿亿亿亿亿")
  }

  @Test(arguments: [
    ("123.45", "壹佰贰拾叁元肆角伍分", "一百二十三元四角五分"),
    ("100", "壹佰元整", "一百元"), ("0.05", "伍分", "五分"), ("0.5", "伍角整", "五角"),
    ("10.05", "壹拾元零伍分", "十元零五分"), ("1.50", "壹元伍角整", "一元五角"),
    ("0", "零元整", "零元"), ("10000.00", "壹万元整", "一万元"),
  ])
  func money(digits: String, financial: String, plain: String) throws {
    let number = try #require(ChineseNumber(digits))
    #expect(number.moneyText() == financial)
    #expect(number.moneyText(in: .plain) == plain)
  }

  @Test func moneyHasTwoDecimals() throws {
    #expect(try #require(ChineseNumber("1.234")).moneyText() == nil)
  }

  @Test func digitsOneByOne() throws {
    let number = try #require(ChineseNumber("2026"))
    #expect(number.digitText(zero: "〇") == "二〇二六")
    #expect(number.digitText(zero: "零", in: .financial) == "贰零贰陆")
  }

  @Test(arguments: ["", ".", "1.", ".5", "1.2.3", "a", "1a", "--1", "１２", "-"])
  func malformedNumbersAreRejected(text: String) {
    #expect(ChineseNumber(text) == nil)
  }

  @Test(arguments: ["", "点", "一点", "二十三十", "百", "零百", "你好", "一二百", "亿", "万一", "负"])
  func malformedChineseNumbersAreRejected(text: String) {
    #expect(ChineseNumber(chinese: text) == nil)
  }

  @Test func alternativeSpellingsAreParsed() throws {
    #expect(ChineseNumber(chinese: "两百")?.digits == "200")
    #expect(ChineseNumber(chinese: "十五")?.digits == "15")
    #expect(ChineseNumber(chinese: "二〇二六")?.digits == "2026")
  }

  /// Every style parses back to the number it was made from.
  @Test func allStylesRoundTrip() throws {
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<500 {
      let length = Int.random(in: 1...47, using: &random)
      // Zeros are frequent, so that gaps are too.
      func digit() -> UInt8 {
        Bool.random(using: &random) ? 0 : UInt8.random(in: 0...9, using: &random)
      }
      let fraction = (0..<Int.random(in: 0...3, using: &random)).map { _ in digit() }
      let number = ChineseNumber(
        integer: (0..<length).map { _ in digit() }, fraction: fraction,
        isNegative: Bool.random(using: &random))
      #expect(ChineseNumber(number.digits) == number)
      for characters in NumeralCharacters.allCases {
        for large in LargeNumbers.allCases {
          let text = try #require(number.text(in: characters, large: large))
          #expect(ChineseNumber(chinese: text) == number, "\(number.digits) \(text)")
          #expect(!text.prefix { $0 != "点" }.contains("零零"))
        }
        #expect(ChineseNumber(chinese: number.digitText(zero: "〇", in: characters)) == number)
      }
    }
  }
}
