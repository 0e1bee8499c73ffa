/// The layers of a touch keyboard, for devices of at least a given width.
public struct TouchForm: Hashable, Sendable {
  /// The minimum width of the touch surface in millimetres.
  public let minimumDeviceWidth: Int
  /// The layers in file order.
  public let layers: [LayoutLayer]

  /// Creates a form from its layers.
  public init(minimumDeviceWidth: Int, layers: [LayoutLayer]) {
    self.minimumDeviceWidth = minimumDeviceWidth
    self.layers = layers
  }

  /// Returns the layer with an id; nil if the form has none.
  public func layer(_ id: String) -> LayoutLayer? { layers.first { $0.id == id } }

  /// The id of the initial layer.
  public static let baseLayerID = "base"
}

/// A layer of a touch keyboard: rows of keys. A key of one layer can switch to another.
public struct LayoutLayer: Hashable, Sendable {
  /// The layer's id, such as `base` or `symbols`.
  public let id: String
  /// The key ids, row by row from the top, each row from the left.
  public let rows: [[String]]

  /// Creates a layer from its rows.
  public init(id: String, rows: [[String]]) {
    self.id = id
    self.rows = rows
  }
}
