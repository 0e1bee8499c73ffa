import TextDocument

/// The planes of touch layers. A plane is a layer together with its shifted companion.
enum Plane {
  static let letters = "base"
  static let latin = "latin"
  static let symbols = "symbols"

  /// The id of the layer for a plane: `shift` and `latin-shift` are the shifted `base` and `latin`.
  static func layer(_ plane: String, isShifted: Bool) -> String {
    guard isShifted else { return plane }
    return plane == letters ? "shift" : plane + "-shift"
  }

  /// The plane that a layer belongs to, and whether it is the shifted one.
  static func plane(ofLayer layer: String) -> (plane: String, isShifted: Bool) {
    if layer == "shift" { return (letters, true) }
    if layer.hasSuffix("-shift") { return (String(layer.dropLast(6)), true) }
    return (layer, false)
  }

  /// Returns the planes for a field in order of preference. The last one exists in every layout.
  static func planes(for type: KeyboardType, hasOwnASCII: Bool) -> [String] {
    let ascii = hasOwnASCII ? letters : latin
    return switch type {
    case .default, .webSearch, .twitter, .namePhonePad: [letters]
    case .asciiCapable, .url, .emailAddress: [ascii, letters]
    case .numbersAndPunctuation: [symbols, letters]
    case .numberPad: ["number", symbols, letters]
    case .asciiCapableNumberPad: ["ascii-number", "number", symbols, letters]
    case .decimalPad: ["decimal", "number", symbols, letters]
    case .phonePad: ["phone", "number", symbols, letters]
    }
  }
}
