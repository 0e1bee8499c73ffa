/// A sign that a text of a dictionary was damaged on its way from the source: no word contains it.
package enum TextFault: Equatable, Sendable, CustomStringConvertible {
  /// A control character, or a line or paragraph separator.
  case control
  /// U+FFFD, which stands for bytes that could not be decoded.
  case replacement
  /// UTF-8 that was decoded as Latin-1 or Windows-1252: `cafÃ©` for `café`.
  case misread
  /// A tag (`<b>`), a character entity (`&amp;`), or a label after a comma
  /// (`ヴァセリン,SPELLING_CORRECTION`).
  case markup

  /// The first fault of `text`; nil for a text without any.
  package init?(in text: some StringProtocol) {
    var pending = 0
    var hasMarkupStart = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F, 0x2028, 0x2029:
        self = .control
        return
      case 0xFFFD:
        self = .replacement
        return
      // No word has a capital with an accent before a sign or a control character.
      case 0xC2...0xDE: pending = 1
      case 0xE0...0xEF: pending = 2
      case 0xF0...0xF4: pending = 3
      case 0x80...0xBF,
        0x152...0x178 where Self.isContinuation(scalar.value),
        0x17D...0x192 where Self.isContinuation(scalar.value),
        0x2C6...0x2DC where Self.isContinuation(scalar.value),
        0x2013...0x2122 where Self.isContinuation(scalar.value):
        if pending == 1 {
          self = .misread
          return
        }
        if (0x80..<0xA0).contains(scalar.value) {
          self = pending > 1 ? .misread : .control
          return
        }
        if pending > 1 { pending -= 1 }
      default: pending = 0
      }
      if scalar == "<" || scalar == "&" || scalar == "," { hasMarkupStart = true }
    }
    guard hasMarkupStart, Self.hasMarkup(text.unicodeScalars.map(\.value)) else { return nil }
    self = .markup
  }

  package var description: String {
    switch self {
    case .control: "a control character"
    case .replacement: "a replacement character (U+FFFD)"
    case .misread: "UTF-8 that was read as Latin-1"
    case .markup: "markup"
    }
  }

  /// Whether a scalar is a continuation byte of UTF-8 (0x80 to 0x9F) that was read as Windows-1252,
  /// which has characters outside Latin-1 there: `’` for 0x92.
  private static func isContinuation(_ value: UInt32) -> Bool {
    switch value {
    case 0x152, 0x153, 0x160, 0x161, 0x178, 0x17D, 0x17E, 0x192, 0x2C6, 0x2DC, 0x2013, 0x2014,
      0x2018...0x201A, 0x201C...0x201E, 0x2020...0x2022, 0x2026, 0x2030, 0x2039, 0x203A, 0x20AC,
      0x2122:
      true
    default: false
    }
  }

  /// Whether a text contains a tag, a character entity or a label at its end.
  private static func hasMarkup(_ scalars: [UInt32]) -> Bool {
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[(index + 1)...]
      switch Unicode.Scalar(scalar) {
      case "<":
        let name = rest.drop { $0 == 0x2F }.prefix(while: isLetter)
        if !name.isEmpty, rest.contains(0x3E) { return true }
      case "&":
        let name = rest.drop { $0 == 0x23 }.prefix { isLetter($0) || (0x30...0x39).contains($0) }
        if !name.isEmpty, name.endIndex < scalars.endIndex, scalars[name.endIndex] == 0x3B {
          return true
        }
      case ",":
        let isLabel = rest.allSatisfy { $0 == 0x5F || (0x41...0x5A).contains($0) }
        if index > 0, isLabel, rest.count >= shortestLabel { return true }
      default: continue
      }
    }
    return false
  }

  /// The minimum number of letters of a label. A text such as `A,B` has none.
  private static let shortestLabel = 4

  private static func isLetter(_ value: UInt32) -> Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
  }
}
