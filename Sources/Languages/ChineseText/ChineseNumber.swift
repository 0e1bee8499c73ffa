/// A number to be written in Chinese. It has decimal digits of any length, so nothing is rounded.
///
/// ```swift
/// ChineseNumber("10203.5")?.text()             // 一万零二百零三点五
/// ChineseNumber("123")?.text(in: .financial)   // 壹佰贰拾叁
/// ChineseNumber("2026")?.digitText(zero: "〇")  // 二〇二六
/// ```
public struct ChineseNumber: Hashable, Sendable {
  /// Whether the number is negative.
  public let isNegative: Bool
  /// The digits before the decimal point, 0 to 9, without leading zeros; `[0]` for zero.
  public let integer: [UInt8]
  /// The digits after the decimal point as written: `1.50` keeps its zero.
  public let fraction: [UInt8]

  /// Creates a number from its digits. Leading zeros are removed. Values above 9 become 9.
  public init(integer: [UInt8], fraction: [UInt8] = [], isNegative: Bool = false) {
    let digits = integer.drop { $0 == 0 }.map { min($0, 9) }
    self.integer = digits.isEmpty ? [0] : digits
    self.fraction = fraction.map { min($0, 9) }
    self.isNegative = isNegative
  }

  /// Creates a number from ASCII digits, with an optional minus sign and decimal point: `-3.14`.
  /// Nil for any other text.
  public init?(_ text: some StringProtocol) {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let integer = parts.first, !integer.isEmpty, parts.count == 1 || !parts[1].isEmpty,
      parts.allSatisfy({ $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } })
    else { return nil }
    func digits(_ part: some Sequence<UInt8>) -> [UInt8] { part.map { $0 - UInt8(ascii: "0") } }
    self.init(
      integer: digits(integer), fraction: parts.count > 1 ? digits(parts[1]) : [],
      isNegative: text.hasPrefix("-"))
  }

  /// The number in ASCII digits: `-3.14`.
  public var digits: String {
    func text(_ digits: [UInt8]) -> String { digits.map(String.init).joined() }
    return (isNegative ? "-" : "") + text(integer)
      + (fraction.isEmpty ? "" : "." + text(fraction))
  }
}
