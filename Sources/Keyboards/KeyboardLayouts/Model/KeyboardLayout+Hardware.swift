import InputCore

extension KeyboardLayout {
  /// Returns the output of a key of the first hardware form. If the layout has no layer for Caps Lock,
  /// the output without it is changed to a capital, or with Shift to a small letter.
  ///
  /// - Parameters:
  ///   - position: the position of the key.
  ///   - modifiers: the modifiers that are down.
  ///   - capsLocked: applies Caps Lock to a text; returns nil for a text that it leaves as it is.
  /// - Returns: nil if the key types nothing.
  package func output(
    at position: KeyPosition, _ modifiers: Modifiers, capsLocked: (String) -> String?
  ) -> KeyOutput? {
    if let output = output(at: position, exactly: modifiers) { return output }
    guard modifiers.contains(.caps),
      let plain = output(at: position, exactly: modifiers.subtracting(.caps))
    else { return nil }
    guard plain.markers.isEmpty, let text = capsLocked(plain.text) else { return plain }
    return KeyOutput(text)
  }

  private func output(at position: KeyPosition, exactly modifiers: Modifiers) -> KeyOutput? {
    key(at: position, modifiers)?.output
  }

  /// Returns the key at a position of the first hardware form; nil if it has none there. The column is counted
  /// by the form.
  package func key(at position: KeyPosition, _ modifiers: Modifiers) -> LayoutKey? {
    guard let form = hardware.first else { return nil }
    let (row, column) = position.column(inForm: form.id)
    return form.key(row: row, column: column, modifiers: modifiers).flatMap { keys[$0] }
  }
}
