import ChineseText
import Testing
import ToolSupport

@Suite struct TypedNumberTests {
  @Test(arguments: [
    ("123", ["一百二十三", "壹佰贰拾叁", "一二三", "壹佰贰拾叁元整", "一百二十三元"]),
    ("2026.11.21", ["2026年11月21日", "2026-11-21", "2026/11/21", "二〇二六年十一月二十一日", "11月21日"]),
    ("2026-2-30", []), ("2026.", []), ("25:00", []),
    ("14:30", ["14:30", "14时30分", "下午2点30分", "十四点三十分"]),
    ("3.5", ["三点五", "叁点伍", "叁元伍角整", "三元五角", "3月5日"]),
    ("11-21", ["11月21日"]),
  ])
  func texts(typed: String, texts: [String]) throws {
    #expect(try #require(TypedNumber(typed)).texts() == texts)
  }

  @Test func eightDigitsAreADateFirst() throws {
    let texts = try #require(TypedNumber("20261121")).texts()
    #expect(texts.first == "2026年11月21日")
    #expect(texts.contains("二千零二十六万一千一百二十一"))
  }

  @Test func usualNameOfALargeNumberComesFirst() throws {
    let number = try #require(TypedNumber("1000000000000"))
    #expect(number.texts().first == "一万亿")
    #expect(number.texts(large: .ownNames).first == "一兆")
    #expect(number.texts().contains("一兆") && number.texts(large: .ownNames).contains("一万亿"))
  }

  @Test(arguments: [
    "", ".", "a", "1a", "1..2", "1.2-3", "1.2.3.4", "1:2:3:4", "-1", ":30", "1--2",
    String(repeating: "1", count: 49),
  ])
  func textsThatStartNoNumber(typed: String) {
    #expect(TypedNumber(typed) == nil)
  }

  /// Typing any digits and signs never traps and never gives a text twice.
  @Test func randomDigitsAndSigns() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      var typed = ""
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        typed.append("0123456789.-/:".randomElement(using: &random) ?? "0")
        guard let number = TypedNumber(typed) else { break }
        let texts = number.texts()
        #expect(Set(texts).count == texts.count)
        #expect(!texts.contains(""))
      }
    }
  }
}
