import InputCore

/// A number and its written forms.
package struct WrittenNumber: Hashable, Sendable {
  let value: Int64

  /// Creates a number.
  package init(value: Int64) { self.value = value }

  /// Returns the number in a style. In digits, multiples of 10 000 are written with large units:
  /// 5万, not 50000.
  package func text(in style: NumberStyle) -> String {
    switch style {
    case .digits: value % 10_000 == 0 ? withLargeUnits : plain
    case .fullWidth: CharacterWidth.full.convert(text(in: .digits))
    case .kanji: kanji
    }
  }

  /// The forms other than the styles: with or without large units, with commas. Empty below 1 000.
  package var otherForms: [String] {
    value >= 1_000 ? [withLargeUnits, plain, CharacterWidth.full.convert(plain), grouped] : []
  }

  /// The number of digits after the first. Ten counts as one digit, since it is as common.
  var furtherDigits: Int32 {
    var count: Int32 = 0
    var rest = value == 10 ? 1 : value
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  private var plain: String { String(value) }

  private var grouped: String {
    var text = ""
    for (index, digit) in plain.reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  private static let kanjiDigits = Array("〇一二三四五六七八九")

  private var kanji: String {
    guard value > 0 else { return "〇" }
    return Self.parts(of: value).map { Self.kanji(below10000: $0.section) + $0.unit }.joined()
  }

  /// Digits between the large units: 1万2345.
  private var withLargeUnits: String {
    guard value > 0 else { return plain }
    return Self.parts(of: value).map { "\($0.section)\($0.unit)" }.joined()
  }

  private static func parts(of value: Int64) -> [(section: Int64, unit: String)] {
    var parts: [(section: Int64, unit: String)] = []
    var rest = value
    for (unit, name) in [
      (Int64(1_000_000_000_000), "兆"), (100_000_000, "億"), (10_000, "万"), (1, ""),
    ] {
      if rest / unit > 0 { parts.append((rest / unit, name)) }
      rest %= unit
    }
    return parts
  }

  private static func kanji(below10000 value: Int64) -> String {
    var text = ""
    for (unit, name) in [(Int64(1000), "千"), (100, "百"), (10, "十"), (1, "")] {
      let digit = Int(value / unit % 10)
      guard digit > 0 else { continue }
      if digit > 1 || unit == 1 { text.append(kanjiDigits[digit]) }
      text += name
    }
    return text
  }
}
