/// The layers of a touch keyboard, for devices from some width on.
public struct TouchForm: Hashable, Sendable {
  /// The least width of the touch surface, in millimetres.
  public let minimumDeviceWidth: Int
  /// The layers, in the order of the file.
  public let layers: [LayoutLayer]

  /// A form of some layers.
  public init(minimumDeviceWidth: Int, layers: [LayoutLayer]) {
    self.minimumDeviceWidth = minimumDeviceWidth
    self.layers = layers
  }

  /// The layer with an id, or nil where there is none.
  public func layer(_ id: String) -> LayoutLayer? { layers.first { $0.id == id } }

  /// The layer that is shown first.
  public static let baseLayerID = "base"
}

/// A layer of a touch keyboard: rows of keys, of which a key switches to another.
public struct LayoutLayer: Hashable, Sendable {
  /// Its name, such as `base` or `symbols`.
  public let id: String
  /// The ids of the keys of each row, from the top and from the left.
  public let rows: [[String]]

  /// A layer of some rows.
  public init(id: String, rows: [[String]]) {
    self.id = id
    self.rows = rows
  }
}
