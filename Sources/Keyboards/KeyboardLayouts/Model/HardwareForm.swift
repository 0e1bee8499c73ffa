import InputCore

/// The layers of a hardware keyboard of one form, each for some combinations of modifiers.
public struct HardwareForm: Hashable, Sendable {
  /// The form: `us`, `iso`, `jis`, `abnt2`, `ks` or one of the layout's own.
  public let id: String
  /// The layers, in the order of the file.
  public let layers: [HardwareLayer]

  /// A form of some layers.
  public init(id: String, layers: [HardwareLayer]) {
    self.id = id
    self.layers = layers
  }

  /// The layer for the modifiers that are down: the one that names them, else the one for `other`,
  /// else nil: the layout has nothing to say about the key.
  public func layer(for modifiers: Modifiers) -> HardwareLayer? {
    layers.first { $0.modifiers.contains { $0.matches(modifiers) } }
      ?? layers.first { $0.modifiers.contains(.other) }
  }

  /// The id of the key at a position. Nil where no layer is for these modifiers, or it has no key
  /// there.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - column: the key, counted from zero at the left: the key of `1` is column 1 of row E.
  ///   - modifiers: the modifier keys that are down.
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
  /// Its name, where it has one.
  public let id: String?
  /// The combinations of modifiers that it is for.
  public let modifiers: [ModifierCombination]
  /// The ids of the keys of each row, from the top and from the left.
  public let rows: [[String]]

  /// A layer of some rows.
  public init(id: String?, modifiers: [ModifierCombination], rows: [[String]]) {
    self.id = id
    self.modifiers = modifiers
    self.rows = rows
  }
}
