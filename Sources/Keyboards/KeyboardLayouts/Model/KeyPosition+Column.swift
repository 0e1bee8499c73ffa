import InputCore

extension KeyPosition {
  /// Returns the key's row and its index within that row of a layout's form. The rows of different
  /// forms begin with different keys.
  package func column(inForm form: String) -> (row: HardwareRow, column: Int) {
    let hasKeyBesideShift = form == "iso" || form == "abnt2"
    switch row {
    case .e: return (row, form == "jis" ? number - 1 : number)
    // The key above Return is at the end of row D on US keyboards and at the end of row C on
    // others.
    case .c where number == 12 && (form == "us" || form == "ks"): return (.d, 12)
    case .d, .c: return (row, number - 1)
    case .b: return (row, hasKeyBesideShift ? number : number - 1)
    case .a: return (row, 0)
    }
  }
}
