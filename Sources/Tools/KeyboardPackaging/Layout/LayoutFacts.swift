import KeyboardCatalog
import TextUnits

/// What the rules for keyboards ask of a layout, whatever it was read from.
package struct LayoutFacts: Hashable, Sendable {
  /// One layer: what is shown at a time.
  package struct Layer: Hashable, Sendable {
    /// Its name: `base`.
    package var id: String
    /// Where it stands.
    package var position: SourcePosition
    /// The ids of its keys from the top, each row from the left.
    package var rows: [[String]]

    /// A layer.
    package init(id: String, position: SourcePosition, rows: [[String]]) {
      (self.id, self.position, self.rows) = (id, position, rows)
    }
  }

  /// One key.
  package struct Key: Hashable, Sendable {
    /// Where it stands.
    package var position: SourcePosition
    /// The text it types.
    package var output: String
    /// The layer it leads to.
    package var layer: String?
    /// The ids of the keys behind it: long press, further taps, flicks.
    package var alternatives: [String]

    /// A key.
    package init(
      position: SourcePosition, output: String = "", layer: String? = nil,
      alternatives: [String] = []
    ) {
      (self.position, self.output, self.layer) = (position, output, layer)
      self.alternatives = alternatives
    }
  }

  /// The file.
  package var file: String
  /// The direction of its language.
  package var direction: TextDirection
  /// The layers that are touched; of a layout for hardware alone, none.
  package var touchLayers: [Layer]
  /// The layers of keys that are struck; each is reached by its modifiers.
  package var hardwareLayers: [Layer]
  /// All keys by id.
  package var keys: [String: Key]

  /// Facts of a layout.
  package init(
    file: String, direction: TextDirection, touchLayers: [Layer], hardwareLayers: [Layer] = [],
    keys: [String: Key]
  ) {
    (self.file, self.direction, self.keys) = (file, direction, keys)
    (self.touchLayers, self.hardwareLayers) = (touchLayers, hardwareLayers)
  }
}
