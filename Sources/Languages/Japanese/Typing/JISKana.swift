import InputCore

/// The kana of a JIS keyboard by key position.
enum JISKana {
  /// The ASCII characters of the keys, row by row, which index the kana table. The key left of the
  /// right Shift and the yen key type the same character, so `_` represents the former here.
  /// Likewise `~` represents を, which is Shift+0.
  private static let rows: [(row: HardwareRow, plain: String, shifted: String)] = [
    (.e, "1234567890-^\\", "!\"#$%&'()~=^|"), (.d, "qwertyuiop@[", "QWERTYUIOP`{"),
    (.c, "asdfghjkl;:]", "ASDFGHJKL+*}"), (.b, "zxcvbnm,./_", "ZXCVBNM<>?_"),
  ]

  /// The kana that each key types. A key without a kana for Shift types its plain kana.
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
