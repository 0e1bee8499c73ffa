/// Spells out numbers in digits as they are read aloud in Chinese.
///
/// Text has `2014年8月` where people say, and type, 二零一四年八月. A model of typed text is therefore
/// trained on text with its numbers spelled out.
///
/// ```
/// 2014年   二零一四年      years digit by digit
/// 123      一百二十三      or 一二三, for the share of numbers that people read that way
/// 9.3      九点三
/// 30%      百分之三十
/// 2个      两个
/// ```
struct SpokenNumber {
  /// The reading of a number of several digits.
  enum Style {
    /// A quantity: 一百二十三.
    case quantity
    /// Digit by digit: 一二三.
    case digits
  }

  private static let numerals = Array("零一二三四五六七八九".unicodeScalars.map(\.value))
  private static let powers = Array("千百十".unicodeScalars.map(\.value))
  private static let groups: [UInt32?] = [nil, "万", "亿", "兆"].map { (text: String?) in
    text?.unicodeScalars.first?.value
  }
  private static let point: UInt32 = 0x70B9  // 点
  private static let percent: [UInt32] = [0x767E, 0x5206, 0x4E4B]  // 百分之
  private static let two: UInt32 = 0x4E24  // 两
  private static let year: UInt32 = 0x5E74  // 年
  /// Measure words and counted units. A lone 2 before one of them is read 两.
  private static let countedByTwo = Set(
    "个次人位名种家条项只天周块张件岁斤米层倍座栋辆本句场代支批届口门对双台所段章节颗头匹篇首遍趟"
      .unicodeScalars.map(\.value))
  /// The most digits of a quantity. Longer numbers are telephone numbers, codes and the like,
  /// unless their thousands are separated or they end in zeros: 13800138000 is read digit by digit,
  /// 1000000000 is 十亿.
  private static let maximumQuantityLength = 8
  /// The most digits of a grouped or round quantity: up to thousands of 兆.
  private static let maximumGroupedLength = 16

  /// Appends the reading of `number` as scalars.
  static func append(_ number: WrittenNumber, style: Style, to scalars: inout [UInt32]) {
    let whole = number.whole
    if number.isPercent { scalars += percent }
    if whole == [2], number.fraction.isEmpty, !number.isPercent,
      countedByTwo.contains(number.next)
    {
      scalars.append(two)
    } else if style == .digits || isDigitByDigit(number) {
      for digit in whole { scalars.append(numerals[Int(digit)]) }
    } else {
      appendQuantity(whole, to: &scalars)
    }
    guard !number.fraction.isEmpty else { return }
    scalars.append(point)
    for digit in number.fraction { scalars.append(numerals[Int(digit)]) }
  }

  /// Whether a number cannot be a quantity: 2014年, 007, 13800138000.
  private static func isDigitByDigit(_ number: WrittenNumber) -> Bool {
    let whole = number.whole
    if whole.count > 1, whole.first == 0 { return true }
    if whole.count == 4, number.next == year, number.fraction.isEmpty { return true }
    let isRound = number.isGrouped || whole.suffix(4) == [0, 0, 0, 0]
    return whole.count > (isRound ? maximumGroupedLength : maximumQuantityLength)
  }

  /// Appends a quantity in groups of four digits separated by 万, 亿 and 兆. A run of zeros inside is
  /// one 零, and 一十 at the beginning is 十.
  private static func appendQuantity(_ digits: [UInt8], to scalars: inout [UInt32]) {
    guard digits.contains(where: { $0 != 0 }) else { return scalars.append(numerals[0]) }
    var pendingZero = false
    var groupHasDigit = false
    var hasOutput = false
    for (index, digit) in digits.enumerated() {
      let position = digits.count - 1 - index
      if digit == 0 {
        pendingZero = hasOutput
      } else {
        if pendingZero { scalars.append(numerals[0]) }
        pendingZero = false
        if !(digit == 1 && position % 4 == 1 && !hasOutput) { scalars.append(numerals[Int(digit)]) }
        if position % 4 > 0 { scalars.append(powers[3 - position % 4]) }
        groupHasDigit = true
        hasOutput = true
      }
      if position % 4 == 0 {
        if groupHasDigit, position / 4 < groups.count, let group = groups[position / 4] {
          scalars.append(group)
          pendingZero = false
        }
        groupHasDigit = false
      }
    }
  }
}
