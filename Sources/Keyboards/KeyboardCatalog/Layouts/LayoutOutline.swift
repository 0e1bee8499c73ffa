/// The names of a layout's layers and hardware forms, which `KeyboardLayoutReader.outline` reads without
/// the keys.
package struct LayoutOutline: Hashable, Sendable {
  /// The ids of the layers of the narrowest touch form, in file order.
  package var touchLayers: [String] = []
  /// The names of the hardware forms, in file order.
  package var hardwareForms: [String] = []

  /// The elements that it is built from.
  static let elements: Set = ["import", "layers", "layer"]

  /// Builds the outline from a tree whose imports are resolved.
  init(_ root: LayoutNode, _ problems: inout ProblemList) {
    let forms = root.children(named: "layers")
    if forms.isEmpty {
      problems.report(.missingElement("layers", in: root.name), at: root.position)
    }
    let touch = forms.filter { $0["formId"] == "touch" }
    func width(_ form: LayoutNode) -> Int { form["minDeviceWidth"].flatMap { Int($0) } ?? 1 }
    for layer in touch.min(by: { width($0) < width($1) })?.children(named: "layer") ?? [] {
      // A layer of the importing file replaces an imported one.
      if let id = layer["id"], !touchLayers.contains(id) { touchLayers.append(id) }
    }
    hardwareForms = forms.compactMap { $0["formId"] }.filter { $0 != "touch" }
  }
}
