import KeyboardLayouts

/// Builds the transforms and reorders of a layout.
enum TransformsBuilder {
  static func rules(
    of root: LayoutNode, variables: inout LayoutVariables, _ problems: inout ProblemList
  ) -> TransformRules {
    var groups: [String: [TransformRules.Group]] = [:]
    for node in root.children(named: "transforms") {
      guard let type = node["type"] else { continue }
      guard type == "simple" || type == "backspace" else {
        problems.report(
          .invalidValue(type, attribute: "type", expected: "simple or backspace"), at: node.position
        )
        continue
      }
      if groups[type] != nil {
        problems.report(.duplicateID(type, of: "transforms"), at: node.position)
      }
      groups[type, default: []] += node.children(named: "transformGroup").compactMap {
        group(of: $0, variables: &variables, &problems)
      }
    }
    return TransformRules(
      simple: groups["simple"] ?? [], backspace: groups["backspace"] ?? [],
      isNormalizationDisabled: !variables.normalizes)
  }

  private static func group(
    of node: LayoutNode, variables: inout LayoutVariables, _ problems: inout ProblemList
  ) -> TransformRules.Group? {
    let transforms = node.children(named: "transform")
    let reorders = node.children(named: "reorder")
    switch (transforms.isEmpty, reorders.isEmpty) {
    case (false, true):
      return .transforms(TransformsBuilder.transforms(transforms, &variables, &problems))
    case (true, false):
      return .reorders(TransformsBuilder.reorders(reorders, &variables, &problems))
    case (true, true):
      problems.report(.emptyGroup, at: node.position)
    case (false, false):
      let intruder = node.children.first { $0.name != node.children.first?.name }
      problems.report(.mixedGroup, at: intruder?.position ?? node.position)
    }
    return nil
  }

  private static func transforms(
    _ nodes: [LayoutNode], _ variables: inout LayoutVariables, _ problems: inout ProblemList
  ) -> [TransformRule] {
    var check = TransformGroupCheck()
    var rules: [TransformRule] = []
    for node in nodes {
      guard let from = node["from"] else { continue }
      let to = node["to"] ?? ""
      ShortEscapes.report(from + to, at: node.position, &problems)
      do throws(RuleFault) {
        let rule = try TransformRule(from: from, to: to, variables: &variables)
        check.add(rule, from: from, at: node.position, &problems)
        rules.append(rule)
      } catch {
        problems.report(error, of: "from", at: node.position)
      }
    }
    return rules
  }

  private static func reorders(
    _ nodes: [LayoutNode], _ variables: inout LayoutVariables, _ problems: inout ProblemList
  ) -> [ReorderRule] {
    var rules: [ReorderRule] = []
    for node in nodes {
      guard let from = node["from"] else { continue }
      ShortEscapes.report(from + (node["before"] ?? ""), at: node.position, &problems)
      do throws(RuleFault) {
        let rule = try ReorderRule(
          from: from, before: node["before"], order: node["order"], tertiary: node["tertiary"],
          tertiaryBase: node["tertiaryBase"], preBase: node["preBase"], variables: &variables)
        if let text = rule.decomposable, variables.normalizes {
          problems.report(.decomposableInReorder(text), at: node.position)
        }
        rules.append(rule)
      } catch {
        problems.report(error, of: "from", at: node.position)
      }
    }
    return rules
  }
}
