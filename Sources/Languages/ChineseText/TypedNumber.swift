/// What digits with points, dashes, slashes and colons can mean, and the texts for it.
///
/// ```
/// 123           一百二十三 壹佰贰拾叁 一二三 … 壹佰贰拾叁元整
/// 2026.11.21    2026年11月21日 2026-11-21 …
/// 20261121      the day first, then the number
/// 14:30         14时30分 下午2点30分 …
/// ```
public struct TypedNumber: Hashable, Sendable {
  /// A number with more characters than this has no texts.
  public static let longest = 48

  /// What was typed.
  public let typed: String

  /// What was typed; nil where it does not begin as a number, a day or a time does.
  public init?(_ typed: String) {
    guard typed.utf8.count <= Self.longest, Self.isBeginning(typed) else { return nil }
    self.typed = typed
  }

  /// The texts, the most likely first, without doubles. `large` is the usual way to name numbers from
  /// 10¹² on; the other way follows.
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
    let digits = [number.digitText(zero: "〇"), number.digitText(zero: "零")]
    var texts: [String?] = [
      number.text(large: large), number.text(in: .financial, large: large),
    ]
    // Decimals are money more often than a row of digits.
    texts += number.fraction.isEmpty ? digits + amounts : amounts + digits
    for other in LargeNumbers.allCases {
      texts += [number.text(large: other), number.text(in: .financial, large: other)]
    }
    return texts.compactMap(\.self)
  }

  // MARK: Days and times

  /// `2026.11.21`, with points, dashes or slashes, or `20261121`.
  private var dayOfPattern: CalendarDate? {
    if let parts = numbers(separatedBy: ".-/"), parts.count == 3 {
      return CalendarDate(year: parts[0], month: parts[1], day: parts[2])
    }
    guard typed.utf8.count == 8, let whole = Int(typed), whole >= 1000_01_01 else { return nil }
    return CalendarDate(year: whole / 10_000, month: whole / 100 % 100, day: whole % 100)
  }

  /// `11.21` and `11-21` may be a day of any year.
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

  /// The numbers between separators, all of which are the same; nil where one is empty or has more
  /// than four digits.
  private func numbers(separatedBy separators: String) -> [Int]? {
    guard let separator = typed.first(where: { separators.contains($0) }) else { return nil }
    let parts = typed.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Whether more characters can make it a number, a day or a time, or it is one already.
  private static func isBeginning(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { !isDigit($0) }
    let separators = Set(text.filter { !isDigit($0) })
    guard let first = parts.first, !first.isEmpty, separators.count <= 1,
      !parts.dropLast().contains(where: \.isEmpty)
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
