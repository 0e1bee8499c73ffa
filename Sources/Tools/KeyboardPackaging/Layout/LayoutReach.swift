/// The layers, keys and characters of a layout that can be reached by touch from its first layer.
/// For a layout for hardware only, those of all its layers.
struct LayoutReach {
  /// The layer that a keyboard opens with.
  static let firstLayer = "base"

  /// The reachable layers.
  private(set) var layers: Set<String> = []
  /// The reachable keys.
  private(set) var keys: Set<String> = []
  /// The characters that the reachable keys type.
  private(set) var characters: Set<Unicode.Scalar> = []

  private let facts: LayoutFacts

  init(_ facts: LayoutFacts) {
    self.facts = facts
    if facts.touchLayers.isEmpty {
      facts.hardwareLayers.forEach { visit($0) }
    } else {
      // Several layers may share a name: one for each device width.
      var waiting = [Self.first(of: facts)]
      while let id = waiting.popLast() {
        guard layers.insert(id).inserted else { continue }
        let before = keys
        facts.touchLayers.filter { $0.id == id }.forEach { visit($0) }
        waiting += keys.subtracting(before).compactMap { facts.keys[$0]?.layer }
      }
    }
  }

  /// Returns the layer that a layout opens with: `base`, or the first layer if there is no `base`.
  static func first(of facts: LayoutFacts) -> String {
    facts.touchLayers.contains { $0.id == firstLayer }
      ? firstLayer : facts.touchLayers.first?.id ?? firstLayer
  }

  private mutating func visit(_ layer: LayoutFacts.Layer) {
    layers.insert(layer.id)
    var waiting = layer.rows.flatMap(\.self)
    while let id = waiting.popLast() {
      guard keys.insert(id).inserted, let key = facts.keys[id] else { continue }
      characters.formUnion(key.output.unicodeScalars)
      waiting += key.alternatives
    }
  }
}
