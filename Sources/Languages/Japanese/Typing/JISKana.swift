import InputCore

/// The kana of a JIS keyboard, where its keys lie.
enum JISKana {
  /// What the keys type with Latin letters, row by row: the table of kana goes by these. The key left of
  /// the right Shift and the one of yen type the same; the former is `_` there, and を, Shift and 0, is `~`.
  private static let rows: [(row: HardwareRow, plain: String, shifted: String)] = [
    (.e, "1234567890-^\\", "!\"#$%&'()~=^|"), (.d, "qwertyuiop@[", "QWERTYUIOP`{"),
    (.c, "asdfghjkl;:]", "ASDFGHJKL+*}"), (.b, "zxcvbnm,./_", "ZXCVBNM<>?_"),
  ]

  /// What each key types to the engine. Keys with Shift that have no kana of their own type that without.
  static let keys: [HardwareStroke: String] = {
    var keys: [HardwareStroke: String] = [:]
    for (row, plain, shifted) in rows {
      for (index, (small, large)) in zip(plain, shifted).enumerated() {
        let position = KeyPosition(row, index + 1)
        let kana = Japanese.kana(ofKey: small)
        keys[HardwareStroke(position, isShifted: false)] = kana
        keys[HardwareStroke(position, isShifted: true)] = Japanese.kana(ofKey: large) ?? kana
      }
    }
    return keys
  }()
}
