import KeyboardLayouts

/// Builds the layers of a hardware form.
enum HardwareLayersBuilder {
  static func layers(
    of node: LayoutNode, form: String, sizes: [Int], _ problems: inout ProblemList
  ) -> [HardwareLayer] {
    var layers: [HardwareLayer] = []
    var ids: Set<String> = []
    var taken = ModifierStates()
    for layer in node.children(named: "layer") {
      let combinations = combinations(of: layer, &problems)
      if !combinations.map({ taken.take($0) }).allSatisfy({ $0 }) {
        problems.report(.ambiguousModifiers(layer["modifiers"] ?? "none"), at: layer.position)
      }
      if let id = layer["id"], !ids.insert(id).inserted {
        problems.report(.duplicateLayerID(id), at: layer.position)
      }
      let name = layer["id"] ?? layer["modifiers"] ?? "none"
      let rows = LayersBuilder.rows(of: layer, name: name, &problems)
      check(layer.children(named: "row"), form: form, sizes: sizes, &problems)
      layers.append(HardwareLayer(id: layer["id"], modifiers: combinations, rows: rows))
    }
    return layers
  }

  /// The combinations of a layer. Without a `modifiers` attribute it belongs to no modifiers.
  private static func combinations(
    of layer: LayoutNode, _ problems: inout ProblemList
  ) -> [ModifierCombination] {
    guard let text = layer["modifiers"] else { return [.none] }
    var combinations: [ModifierCombination] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let combination = ModifierCombination(String(part)) else {
        let expected =
          "none, other, or some of shift caps alt altL altR ctrl ctrlL ctrlR, "
          + "left and right not mixed; a comma between combinations"
        problems.report(
          .invalidValue(text, attribute: "modifiers", expected: expected), at: layer.position)
        return combinations
      }
      combinations.append(combination)
    }
    return combinations
  }

  private static func check(
    _ rows: [LayoutNode], form: String, sizes: [Int], _ problems: inout ProblemList
  ) {
    for (index, row) in rows.enumerated() {
      let size = index < sizes.count ? sizes[index] : 0
      if row.list("keys").count > size {
        problems.report(.rowTooLong(form: form, row: index + 1, limit: size), at: row.position)
      }
    }
  }
}

/// The states of the modifier keys that a layer has claimed.
private struct ModifierStates {
  private var taken: UInt64 = 0
  private var hasOther = false

  /// Claims the states that a combination matches. Returns false if one of them is claimed already.
  mutating func take(_ combination: ModifierCombination) -> Bool {
    if combination == .other {
      defer { hasOther = true }
      return !hasOther
    }
    var states: UInt64 = 0
    for state in UInt8(0)..<64 where combination.matches(Modifiers(rawValue: state)) {
      states |= 1 << state
    }
    defer { taken |= states }
    return taken & states == 0
  }
}
