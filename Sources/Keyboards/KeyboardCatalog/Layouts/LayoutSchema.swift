/// The schema of LDML Keyboard 3.0: the children and attributes of each element.
struct LayoutSchema {
  struct Element {
    var required: [String] = []
    var optional: [String] = []
    var children: [String] = []
    /// Those of `children` that may occur only once.
    var single: [String] = []
  }

  static let elements: [String: Element] = [
    "keyboard3": Element(
      required: ["locale", "conformsTo"], optional: ["xmlns"],
      children: [
        "import", "locales", "version", "info", "settings", "displays", "keys", "flicks", "forms",
        "layers", "variables", "transforms",
      ],
      single: [
        "locales", "version", "info", "settings", "displays", "keys", "flicks", "forms",
        "variables",
      ]),
    "import": Element(required: ["path"], optional: ["base"]),
    "locales": Element(children: ["locale"]),
    "locale": Element(required: ["id"]),
    "version": Element(optional: ["number", "cldrVersion"]),
    "info": Element(required: ["name"], optional: ["author", "layout", "indicator"]),
    "settings": Element(optional: ["normalization"]),
    "displays": Element(
      children: ["import", "display", "displayOptions"], single: ["displayOptions"]),
    "display": Element(required: ["display"], optional: ["keyId", "output"]),
    "displayOptions": Element(optional: ["baseCharacter"]),
    "keys": Element(children: ["import", "key"]),
    "key": Element(
      required: ["id"],
      optional: [
        "flickId", "gap", "output", "longPressKeyIds", "longPressDefaultKeyId", "multiTapKeyIds",
        "stretch", "layerId", "width",
      ]),
    "flicks": Element(children: ["import", "flick"]),
    "flick": Element(required: ["id"], children: ["flickSegment"]),
    "flickSegment": Element(required: ["directions", "keyId"]),
    "forms": Element(children: ["import", "form"]),
    "form": Element(required: ["id"], children: ["scanCodes"]),
    "scanCodes": Element(required: ["codes"]),
    "layers": Element(
      required: ["formId"], optional: ["minDeviceWidth"], children: ["import", "layer"]),
    "layer": Element(optional: ["id", "modifiers"], children: ["row"]),
    "row": Element(required: ["keys"]),
    "variables": Element(children: ["import", "string", "set", "uset"]),
    "string": Element(required: ["id", "value"]),
    "set": Element(required: ["id", "value"]),
    "uset": Element(required: ["id", "value"]),
    "transforms": Element(required: ["type"], children: ["import", "transformGroup"]),
    "transformGroup": Element(children: ["import", "transform", "reorder"]),
    "transform": Element(required: ["from"], optional: ["to"]),
    "reorder": Element(
      required: ["from"], optional: ["before", "order", "tertiary", "tertiaryBase", "preBase"]),
  ]

  /// Reports elements and attributes that violate the schema. Returns the tree without unknown
  /// elements and without `<special>`, which is reserved for other programs.
  static func checked(
    _ node: LayoutNode, isImported: Bool = false, _ problems: inout ProblemList
  ) -> LayoutNode {
    guard let element = elements[node.name] else { return node }
    let known = element.required + element.optional
    for name in node.attributes.keys.sorted()
    where !known.contains(name) && !name.hasPrefix("xml:") {
      problems.report(.unknownAttribute(name, of: node.name, known: known), at: node.position)
    }
    // The root of an imported file may omit attributes, which the importing element specifies.
    for name in element.required where node[name] == nil && !isImported {
      problems.report(.missingAttribute(name, of: node.name), at: node.position)
    }
    var result = node
    result.children = []
    var seen: Set<String> = []
    for child in node.children where child.name != "special" {
      guard element.children.contains(child.name) else {
        problems.report(
          .unknownElement(child.name, in: node.name, known: element.children), at: child.position)
        continue
      }
      if element.single.contains(child.name), !seen.insert(child.name).inserted {
        problems.report(.repeatedElement(child.name), at: child.position)
      }
      result.children.append(checked(child, &problems))
    }
    return result
  }
}
