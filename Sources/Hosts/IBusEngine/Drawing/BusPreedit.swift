import IBus
import InputCore

/// Draws the marked text of a composition.
enum BusPreedit {
  /// The colours of the segment that candidates are offered for, as 0xRRGGBB. They differ enough from
  /// each other (15:1) on any theme.
  private static let focusedBackground: UInt32 = 0xD0E4FF
  private static let focusedForeground: UInt32 = 0x101010

  /// Creates the marked text with its marks: a line below all, and the segment in work highlighted
  /// if there are several.
  static func makeText(_ preedit: Preedit) -> UnsafeMutablePointer<IBusText>? {
    guard let text = busText(preedit.text) else { return nil }
    var start: UInt32 = 0
    for piece in preedit.pieces {
      let end = start + UInt32(piece.text.unicodeScalars.count)
      func mark(_ kind: IBusAttrType, _ value: UInt32) {
        ibus_text_append_attribute(text, kind.rawValue, value, start, Int32(end))
      }
      mark(IBUS_ATTR_TYPE_UNDERLINE, IBUS_ATTR_UNDERLINE_SINGLE.rawValue)
      if piece.stage == .reading, preedit.pieces.count > 1 {
        mark(IBUS_ATTR_TYPE_BACKGROUND, focusedBackground)
        mark(IBUS_ATTR_TYPE_FOREGROUND, focusedForeground)
      }
      start = end
    }
    return text
  }
}
