import KeyboardLayouts

/// Finds references to keys and layers that do not exist, and keys and layers that are never used.
struct ReferenceCheck {
  let layout: KeyboardLayout
  /// The positions of the declared keys, without those that every layout has implicitly.
  let keyPositions: [String: SourcePosition]

  func run(_ root: LayoutNode, flicks: [String: [Flick]], _ problems: inout ProblemList) {
    checkRows(root, &problems)
    checkFlicks(root, &problems)
    checkKeys(root, &problems)
    checkUse(root, &problems)
  }

  private func checkRows(_ root: LayoutNode, _ problems: inout ProblemList) {
    let layers = root.grandchildren(of: "layers", named: "layer")
    for row in layers.flatMap({ $0.children(named: "row") }) {
      report(missing: row.list("keys"), at: row.position, &problems)
    }
  }

  private func checkFlicks(_ root: LayoutNode, _ problems: inout ProblemList) {
    let flicks = root.grandchildren(of: "flicks", named: "flick")
    for segment in flicks.flatMap({ $0.children(named: "flickSegment") }) {
      report(missing: segment.list("keyId"), at: segment.position, &problems)
    }
  }

  private func checkKeys(_ root: LayoutNode, _ problems: inout ProblemList) {
    let layers = Set(layout.touch.flatMap(\.layers).map(\.id))
    let used = usedKeys
    for id in keyPositions.keys.sorted() {
      guard let key = layout.keys[id], let position = keyPositions[id] else { continue }
      report(missing: key.gestures.longPress + key.gestures.multiTap, at: position, &problems)
      if let layer = key.layerID, !layout.touch.isEmpty, !layers.contains(layer),
        used.contains(id)
      {
        problems.report(.unknownLayer(layer), at: position)
      }
    }
  }

  private func report(
    missing ids: [String], at position: SourcePosition, _ problems: inout ProblemList
  ) {
    for id in ids where layout.keys[id] == nil { problems.report(.unknownKey(id), at: position) }
  }

  /// Warns about keys of the main file that no row and no gesture contains, and about touch layers
  /// that no key leads to.
  private func checkUse(_ root: LayoutNode, _ problems: inout ProblemList) {
    let used = usedKeys
    for id in keyPositions.keys.sorted() where !used.contains(id) {
      if let position = keyPositions[id], position.file == root.position.file {
        problems.report(.unusedKey(id), at: position)
      }
    }
    // The program itself leads to shared layers: number pads, by the type of the field.
    let layers = root.grandchildren(of: "layers", named: "layer")
    let local = Dictionary(
      layers.filter { $0.position.file == root.position.file }.map { ($0["id"], $0.position) },
      uniquingKeysWith: { first, _ in first })
    let shared = layers.filter { $0.position.file != root.position.file }.compactMap { $0["id"] }
    for form in layout.touch {
      let reached = reachedLayers(form, from: shared)
      for layer in form.layers where !reached.contains(layer.id) {
        guard let position = local[layer.id] else { continue }
        problems.report(.unreachableLayer(layer.id), at: position)
      }
    }
  }

  /// The keys in rows and the keys that their gestures select.
  private var usedKeys: Set<String> {
    let touch = layout.touch.flatMap(\.layers).flatMap(\.rows)
    let hardware = layout.hardware.flatMap(\.layers).flatMap(\.rows)
    let inRows = Set((touch + hardware).joined())
    return inRows.union(inRows.flatMap { layout.keys[$0].map(gestureKeys) ?? [] })
  }

  private func gestureKeys(_ key: LayoutKey) -> [String] {
    key.gestures.longPress + key.gestures.multiTap + key.gestures.flicks.map(\.keyID)
  }

  private func reachedLayers(_ form: TouchForm, from roots: [String]) -> Set<String> {
    let layers = Dictionary(form.layers.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var open = [TouchForm.baseLayerID] + roots
    var reached = Set(open)
    while let id = open.popLast() {
      let inRows = layers[id]?.rows.joined().compactMap { layout.keys[$0] } ?? []
      let given = inRows.flatMap(gestureKeys).compactMap { layout.keys[$0] }
      for target in (inRows + given).compactMap(\.layerID) where reached.insert(target).inserted {
        open.append(target)
      }
    }
    return reached
  }
}
