import InputCore

/// Numbers, dates and quantities that are typed after a key with which no word begins.
///
/// ```
/// i123    一百二十三 壹佰贰拾叁 …
/// i5km    5公里 3.107英里 …
/// ```
package struct NumbersByKey: Sendable {
  private let keys: [Character]
  private let large: LargeNumbers
  private let measures: MeasureRegion

  /// Creates the numbers of a key.
  ///
  /// - Parameters:
  ///   - keys: the keys, any of which begins a number; empty if numbers are not typed.
  ///   - large: the naming of numbers from 10¹² on that comes first.
  ///   - measures: the region whose units are offered.
  package init(keys: [Character], large: LargeNumbers, measures: MeasureRegion) {
    self.keys = keys
    self.large = large
    self.measures = measures
  }

  /// Whether a character continues a number, or a number with a unit.
  package func continues(_ keystrokes: String, with character: Character) -> Bool {
    guard let typed = typed(keystrokes + String(character)) else { return false }
    return TypedNumber(typed) != nil || TypedQuantity.isBeginning(typed)
  }

  /// Returns the texts of some keystrokes, the number in digits of full width last; nil if they are no
  /// number.
  ///
  /// - Parameter written: converts the texts to the form that is written.
  package func texts(of keystrokes: String, written: ([String]) -> [String]) -> [String]? {
    guard let typed = typed(keystrokes) else { return nil }
    if let number = TypedNumber(typed) {
      return written(number.texts(large: large)) + [CharacterWidth.full.convert(number.typed)]
    }
    return TypedQuantity(typed).map { written($0.texts(in: measures)) }
  }

  /// Returns the keystrokes after the key; nil without it.
  private func typed(_ keystrokes: String) -> String? {
    guard let first = keystrokes.first, keys.contains(first) else { return nil }
    return String(keystrokes.dropFirst())
  }
}
