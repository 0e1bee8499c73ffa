extension Unicode.Scalar {
  /// Whether the scalar ends a line: LF, VT, FF, CR, NEL, LS, PS.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar ends a paragraph: LF, CR, NEL, LS, PS.
  var isParagraphBreak: Bool { isLineBreak && value != 0x0B && value != 0x0C }

  /// Whether the scalar is white space within a line: any space or tab, and the zero width space,
  /// which also separates words.
  var isWhitespace: Bool { (properties.isWhitespace && !isLineBreak) || value == 0x200B }

  var isZeroWidthJoiner: Bool { value == 0x200D }
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
  var isTag: Bool { (0xE0020...0xE007E).contains(value) }
  var isCancelTag: Bool { value == 0xE007F }
  var isCombiningKeycap: Bool { value == 0x20E3 }
  var isKeycapBase: Bool { (0x30...0x39).contains(value) || value == 0x23 || value == 0x2A }
  /// Whether the scalar is an emoji, other than the ASCII characters used in keycaps.
  var isPictograph: Bool { properties.isEmoji && value > 0xFF || value == 0xA9 || value == 0xAE }
}
