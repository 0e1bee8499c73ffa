import InputCore

extension JapaneseNumber {
  /// The number as it is written: in digits of half and full width, in kanji, with commas.
  var forms: [String] {
    let plain = String(value)
    var forms = [plain, CharacterWidth.full.convert(plain), kanji]
    if value >= 10_000 { forms.append(withLargeUnits) }
    if value >= 1_000 { forms.append(grouped) }
    return forms
  }

  private var grouped: String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
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

  /// 1万2345: digits between the large units.
  private var withLargeUnits: String {
    Self.parts(of: value).map { "\($0.section)\($0.unit)" }.joined()
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
