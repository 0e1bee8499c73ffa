import KeyboardCatalog
import TextUnits

/// What the rules for keyboards ask of a layout, whatever it was read from.
public struct LayoutFacts: Hashable, Sendable {
  /// One layer: what is shown at a time.
  public struct Layer: Hashable, Sendable {
    /// Its name: `base`.
    public var id: String
    /// Where it stands.
    public var place: SourcePlace
    /// The ids of its keys from the top, each row from the left.
    public var rows: [[String]]

    /// A layer.
    public init(id: String, place: SourcePlace, rows: [[String]]) {
      (self.id, self.place, self.rows) = (id, place, rows)
    }
  }

  /// One key.
  public struct Key: Hashable, Sendable {
    /// Where it stands.
    public var place: SourcePlace
    /// The text it types.
    public var output: String
    /// The layer it leads to.
    public var layer: String?
    /// The ids of the keys behind it: long press, further taps, flicks.
    public var alternatives: [String]

    /// A key.
    public init(
      place: SourcePlace, output: String = "", layer: String? = nil, alternatives: [String] = []
    ) {
      (self.place, self.output, self.layer) = (place, output, layer)
      self.alternatives = alternatives
    }
  }

  /// The file.
  public var file: String
  /// The direction of its language.
  public var direction: TextDirection
  /// The layers that are touched; of a layout for hardware alone, none.
  public var touchLayers: [Layer]
  /// The layers of keys that are struck; each is reached by its modifiers.
  public var hardwareLayers: [Layer]
  /// All keys by id.
  public var keys: [String: Key]

  /// Facts of a layout.
  public init(
    file: String, direction: TextDirection, touchLayers: [Layer], hardwareLayers: [Layer] = [],
    keys: [String: Key]
  ) {
    (self.file, self.direction, self.keys) = (file, direction, keys)
    (self.touchLayers, self.hardwareLayers) = (touchLayers, hardwareLayers)
  }
}
