import KeyboardLayouts
import TextUnits

/// The label of a key for screen readers.
enum AccessibilityLabel {
  /// The spoken names of keys that perform an action or switch layers.
  private static let names: [String: String] = [
    "backspace": "Delete", "delete-forward": "Delete forward", "return": "Return",
    "next-keyboard": "Next keyboard", "previous-keyboard": "Previous keyboard",
    "dismiss": "Hide keyboard", "tab": "Tab",
    "delete-sentence": "Delete sentence", "delete-paragraph": "Delete paragraph",
    "sentence-start": "Start of sentence", "sentence-end": "End of sentence",
    "caret-left": "Caret left", "caret-right": "Caret right", "space": "Space",
    "shift": "Shift", "unshift": "Shift, on", "to-symbols": "Numbers and symbols",
    "to-symbols-2": "More symbols", "to-letters": "Letters", "to-latin": "Latin letters",
    "to-latin-shift": "Shift", "to-phone": "Numbers", "to-phone-symbols": "Symbols",
    "to-abc": "Letters", "look-up": "Look up by sound", "clipboard": "Clipboard",
  ]

  /// Returns the spoken name of a key: its action, otherwise its output, spelled out by character
  /// names if a screen reader could not say it.
  static func label(for key: LayoutKey, cap: String) -> String {
    if let name = names[key.id] { return name }
    if let text = key.output?.text, !text.isEmpty { return label(for: text) }
    guard !cap.isEmpty, cap != key.id else { return words(key.id) }
    // A dead key shows its mark, on a dotted circle if the mark needs a base.
    let mark = cap.hasPrefix("\u{25CC}") ? String(cap.unicodeScalars.dropFirst()) : cap
    return label(for: mark) + (key.output?.isMarkersOnly ?? false ? ", dead key" : "")
  }

  /// Returns `a`, `capital A`, `arabic letter feh`, `full stop`. Words and numbers stay as they
  /// are.
  static func label(for text: String) -> String {
    let scalars = Array(Normalization.nfc(text).unicodeScalars)
    if scalars.count == 1, let scalar = scalars.first { return label(for: scalar) }
    let isSpoken = text.contains { $0.isLetter || $0.isNumber }
    return isSpoken ? text : scalars.map(label).joined(separator: ", ")
  }

  private static func label(for scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, scalar.properties.isAlphabetic {
      return (scalar.properties.isUppercase ? "capital " : "") + String(scalar)
    }
    if ("0"..."9").contains(scalar) { return String(scalar) }
    return (scalar.properties.nameAlias ?? scalar.properties.name)?.lowercased() ?? String(scalar)
  }

  private static func words(_ id: String) -> String {
    String(id.map { $0 == "-" ? " " : $0 })
  }
}
