import KeyboardCatalog

extension InfoPlistReader {
  /// A key of the bundle that is not known, and like one that is. A bundle may have any others.
  mutating func suspect(_ member: PropertyListMember) {
    let known = ExtensionKeys.bundle
    guard !known.contains(member.key) else { return }
    let inner = ExtensionKeys.extensionKeys + ExtensionKeys.attributes.map(\.key)
    if inner.contains(member.key) {
      let container =
        ExtensionKeys.extensionKeys.contains(member.key)
        ? "NSExtension" : "NSExtensionAttributes"
      note(.error, line: member.line, "'\(member.key)' belongs into \(container)")
    } else if let name = NearestName.of(member.key, among: known + inner),
      abs(name.count - member.key.count) <= 2
    {
      note(.warning, line: member.line, "unknown key '\(member.key)'; did you mean '\(name)'?")
    }
  }

  /// The members of a dictionary whose keys are all known.
  mutating func dictionary(
    _ node: PropertyListNode, named name: String, known: [String]
  ) -> [String: PropertyListMember]? {
    guard case .dictionary(let members) = node.value else {
      note(.error, line: node.line, "\(name) must be a dictionary, and is \(node.value.kind)")
      return nil
    }
    for member in members where !known.contains(member.key) {
      note(
        .error, line: member.line,
        "unknown key '\(member.key)' in \(name)" + NearestName.advice(member.key, among: known))
    }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0) })
  }

  /// A string, or nil where it is left out or something else.
  mutating func string(_ key: String, in members: [String: PropertyListMember]) -> String? {
    guard let member = members[key] else { return nil }
    if case .string(let text) = member.node.value { return text }
    note(
      .error, line: member.node.line, "\(key) must be a string, and is \(member.node.value.kind)")
    return nil
  }

  /// A boolean; false where it is left out or something else.
  mutating func flag(_ key: String, in members: [String: PropertyListMember]) -> Bool {
    guard let member = members[key] else { return false }
    if case .boolean(let flag) = member.node.value { return flag }
    note(
      .error, line: member.node.line,
      "\(key) must be <true/> or <false/>, and is \(member.node.value.kind)")
    return false
  }
}
