import KeyboardLayouts
import TextUnits

/// Builds the metadata of a layout.
enum InfoBuilder {
  static func info(of root: LayoutNode, _ problems: inout ProblemList) -> LayoutInfo {
    checkHead(root, &problems)
    let node = root.children(named: "info").first
    if node == nil { problems.report(.missingElement("info", in: root.name), at: root.position) }
    var info = LayoutInfo(name: node?["name"] ?? "")
    info.author = node?["author"]
    info.arrangement = node?["layout"]
    info.indicator = node?["indicator"]
    info.version = root.children(named: "version").first?["number"]
    return info
  }

  static func locales(of root: LayoutNode) -> [String] {
    root.grandchildren(of: "locales", named: "locale").compactMap { $0["id"] }
  }

  static func normalizes(_ root: LayoutNode, _ problems: inout ProblemList) -> Bool {
    guard let node = root.children(named: "settings").first, let value = node["normalization"]
    else { return true }
    if value != "disabled" {
      problems.report(
        .invalidValue(value, attribute: "normalization", expected: "\"disabled\" or nothing"),
        at: node.position)
    }
    return value != "disabled"
  }

  private static func checkHead(_ root: LayoutNode, _ problems: inout ProblemList) {
    if let version = root["conformsTo"], (Int(version) ?? 0) < 45 {
      problems.report(
        .invalidValue(version, attribute: "conformsTo", expected: "\"45\" or a later version"),
        at: root.position)
    }
    let positions =
      [(root, "locale")] + root.grandchildren(of: "locales", named: "locale").map { ($0, "id") }
    for (node, attribute) in positions {
      if let tag = node[attribute], !RuleLanguage.isWellFormed(tag) {
        problems.report(
          .invalidValue(tag, attribute: attribute, expected: "a BCP 47 tag such as fr or pt-BR"),
          at: node.position)
      }
    }
  }
}
