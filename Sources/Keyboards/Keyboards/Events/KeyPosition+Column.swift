import InputCore
import KeyboardLayouts

extension KeyPosition {
  /// The key's place in its row of a layout: rows begin with different keys.
  func column(inForm form: String) -> (row: HardwareRow, column: Int) {
    let hasKeyBesideShift = form == "iso" || form == "abnt2"
    switch row {
    case .e: return (row, form == "jis" ? number - 1 : number)
    // The key above Return has two bars to lie on: at the end of row D, or of row C.
    case .c where number == 12 && (form == "us" || form == "ks"): return (.d, 12)
    case .d, .c: return (row, number - 1)
    case .b: return (row, hasKeyBesideShift ? number : number - 1)
    case .a: return (row, 0)
    }
  }
}
