import KeyboardLayouts

/// Builds the keys of a layout.
enum KeysBuilder {
  static func keys(
    of root: LayoutNode, flicks: [String: [Flick]], variables: inout LayoutVariables,
    _ problems: inout ProblemList
  ) -> (keys: KeyTable, positions: [String: SourcePosition]) {
    let nodes = root.grandchildren(of: "keys", named: "key")
    LayoutNode.reportDuplicates(nodes, of: "key", &problems)
    var keys = LayoutKey.implied
    var positions: [String: SourcePosition] = [:]
    for node in nodes {
      guard let id = node["id"] else { continue }
      keys.append(key(id, node, flicks: flicks, variables: &variables, &problems))
      positions[id] = node.position
    }
    return (KeyTable(keys), positions)
  }

  private static func key(
    _ id: String, _ node: LayoutNode, flicks: [String: [Flick]],
    variables: inout LayoutVariables, _ problems: inout ProblemList
  ) -> LayoutKey {
    if id.isEmpty || id.utf8.contains(where: \.isXMLSpace) {
      problems.report(
        .invalidValue(id, attribute: "id", expected: "a name without spaces"), at: node.position)
    }
    var key = LayoutKey(id: id)
    key.output = output(of: node, variables: &variables, &problems)
    key.layerID = node["layerId"]
    key.isGap = flag("gap", of: node, &problems)
    key.stretches = flag("stretch", of: node, &problems)
    key.width = width(of: node, &problems)
    key.gestures.longPress = node.list("longPressKeyIds")
    key.gestures.longPressDefault = node["longPressDefaultKeyId"]
    key.gestures.multiTap = node.list("multiTapKeyIds")
    if let flick = node["flickId"] {
      if let found = flicks[flick] {
        key.gestures.flicks = found
      } else {
        problems.report(.unknownFlick(flick), at: node.position)
      }
    }
    if key.output == nil, node["output"] == nil, key.layerID == nil, !key.isGap, key.action == nil {
      problems.report(.emptyKey(id), at: node.position)
    }
    if let chosen = key.gestures.longPressDefault, !key.gestures.longPress.contains(chosen) {
      problems.report(.defaultNotInList(chosen), at: node.position)
    }
    if key.gestures.multiTap.contains(id) {
      problems.report(.multiTapOfItself(id), at: node.position)
    }
    return key
  }

  private static func output(
    of node: LayoutNode, variables: inout LayoutVariables, _ problems: inout ProblemList
  ) -> KeyOutput? {
    guard let text = node["output"] else { return nil }
    ShortEscapes.report(text, at: node.position, &problems)
    do throws(RuleFault) {
      return KeyOutput(try variables.parse(text))
    } catch {
      problems.report(error, of: "output", at: node.position)
      return nil
    }
  }

  private static func flag(
    _ name: String, of node: LayoutNode, _ problems: inout ProblemList
  ) -> Bool {
    guard let value = node[name] else { return false }
    if value != "true" {
      problems.report(
        .invalidValue(value, attribute: name, expected: "\"true\" or nothing"), at: node.position)
    }
    return value == "true"
  }

  private static func width(of node: LayoutNode, _ problems: inout ProblemList) -> Double {
    guard let text = node["width"] else { return 1 }
    guard let width = Double(text), (0.01...100).contains(width) else {
      problems.report(
        .invalidValue(text, attribute: "width", expected: "a number from 0.01 to 100"),
        at: node.position)
      return 1
    }
    return width
  }
}
