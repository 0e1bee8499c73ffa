import KeyboardLayouts

/// Builds a layout from a tree whose imports are resolved.
enum LayoutBuilder {
  static func build(_ root: LayoutNode, _ problems: inout ProblemList) -> KeyboardLayout {
    var layout = KeyboardLayout(
      locale: root["locale"] ?? "", info: InfoBuilder.info(of: root, &problems))
    layout.otherLocales = InfoBuilder.locales(of: root)
    (layout.touch, layout.hardware) = LayersBuilder.forms(of: root, &problems)
    let normalizes = InfoBuilder.normalizes(root, &problems)
    var variables = LayoutVariables(normalizes: normalizes)
    VariablesBuilder.declare(root, in: &variables, &problems)
    let flicks = FlicksBuilder.flicks(of: root, &problems)
    let declared = KeysBuilder.keys(of: root, flicks: flicks, variables: &variables, &problems)
    layout.keys = declared.keys
    layout.displays = DisplaysBuilder.displays(
      of: root, keys: layout.keys, variables: &variables, &problems)
    layout.transforms = TransformsBuilder.rules(of: root, variables: &variables, &problems)
    layout.markerNames = variables.markers.names
    ReferenceCheck(layout: layout, keyPositions: declared.positions).run(
      root, flicks: flicks, &problems)
    return layout
  }
}

extension LayoutNode {
  /// The children named `name` of all children named `container`: the keys of every `<keys>`.
  func grandchildren(of container: String, named name: String) -> [LayoutNode] {
    children(named: container).flatMap { $0.children(named: name) }
  }

  /// Reports elements of one file that repeat an id. An element of the importing file may replace
  /// an imported one, which is no duplicate.
  static func reportDuplicates(
    _ nodes: [LayoutNode], of element: String, _ problems: inout ProblemList
  ) {
    var seen: Set<[String]> = []
    for node in nodes {
      guard let id = node["id"] else { continue }
      if !seen.insert([id, node.position.file]).inserted {
        problems.report(.duplicateID(id, of: element), at: node.position)
      }
    }
  }
}
