import KeyboardCatalog
import Markup
import TextDocument

/// The result of reading a manifest: its findings, and the manifest if it is valid.
package struct ManifestReading: Sendable {
  /// The manifest; nil if there is an error.
  package let manifest: KeyboardManifest?
  /// Errors and warnings in the order in which they were found.
  package let findings: [Finding]
  /// The position of each value by its path: `keyboards[1].name`.
  let positions: [String: SourcePosition]

  /// Reads the text of a manifest. `file` is its name in findings.
  package init(text: String, file: String) {
    var reader = ManifestReader(file: file)
    let manifest = reader.read(text)
    self.manifest = reader.nodes.findings.haveErrors ? nil : manifest
    findings = reader.nodes.findings
    positions = reader.nodes.positions
  }

  /// Reads the manifest at `path`.
  ///
  /// - Throws: `PackagingError` if the file cannot be read or is not UTF-8.
  package init(path: String) throws(PackagingError) {
    self.init(text: try TextFile.text(of: path), file: path)
  }
}

extension KeyboardManifest {
  /// Reads the manifest at `path`.
  ///
  /// - Throws: `PackagingError.invalid` if the manifest has an error.
  package init(path: String) throws(PackagingError) {
    let reading = try ManifestReading(path: path)
    guard let manifest = reading.manifest else { throw .invalid(reading.findings) }
    self = manifest
  }
}

/// Reads the top level of a manifest.
struct ManifestReader {
  private static let keys = ["app", "name", "bundleIdentifier", "version", "keyboards"]

  var nodes: NodeReader

  init(file: String) { nodes = NodeReader(file: file) }

  mutating func read(_ text: String) -> KeyboardManifest? {
    guard let root = root(of: text),
      let members = nodes.members(of: root, at: "", known: Self.keys)
    else { return nil }
    let app = name("app", in: members)
    let name = name("name", in: members)
    let identifier = nodes.string("bundleIdentifier", in: members)
    if let identifier, !NameRules.isBundleIdentifier(identifier) {
      nodes.note(
        .error, "bundleIdentifier",
        "'\(identifier)' is not a bundle identifier; write letters, digits and '-' with dots "
          + "between, such as org.example.pars")
    }
    let version = nodes.string("version", in: members)
    if let version, !NameRules.isVersion(version) {
      nodes.note(
        .error, "version", "'\(version)' is not a version; write up to three numbers, such as 1.0.2"
      )
    }
    let keyboards = keyboards(in: members)
    guard let app, let name, let identifier, let version else { return nil }
    return KeyboardManifest(
      app: app, name: name, bundleIdentifier: identifier, version: version, keyboards: keyboards)
  }

  private mutating func root(of text: String) -> YAMLNode? {
    do throws(YAMLError) {
      if let root = try YAMLNode.root(of: text) { return root }
      nodes.note(.error, SourcePosition(file: nodes.file, line: 1), "the manifest is empty")
    } catch {
      let (position, problem) = YAMLProblem.position(of: error, file: nodes.file)
      nodes.note(.error, position, problem)
    }
    return nil
  }

  /// Reads a display name.
  mutating func name(_ key: String, in members: NodeReader.Members) -> String? {
    guard let text = nodes.string(key, in: members) else { return nil }
    let path = NodeReader.join(members.path, key)
    if let fault = NameRules.fault(of: text) { nodes.note(.error, path, "'\(key)' \(fault)") }
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
      nodes.note(.warning, path, "'\(key)' begins or ends with a space")
    }
    return text
  }

  private mutating func keyboards(in members: NodeReader.Members) -> [KeyboardManifest.Keyboard] {
    guard let items = nodes.items("keyboards", in: members) else {
      if members.values["keyboards"] == nil {
        nodes.note(.error, members.position, "the manifest has no 'keyboards'")
      }
      return []
    }
    if items.isEmpty { nodes.note(.error, "keyboards", "'keyboards' must have at least one item") }
    var known: Set<String> = []
    return items.compactMap { path, node in
      guard let keyboard = keyboard(node, at: path) else { return nil }
      let id = keyboard.description.id
      if !known.insert(id.lowercased()).inserted {
        nodes.note(.error, "\(path).id", "'\(id)' is also the id of another keyboard")
      }
      return keyboard
    }
  }
}
