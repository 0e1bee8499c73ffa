import Suggestions

extension GlideKeys {
  /// Creates the letters of a keyboard as it is drawn, with those of its long-press menus.
  public init(_ view: KeyboardView) {
    let letters = view.keys.filter { Self.letter($0.text) != nil }
    self.init(keyWidth: letters.map(\.frame.width).min() ?? 0)
    // All letters that a tap types come first: the menu of a key may have one of another key.
    for cap in letters { add(cap.text, on: cap) }
    for cap in letters {
      for text in cap.alternatives { add(text, on: cap) }
    }
  }

  private mutating func add(_ text: String?, on cap: KeyCap) {
    guard let letter = Self.letter(text) else { return }
    let frame = cap.frame
    add(letter, x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  /// The small letter that a text consists of; nil if it is not one letter.
  private static func letter(_ text: String?) -> Unicode.Scalar? {
    guard let text, case let small = text.lowercased(), small.unicodeScalars.count == 1,
      let scalar = small.unicodeScalars.first, scalar.properties.isAlphabetic
    else { return nil }
    return scalar
  }
}
