import KeyboardLayouts

/// Builds the layers of touch and hardware forms.
enum LayersBuilder {
  static func forms(
    of root: LayoutNode, _ problems: inout ProblemList
  ) -> (touch: [TouchForm], hardware: [HardwareForm]) {
    let nodes = root.children(named: "layers")
    if nodes.isEmpty {
      problems.report(.missingElement("layers", in: root.name), at: root.position)
    }
    var touch: [TouchForm] = []
    var hardware: [HardwareForm] = []
    var seen: Set<String> = []
    let sizes = rowSizes(root)
    for node in nodes {
      guard let form = node["formId"] else { continue }
      let width = width(of: node, &problems)
      if form == "touch" {
        if !seen.insert("touch \(width)").inserted {
          problems.report(.duplicateID("touch \(width)", of: "layers"), at: node.position)
        }
        touch.append(
          TouchForm(minimumDeviceWidth: width, layers: touchLayers(of: node, &problems)))
      } else {
        if !seen.insert(form).inserted {
          problems.report(.duplicateID(form, of: "layers"), at: node.position)
        }
        guard let sizes = sizes[form] else {
          let known = sizes.keys.sorted().joined(separator: ", ")
          problems.report(
            .invalidValue(form, attribute: "formId", expected: "touch, \(known), or a <form>"),
            at: node.position)
          continue
        }
        let layers = HardwareLayersBuilder.layers(of: node, form: form, sizes: sizes, &problems)
        hardware.append(HardwareForm(id: form, layers: layers))
      }
    }
    return (touch.sorted { $0.minimumDeviceWidth < $1.minimumDeviceWidth }, hardware)
  }

  /// The number of keys in each row, by form: the forms that LDML implies, and those that the
  /// layout defines.
  private static func rowSizes(_ root: LayoutNode) -> [String: [Int]] {
    var sizes = [
      "us": [13, 13, 11, 10, 1], "iso": [13, 12, 12, 11, 1], "abnt2": [13, 12, 12, 12, 1],
      "jis": [13, 12, 12, 11, 1], "ks": [14, 12, 11, 10, 1],
    ]
    for form in root.grandchildren(of: "forms", named: "form") {
      guard let id = form["id"] else { continue }
      sizes[id] = form.children(named: "scanCodes").map { $0.list("codes").count }
    }
    return sizes
  }

  private static func width(of node: LayoutNode, _ problems: inout ProblemList) -> Int {
    guard let text = node["minDeviceWidth"] else { return 1 }
    guard let width = Int(text), (1...999).contains(width) else {
      problems.report(
        .invalidValue(text, attribute: "minDeviceWidth", expected: "millimetres from 1 to 999"),
        at: node.position)
      return 1
    }
    return width
  }

  private static func touchLayers(
    of node: LayoutNode, _ problems: inout ProblemList
  ) -> [LayoutLayer] {
    let nodes = node.children(named: "layer")
    LayoutNode.reportDuplicates(nodes, of: "layer", &problems)
    var layers: [LayoutLayer] = []
    var positions: [String: Int] = [:]
    for layer in nodes {
      guard let id = layer["id"] else {
        problems.report(.missingAttribute("id", of: "layer"), at: layer.position)
        continue
      }
      let read = LayoutLayer(id: id, rows: rows(of: layer, name: id, &problems))
      // A layer of the importing file replaces an imported one.
      if let position = positions[id] {
        layers[position] = read
      } else {
        positions[id] = layers.count
        layers.append(read)
      }
    }
    if positions[TouchForm.baseLayerID] == nil {
      problems.report(.noBaseLayer, at: node.position)
    }
    return layers
  }

  /// Returns the rows of a layer.
  static func rows(
    of layer: LayoutNode, name: String, _ problems: inout ProblemList
  ) -> [[String]] {
    let rows = layer.children(named: "row").map { $0.list("keys") }
    if rows.isEmpty { problems.report(.emptyLayer(name), at: layer.position) }
    for row in layer.children(named: "row") where row["keys"] != nil && row.list("keys").isEmpty {
      problems.report(
        .invalidValue("", attribute: "keys", expected: "the ids of keys"), at: row.position)
    }
    return rows
  }
}
