import KeyboardLayouts

/// Builds the displays of a layout.
enum DisplaysBuilder {
  static func displays(
    of root: LayoutNode, keys: KeyTable, variables: inout LayoutVariables,
    _ problems: inout ProblemList
  ) -> KeyDisplays {
    var byKey: [String: String] = [:]
    var byOutput: [KeyOutput: String] = [:]
    var seen: Set<[String]> = []
    for node in root.grandchildren(of: "displays", named: "display") {
      guard let display = text("display", of: node, variables: &variables, &problems) else {
        continue
      }
      checkDuplicate(node, &seen, &problems)
      switch (node["keyId"], node["output"]) {
      case (let id?, nil):
        if keys[id] == nil, isLocal(node, root) {
          problems.report(.unknownDisplayKey(id), at: node.position)
        }
        byKey[id] = display.text
      case (nil, _?):
        guard let output = text("output", of: node, variables: &variables, &problems) else {
          continue
        }
        if output == display {
          problems.report(.idleDisplay(display.text), at: node.position)
        }
        byOutput[output] = display.text
      case (nil, nil):
        problems.report(
          .missingAttribute("keyId=\"…\" or output", of: "display"), at: node.position)
      default:
        problems.report(
          .invalidValue(node["keyId"] ?? "", attribute: "keyId", expected: "keyId or output alone"),
          at: node.position)
      }
    }
    let base = root.grandchildren(of: "displays", named: "displayOptions").last.flatMap {
      $0["baseCharacter"] == nil
        ? nil : text("baseCharacter", of: $0, variables: &variables, &problems)?.text
    }
    return KeyDisplays(
      byKey: byKey, byOutput: byOutput, baseCharacter: base ?? KeyDisplays.dottedCircle)
  }

  private static func isLocal(_ node: LayoutNode, _ root: LayoutNode) -> Bool {
    node.position.file == root.position.file
  }

  private static func checkDuplicate(
    _ node: LayoutNode, _ seen: inout Set<[String]>, _ problems: inout ProblemList
  ) {
    let name = node["keyId"].map { ["key", $0] } ?? node["output"].map { ["output", $0] }
    guard let name, !seen.insert(name + [node.position.file]).inserted else { return }
    problems.report(.duplicateID(name[1], of: "display"), at: node.position)
  }

  private static func text(
    _ attribute: String, of node: LayoutNode, variables: inout LayoutVariables,
    _ problems: inout ProblemList
  ) -> KeyOutput? {
    guard let text = node[attribute] else { return nil }
    ShortEscapes.report(text, at: node.position, &problems)
    do throws(RuleFault) {
      return KeyOutput(try variables.parse(text))
    } catch {
      problems.report(error, of: attribute, at: node.position)
      return nil
    }
  }
}
