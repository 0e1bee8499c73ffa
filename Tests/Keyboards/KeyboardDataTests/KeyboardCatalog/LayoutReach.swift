import KeyboardTestSupport
import TextUnits

/// The texts that can be typed with a layout, found by search.
struct LayoutReach {
  let layout: KeyboardLayout
  /// The distinct outputs of the keys.
  let outputs: [KeyOutput]

  /// Returns the layers that keys lead to from the layers in `start`, which are included.
  static func layers(of layout: KeyboardLayout, from start: Set<String>) -> Set<String> {
    var reached = start.filter { id in layout.touchLayers.contains { $0.id == id } }
    var queue = Array(reached)
    while let id = queue.popLast() {
      let keys = layout.touchLayers.first { $0.id == id }?.rows.joined().map { $0 } ?? []
      for target in keys.compactMap({ layout.key($0)?.layerID })
      where reached.insert(target).inserted {
        queue.append(target)
      }
    }
    return reached
  }

  /// Outputs of touch: taps, long presses, multitaps and flicks on all layers reachable from the
  /// letters.
  static func touch(_ layout: KeyboardLayout) -> LayoutReach {
    let reached = layers(of: layout, from: ["base", "decimal", "phone"])
    var ids: [String] = []
    for layer in layout.touchLayers where reached.contains(layer.id) {
      for id in layer.rows.joined() {
        guard let key = layout.key(id), !key.isGap else { continue }
        ids.append(id)
        ids += key.gestures.longPress + key.gestures.multiTap + key.gestures.flicks.map(\.keyID)
      }
    }
    return LayoutReach(layout, keys: ids)
  }

  /// Outputs of hardware: all keys with all modifiers.
  static func hardware(_ layout: KeyboardLayout) -> LayoutReach {
    LayoutReach(
      layout, keys: layout.hardware.flatMap { $0.layers.flatMap { $0.rows.joined() } })
  }

  private init(_ layout: KeyboardLayout, keys: [String]) {
    self.layout = layout
    var seen: Set<KeyOutput> = []
    outputs = keys.compactMap { layout.key($0)?.output }.filter { seen.insert($0).inserted }
  }

  /// Returns the text of an empty document after typing these outputs.
  func text(typing outputs: [KeyOutput]) -> String {
    outputs.reduce(into: State(layout)) { $0.type($1) }.text
  }

  /// Returns the texts among `targets` that no keys produce. Canonically equal texts count as
  /// equal.
  func missing(_ targets: some Sequence<String>) -> [String] {
    var missing = Set(targets)
    var states: [State] = []
    for output in outputs {
      var state = State(layout)
      state.type(output)
      missing.remove(state.text)
      states.append(state)
    }
    missing = missing.filter { !isSpelled($0) }
    for _ in 0..<2 where !missing.isEmpty { states = extend(states, &missing) }
    return missing.sorted()
  }

  /// Types one more key after each state and returns the states worth extending: those changed by
  /// the layout's rules and those with a pending dead key. Plain concatenations are skipped because
  /// each part was checked alone.
  private func extend(_ states: [State], _ missing: inout Set<String>) -> [State] {
    var next: [String: State] = [:]
    for state in states {
      for output in outputs {
        var longer = state
        longer.type(output)
        missing.remove(longer.text)
        let isSpelling =
          longer.text.utf8.count < 3 && longer.text.allSatisfy { $0.isASCII && $0.isLetter }
        if spellsWithLatin && isSpelling { next[longer.text] = longer }
        if longer.isWaiting
          || longer.text.utf8.count < state.text.utf8.count + output.text.utf8.count
          || !longer.text.hasPrefix(state.text)
        {
          if longer.text.count <= 1 { next["\(longer.text) \(longer.waiting)"] = longer }
        }
        if missing.isEmpty { return [] }
      }
    }
    return Array(next.values)
  }

  /// Whether letters are spelled with Latin letters, as in Japanese, where `xtu` is っ.
  private var spellsWithLatin: Bool { layout.locale.hasPrefix("ja") }

  /// Whether keys type the parts of a text one after the other, either composed or decomposed.
  private func isSpelled(_ text: String) -> Bool {
    for parts in [
      text.unicodeScalars.map { String($0) },
      Normalization.nfd(text).unicodeScalars.map { String($0) },
    ] {
      let keys = parts.map { part in
        outputs.first { $0.markers.isEmpty && $0.text.utf8.elementsEqual(part.utf8) }
      }
      if parts.count > 1, keys.allSatisfy({ $0 != nil }),
        self.text(typing: keys.compactMap { $0 }) == text
      {
        return true
      }
    }
    return false
  }

  /// The document state during the search.
  private struct State {
    var text = ""
    private var transforms: TransformProcessor

    init(_ layout: KeyboardLayout) { transforms = TransformProcessor(layout) }

    var waiting: [Marker] { transforms.waitingMarkers }
    var isWaiting: Bool { !waiting.isEmpty }

    mutating func type(_ output: KeyOutput) {
      let change = transforms.type(output, after: text)
      text.unicodeScalars.removeLast(change.deleted.unicodeScalars.count)
      text += change.inserted
    }
  }
}
