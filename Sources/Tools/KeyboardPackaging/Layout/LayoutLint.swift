import KeyboardCatalog
import TextUnits

/// The rules that every keyboard layout must follow.
package struct LayoutLint: Sendable {
  /// The id of the key that switches to the next keyboard.
  package static let nextKeyboardKey = "next-keyboard"

  private let facts: LayoutFacts
  private let reach: LayoutReach

  /// Prepares the checks of a layout.
  package init(_ facts: LayoutFacts) {
    self.facts = facts
    reach = LayoutReach(facts)
  }

  /// The problems of the layout, independent of its manifest. Empty for a layout for hardware only.
  package var findings: [Finding] {
    facts.touchLayers.isEmpty ? [] : nextKeyboard + unreachableLayers
  }

  /// The printable ASCII characters that the layout cannot type.
  package var missingASCII: String {
    String(
      String.UnicodeScalarView(
        (0x20...0x7E).compactMap(Unicode.Scalar.init).filter { !reach.characters.contains($0) }))
  }

  /// Returns the problem with the `isASCIICapable` flag, or nil if it matches the layout.
  package func asciiFault(isDeclared: Bool) -> (severity: Finding.Severity, message: String)? {
    let missing = missingASCII
    if isDeclared, !missing.isEmpty {
      return (
        .error, "'isASCIICapable' is true, but \(facts.file) does not type \(shown(missing))"
      )
    }
    if !isDeclared, missing.isEmpty {
      return (.warning, "\(facts.file) types all of ASCII; set 'isASCIICapable' to true")
    }
    return nil
  }

  private func shown(_ text: String) -> String {
    let characters = text.prefix(12).map { $0 == " " ? "space" : String($0) }
    let rest = text.count - characters.count
    return characters.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private var nextKeyboard: [Finding] {
    let key = Self.nextKeyboardKey
    guard reach.keys.contains(key) else {
      let position = facts.keys[key]?.position ?? SourcePosition(file: facts.file)
      return [
        Finding(
          .error, position,
          "no key '\(key)' can be reached from the layer '\(LayoutReach.first(of: facts))'; "
            + "users need it to leave the keyboard")
      ]
    }
    let first = LayoutReach.first(of: facts)
    return facts.touchLayers.filter { $0.id == first && !isWellPlaced(in: $0) }.map {
      Finding(
        .warning, $0.position,
        "'\(key)' is not in the leading group of the bottom row of '\(first)', where the globe "
          + "of the system is")
    }
  }

  /// Whether the key is in the bottom row before the space bar, where the system's globe is. In
  /// right-to-left layouts either side is accepted, since some mirror their row and some do not.
  /// Without a space bar the key must be in the leading half.
  private func isWellPlaced(in layer: LayoutFacts.Layer) -> Bool {
    guard let row = layer.rows.last(where: { !$0.isEmpty }),
      let index = row.firstIndex(of: Self.nextKeyboardKey)
    else { return false }
    if facts.direction == .rightToLeft { return true }
    if let space = row.firstIndex(where: { facts.keys[$0]?.output == " " || $0 == "space" }) {
      return index < space
    }
    return index < (row.count + 1) / 2
  }

  private var unreachableLayers: [Finding] {
    facts.touchLayers.filter { !reach.layers.contains($0.id) && !isForTraits($0.id) }.map {
      Finding(.warning, $0.position, "no key leads to the layer '\($0.id)'")
    }
  }

  /// Whether a layer is opened by the traits of a field instead of a key.
  private func isForTraits(_ id: String) -> Bool {
    ["number", "decimal", "phone", "phone-symbols", "ascii-number", "latin", "latin-shift"]
      .contains(id)
  }
}
