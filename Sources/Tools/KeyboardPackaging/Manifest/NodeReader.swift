import KeyboardCatalog
import Yams

/// Takes YAML nodes apart and notes what is wrong with them, each with its place.
struct NodeReader {
  /// A mapping whose keys are all known.
  struct Members {
    let path: String
    let place: SourcePlace
    let values: [String: Node]
  }

  let file: String
  private(set) var findings: [Finding] = []
  /// Where each value stands, by its path: `keyboards[1].name`.
  private(set) var places: [String: SourcePlace] = [:]

  init(file: String) { self.file = file }

  mutating func note(_ severity: Finding.Severity, _ place: SourcePlace, _ message: String) {
    findings.append(Finding(severity, place, message))
  }

  mutating func note(_ severity: Finding.Severity, _ path: String, _ message: String) {
    note(severity, places[path] ?? SourcePlace(file: file), message)
  }

  func place(of node: Node) -> SourcePlace {
    SourcePlace(file: file, line: node.mark?.line, column: node.mark?.column)
  }

  /// The members of a mapping. Keys that are not known are errors that name the nearest one.
  mutating func members(of node: Node, at path: String, known: [String]) -> Members? {
    let place = place(of: node)
    places[path] = place
    guard case .mapping(let mapping) = node else {
      note(.error, place, "\(Self.title(path)) must be an object, { … }")
      return nil
    }
    var values: [String: Node] = [:]
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      if known.contains(name) {
        values[name] = value
        places[Self.join(path, name)] = self.place(of: value)
      } else {
        note(
          .error, self.place(of: key),
          "unknown key '\(name)'" + NearestName.advice(name, among: known))
      }
    }
    return Members(path: path, place: place, values: values)
  }

  /// A text in quotes, or nil after a finding.
  mutating func string(_ name: String, in members: Members, isRequired: Bool = true) -> String? {
    guard let node = members.values[name] else {
      if isRequired {
        note(.error, members.place, "\(Self.title(members.path)) has no '\(name)'")
      }
      return nil
    }
    guard case .scalar(let scalar) = node, scalar.style != .plain else {
      note(.error, place(of: node), "'\(name)' must be a text in quotes")
      return nil
    }
    return scalar.string
  }

  /// `true` or `false`; nil where it is left out or wrong.
  mutating func flag(_ name: String, in members: Members) -> Bool? {
    guard let node = members.values[name] else { return nil }
    if case .scalar(let scalar) = node, scalar.style == .plain, let flag = Bool(scalar.string) {
      return flag
    }
    note(.error, place(of: node), "'\(name)' must be true or false, without quotes")
    return nil
  }

  /// The items of a list, each with its path; nil where it is left out or wrong.
  mutating func items(_ name: String, in members: Members) -> [(path: String, node: Node)]? {
    guard let node = members.values[name] else { return nil }
    guard case .sequence(let sequence) = node else {
      note(.error, place(of: node), "'\(name)' must be a list, [ … ]")
      return nil
    }
    return sequence.enumerated().map { index, node in
      let path = "\(Self.join(members.path, name))[\(index)]"
      places[path] = place(of: node)
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
