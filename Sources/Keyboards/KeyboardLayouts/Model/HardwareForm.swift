import InputCore

/// The layers of a hardware keyboard of one physical form. Each layer belongs to some combinations
/// of modifiers.
public struct HardwareForm: Hashable, Sendable {
  /// The form's name: `us`, `iso`, `jis`, `abnt2`, `ks` or a name that the layout defines.
  public let id: String
  /// The layers in file order.
  public let layers: [HardwareLayer]

  /// Creates a form from its layers.
  public init(id: String, layers: [HardwareLayer]) {
    self.id = id
    self.layers = layers
  }

  /// Returns the layer for the modifiers that are down.
  ///
  /// - Returns: the layer whose combinations match exactly, otherwise the layer for `other`; nil if
  ///   the layout has neither.
  public func layer(for modifiers: Modifiers) -> HardwareLayer? {
    layers.first { $0.modifiers.contains { $0.matches(modifiers) } }
      ?? layers.first { $0.modifiers.contains(.other) }
  }

  /// Returns the id of the key at a position.
  ///
  /// - Parameters:
  ///   - row: the row, `e` (digits) to `a` (space bar).
  ///   - column: the index of the key in its row, from 0 at the left. In row E the key `1` has
  ///     column 1.
  ///   - modifiers: the modifier keys that are down.
  /// - Returns: nil if no layer matches the modifiers or the layer has no key at that position.
  public func key(row: HardwareRow, column: Int, modifiers: Modifiers = []) -> String? {
    guard let rows = layer(for: modifiers)?.rows, rows.indices.contains(row.rawValue) else {
      return nil
    }
    let keys = rows[row.rawValue]
    return keys.indices.contains(column) ? keys[column] : nil
  }
}

/// A layer of a hardware keyboard.
public struct HardwareLayer: Hashable, Sendable {
  /// The layer's name; nil if the file gives none.
  public let id: String?
  /// The combinations of modifiers that select the layer.
  public let modifiers: [ModifierCombination]
  /// The key ids, row by row from the top, each row from the left.
  public let rows: [[String]]

  /// Creates a layer from its rows.
  public init(id: String?, modifiers: [ModifierCombination], rows: [[String]]) {
    self.id = id
    self.modifiers = modifiers
    self.rows = rows
  }
}
