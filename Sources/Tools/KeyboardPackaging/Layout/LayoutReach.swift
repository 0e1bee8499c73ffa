/// What can be reached in a layout from the layer it opens with, by touch; in a layout for hardware
/// alone, what its layers have.
struct LayoutReach {
  /// The layer a keyboard opens with.
  static let firstLayer = "base"

  /// The layers that are reached.
  private(set) var layers: Set<String> = []
  /// The keys that are reached.
  private(set) var keys: Set<String> = []
  /// The text of these keys.
  private(set) var characters: Set<Unicode.Scalar> = []

  private let facts: LayoutFacts

  init(_ facts: LayoutFacts) {
    self.facts = facts
    if facts.touchLayers.isEmpty {
      facts.hardwareLayers.forEach { visit($0) }
    } else {
      // Several layers may have one name: one for each width of device.
      var waiting = [Self.first(of: facts)]
      while let id = waiting.popLast() {
        guard layers.insert(id).inserted else { continue }
        let before = keys
        facts.touchLayers.filter { $0.id == id }.forEach { visit($0) }
        waiting += keys.subtracting(before).compactMap { facts.keys[$0]?.layer }
      }
    }
  }

  /// The layer a layout opens with: `base`, or the first where it has none.
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
