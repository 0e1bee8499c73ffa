import KeyboardCatalog

extension InfoPlistReader {
  /// Records a finding if a bundle key is unknown but similar to a known one, or belongs in an
  /// inner dictionary. Any other key is allowed.
  mutating func suspect(_ member: PropertyListMember) {
    let known = ExtensionKeys.bundle
    guard !known.contains(member.key) else { return }
    let inner = ExtensionKeys.extensionKeys + ExtensionKeys.attributes.map(\.key)
    if inner.contains(member.key) {
      let container =
        ExtensionKeys.extensionKeys.contains(member.key)
        ? "NSExtension" : "NSExtensionAttributes"
      note(.error, line: member.line, "'\(member.key)' belongs in \(container)")
    } else if let name = NearestName.of(member.key, among: known + inner),
      abs(name.count - member.key.count) <= 2
    {
      note(.warning, line: member.line, "unknown key '\(member.key)'; did you mean '\(name)'?")
    }
  }

  /// Returns the members of a dictionary. Unknown keys are errors. Returns nil after a finding if
  /// the node is not a dictionary.
  mutating func dictionary(
    _ node: PropertyListNode, named name: String, known: [String]
  ) -> [String: PropertyListMember]? {
    guard case .dictionary(let members) = node.value else {
      note(.error, line: node.line, "\(name) must be a dictionary, not \(node.value.kind)")
      return nil
    }
    for member in members where !known.contains(member.key) {
      note(
        .error, line: member.line,
        "unknown key '\(member.key)' in \(name)" + NearestName.advice(member.key, among: known))
    }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0) })
  }

  /// Returns a string, or nil if it is missing or, after a finding, of another type.
  mutating func string(_ key: String, in members: [String: PropertyListMember]) -> String? {
    guard let member = members[key] else { return nil }
    if case .string(let text) = member.node.value { return text }
    note(
      .error, line: member.node.line, "\(key) must be a string, not \(member.node.value.kind)")
    return nil
  }

  /// Returns a boolean; false if it is missing or, after a finding, of another type.
  mutating func flag(_ key: String, in members: [String: PropertyListMember]) -> Bool {
    guard let member = members[key] else { return false }
    if case .boolean(let flag) = member.node.value { return flag }
    note(
      .error, line: member.node.line,
      "\(key) must be <true/> or <false/>, not \(member.node.value.kind)")
    return false
  }
}
