import InputCore
import KeyboardLayouts

// The functions that the module of layouts exports besides those of all modules.

/// Handles a key at a position of the hardware.
///
/// - Parameters:
///   - row: The row, 0 (digits) to 4 (space bar).
///   - number: The number of the key within its row in ISO/IEC 9995-1.
///   - modifiers: The modifiers that are down: 1 Shift, 2 Caps Lock, 8 AltGr.
///   - beforeCount: The length in the input of the text before the caret; negative if the host does not
///     know it.
/// - Returns: The length of the effects in the output; 0 if the layout has no such key.
@c(globekey_press)
public func globekeyPress(_ row: Int, _ number: Int, _ modifiers: Int, _ beforeCount: Int) -> Int {
  guard let row = HardwareRow(rawValue: row) else { return 0 }
  return answer(
    session?.press(
      KeyPosition(row, number), Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers)),
      context: context(after: 0, beforeCount)) ?? [])
}

/// Describes the caps of the keys while modifiers are down.
///
/// - Parameter modifiers: The modifiers, as in `globekey_press`.
/// - Returns: The length of a JSON array in the output: for each row its keys, `[number, label]`, or null if the
///   layout has no row.
@c(globekey_caps)
public func globekeyCaps(_ modifiers: Int) -> Int {
  let modifiers = Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers))
  let rows = HardwareRow.allCases.map { row in
    (session?.caps(in: row, modifiers) ?? []).map { "[\($0.number),\($0.label.quoted)]" }
      .joined(separator: ",")
  }
  return answer("[[" + rows.joined(separator: "],[") + "]]")
}
