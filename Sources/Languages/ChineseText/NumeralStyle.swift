/// The characters that a number is written with.
public enum NumeralCharacters: CaseIterable, Hashable, Sendable {
  /// 一二三, 十百千.
  case plain
  /// 壹贰叁, 拾佰仟: used on cheques, because they are hard to alter.
  case financial

  /// The digits 0 to 9.
  var digits: [Character] {
    switch self {
    case .plain: ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    case .financial: ["零", "壹", "贰", "叁", "肆", "伍", "陆", "柒", "捌", "玖"]
    }
  }

  /// The names of 10, 100 and 1000.
  var tens: [Character] {
    switch self {
    case .plain: ["十", "百", "千"]
    case .financial: ["拾", "佰", "仟"]
    }
  }

  /// Returns a digit as text; empty if `digit` is above 9.
  func text(of digit: UInt8) -> String {
    let index = Int(digit)
    return digits.indices.contains(index) ? String(digits[index]) : ""
  }
}

/// The naming of numbers from 10¹² on.
public enum LargeNumbers: CaseIterable, Hashable, Sendable {
  /// 万 and 亿 repeated, as in mainland China: 10¹² is 一万亿, 10¹⁶ 一亿亿. There is no upper limit.
  case repeatedYi
  /// A name for each power of ten thousand, as in Taiwan: 10¹² is 一兆, 10¹⁶ 一京, up to 载 for 10⁴⁴.
  case ownNames

  /// The names of 10⁴, 10⁸, 10¹² and so on.
  static let names: [Character] = ["万", "亿", "兆", "京", "垓", "秭", "穰", "沟", "涧", "正", "载"]
}
