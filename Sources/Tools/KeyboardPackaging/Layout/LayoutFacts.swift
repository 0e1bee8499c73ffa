import KeyboardCatalog
import TextUnits

/// The properties of a layout that the lint rules check, independent of its file format.
package struct LayoutFacts: Hashable, Sendable {
  /// A layer: the keys that are shown at the same time.
  package struct Layer: Hashable, Sendable {
    /// The id of the layer: `base`.
    package var id: String
    /// The position of its declaration.
    package var position: SourcePosition
    /// The ids of its keys: rows from top to bottom, each from left to right.
    package var rows: [[String]]

    /// Creates a layer.
    package init(id: String, position: SourcePosition, rows: [[String]]) {
      (self.id, self.position, self.rows) = (id, position, rows)
    }
  }

  /// A key.
  package struct Key: Hashable, Sendable {
    /// The position of its declaration.
    package var position: SourcePosition
    /// The text that the key types.
    package var output: String
    /// The layer that the key switches to.
    package var layer: String?
    /// The ids of its alternative keys: long press, multi-tap, flicks.
    package var alternatives: [String]

    /// Creates a key.
    package init(
      position: SourcePosition, output: String = "", layer: String? = nil,
      alternatives: [String] = []
    ) {
      (self.position, self.output, self.layer) = (position, output, layer)
      self.alternatives = alternatives
    }
  }

  /// The path of the file.
  package var file: String
  /// The direction of its language.
  package var direction: TextDirection
  /// The touch layers; empty for a layout for hardware only.
  package var touchLayers: [Layer]
  /// The hardware layers. Each is reached by its modifiers.
  package var hardwareLayers: [Layer]
  /// All keys by id.
  package var keys: [String: Key]

  /// Creates the facts of a layout.
  package init(
    file: String, direction: TextDirection, touchLayers: [Layer], hardwareLayers: [Layer] = [],
    keys: [String: Key]
  ) {
    (self.file, self.direction, self.keys) = (file, direction, keys)
    (self.touchLayers, self.hardwareLayers) = (touchLayers, hardwareLayers)
  }
}
