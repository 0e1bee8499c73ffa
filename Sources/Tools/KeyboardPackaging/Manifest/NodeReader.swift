import KeyboardCatalog
import Markup

/// Reads values from YAML nodes and records findings with their positions.
struct NodeReader {
  /// A mapping whose known keys have been collected.
  struct Members {
    let path: String
    let position: SourcePosition
    let values: [String: YAMLNode]
  }

  let file: String
  private(set) var findings: [Finding] = []
  /// The position of each value by its path: `keyboards[1].name`.
  private(set) var positions: [String: SourcePosition] = [:]

  init(file: String) { self.file = file }

  mutating func note(_ severity: Finding.Severity, _ position: SourcePosition, _ message: String) {
    findings.append(Finding(severity, position, message))
  }

  mutating func note(_ severity: Finding.Severity, _ path: String, _ message: String) {
    note(severity, positions[path] ?? SourcePosition(file: file), message)
  }

  func position(of node: YAMLNode) -> SourcePosition {
    SourcePosition(file: file, line: node.line, column: node.column)
  }

  /// Reads the members of a mapping. An unknown key is an error that suggests the nearest known
  /// one.
  ///
  /// - Returns: nil after a finding if the node is not a mapping.
  mutating func members(of node: YAMLNode, at path: String, known: [String]) -> Members? {
    let position = position(of: node)
    positions[path] = position
    guard case .mapping(let entries) = node.content else {
      note(.error, position, "\(Self.title(path)) must be an object, { … }")
      return nil
    }
    var values: [String: YAMLNode] = [:]
    for entry in entries {
      let name = entry.key.text ?? ""
      if known.contains(name) {
        values[name] = entry.value
        positions[Self.join(path, name)] = self.position(of: entry.value)
      } else {
        note(
          .error, self.position(of: entry.key),
          "unknown key '\(name)'" + NearestName.advice(name, among: known))
      }
    }
    return Members(path: path, position: position, values: values)
  }

  /// Reads a quoted string. Returns nil after a finding, or if an optional one is missing.
  mutating func string(_ name: String, in members: Members, isRequired: Bool = true) -> String? {
    guard let node = members.values[name] else {
      if isRequired {
        note(.error, members.position, "\(Self.title(members.path)) has no '\(name)'")
      }
      return nil
    }
    guard case .scalar(let text, let style) = node.content, style != .plain else {
      note(.error, position(of: node), "'\(name)' must be a string in quotes")
      return nil
    }
    return text
  }

  /// Reads `true` or `false`. Returns nil if it is missing, or after a finding.
  mutating func flag(_ name: String, in members: Members) -> Bool? {
    guard let node = members.values[name] else { return nil }
    if case .scalar(let text, .plain) = node.content, let flag = Bool(text) {
      return flag
    }
    note(.error, position(of: node), "'\(name)' must be true or false, without quotes")
    return nil
  }

  /// Reads the items of a list, each with its path. Returns nil if it is missing, or after a
  /// finding.
  mutating func items(_ name: String, in members: Members) -> [(path: String, node: YAMLNode)]? {
    guard let node = members.values[name] else { return nil }
    guard case .sequence(let items) = node.content else {
      note(.error, position(of: node), "'\(name)' must be a list, [ … ]")
      return nil
    }
    return items.enumerated().map { index, node in
      let path = "\(Self.join(members.path, name))[\(index)]"
      positions[path] = position(of: node)
      return (path, node)
    }
  }

  static func join(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  private static func title(_ path: String) -> String {
    path.isEmpty ? "the manifest" : "'\(path)'"
  }
}
