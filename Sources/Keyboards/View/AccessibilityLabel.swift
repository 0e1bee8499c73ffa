import KeyboardLayouts

/// What a screen reader says for a key.
enum AccessibilityLabel {
  /// The names of keys that act or switch layers.
  private static let names: [String: String] = [
    "backspace": "Delete", "delete-forward": "Delete forward", "return": "Return",
    "next-keyboard": "Next keyboard", "dismiss": "Hide keyboard", "tab": "Tab",
    "caret-left": "Caret left", "caret-right": "Caret right", "space": "Space",
    "shift": "Shift", "unshift": "Shift, on", "to-symbols": "Numbers and symbols",
    "to-symbols-2": "More symbols", "to-letters": "Letters", "to-latin": "Latin letters",
    "to-latin-shift": "Shift", "to-phone": "Numbers", "to-phone-symbols": "Symbols",
    "to-abc": "Letters",
  ]

  /// The name of a key: its action, else what it types, spelled out where no reader could say it.
  static func label(for key: LayoutKey, cap: String) -> String {
    if let name = names[key.id] { return name }
    guard let output = key.output, !output.text.isEmpty else {
      return cap.isEmpty || cap == key.id ? words(key.id) : cap
    }
    return label(for: output.text)
  }

  /// `a`, `capital A`, `arabic letter feh`, `full stop`; texts of several letters as they are.
  static func label(for text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == 1, let scalar = scalars.first else { return text }
    if scalar.isASCII, scalar.properties.isAlphabetic {
      return scalar.properties.isUppercase ? "capital \(text)" : text
    }
    if ("0"..."9").contains(scalar) { return text }
    return (scalar.properties.nameAlias ?? scalar.properties.name)?.lowercased() ?? text
  }

  private static func words(_ id: String) -> String {
    String(id.map { $0 == "-" ? " " : $0 })
  }
}
