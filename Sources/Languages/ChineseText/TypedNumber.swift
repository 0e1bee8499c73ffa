/// A typed number, date or time, and the Chinese texts it can become.
///
/// ```
/// 123           一百二十三 壹佰贰拾叁 一二三 … 壹佰贰拾叁元整
/// 2026.11.21    2026年11月21日 2026-11-21 …
/// 20261121      the date first, then the number
/// 14:30         14时30分 下午2点30分 …
/// ```
public struct TypedNumber: Hashable, Sendable {
  /// The largest length of a number, in UTF-8 bytes.
  public static let maximumLength = 48

  /// The typed characters.
  public let typed: String

  /// Creates a value from typed characters; nil if they are not the beginning of a number, date or
  /// time, or longer than ``maximumLength``.
  public init?(_ typed: String) {
    guard typed.utf8.count <= Self.maximumLength, Self.isBeginning(typed) else { return nil }
    self.typed = typed
  }

  /// Returns the texts, most likely first, without duplicates.
  ///
  /// - Parameter large: the preferred naming of numbers from 10¹² on. The other naming follows.
  public func texts(large: LargeNumbers = .repeatedYi) -> [String] {
    var texts: [String] = []
    if let date = dayOfPattern { texts += date.forms }
    if let time { texts += time.forms }
    if let number = ChineseNumber(typed) { texts += Self.texts(of: number, large: large) }
    if let dayOfYear { texts.append(dayOfYear) }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func texts(of number: ChineseNumber, large: LargeNumbers) -> [String] {
    let amounts = [number.moneyText(large: large), number.moneyText(in: .plain, large: large)]
    let digits: [String?] = [number.digitText(zero: "〇"), number.digitText(zero: "零")]
    var texts: [String?] = [
      number.text(large: large), number.text(in: .financial, large: large),
    ]
    // Decimals are money more often than a sequence of digits.
    texts += number.fraction.isEmpty ? digits + amounts : amounts + digits
    for other in LargeNumbers.allCases {
      texts += [number.text(large: other), number.text(in: .financial, large: other)]
    }
    return texts.compactMap { $0 }
  }

  // MARK: Days and times

  /// The date of `2026.11.21`, also with dashes or slashes, or of `20261121`.
  private var dayOfPattern: CalendarDate? {
    if let parts = numbers(separatedBy: ".-/"), parts.count == 3 {
      return CalendarDate(year: parts[0], month: parts[1], day: parts[2])
    }
    guard typed.utf8.count == 8, let whole = Int(typed), whole >= 1000_01_01 else { return nil }
    return CalendarDate(year: whole / 10_000, month: whole / 100 % 100, day: whole % 100)
  }

  /// The date without a year of `11.21` or `11-21`.
  private var dayOfYear: String? {
    guard let parts = numbers(separatedBy: ".-/"), parts.count == 2,
      let day = CalendarDate(year: 2000, month: parts[0], day: parts[1])
    else { return nil }
    return "\(day.month)月\(day.day)日"
  }

  private var time: TimeOfDay? {
    guard let parts = numbers(separatedBy: ":"), parts.count == 2 || parts.count == 3 else {
      return nil
    }
    return TimeOfDay(
      hour: parts[0], minute: parts[1], second: parts.count == 3 ? parts[2] : nil)
  }

  /// Returns the numbers between equal separators; nil if one is empty or has more than four
  /// digits.
  private func numbers(separatedBy separators: String) -> [Int]? {
    guard let separator = typed.first(where: { separators.contains($0) }) else { return nil }
    let parts = typed.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Whether the text is a number, a date or a time, or can become one with more characters.
  private static func isBeginning(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { !isDigit($0) }
    let separators = Set(text.filter { !isDigit($0) })
    guard let first = parts.first, !first.isEmpty, separators.count <= 1,
      !parts.dropLast().contains(where: { $0.isEmpty })
    else { return false }
    switch separators.first {
    case nil: return true
    case ".": return parts.count <= 2 || parts.count == 3 && parts.allSatisfy { $0.count <= 4 }
    case "-", "/", ":": return parts.count <= 3 && parts.allSatisfy { $0.count <= 4 }
    default: return false
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
