import KeyboardCatalog
import KeyboardPermissions
import Markup
import TextDocument

extension ManifestReader {
  /// Names that are deliberately not capabilities: a keyboard has no microphone and therefore no
  /// dictation.
  private static let refused = ["microphone", "dictation", "audioin", "audioinput", "recording"]

  /// Reads the capabilities, each with its purpose.
  mutating func capabilities(in members: NodeReader.Members) -> [CapabilityDeclaration] {
    var known: Set<Capability> = []
    return (nodes.items("capabilities", in: members) ?? []).compactMap { path, node in
      guard let declaration = declaration(node, at: path) else { return nil }
      if !known.insert(declaration.capability).inserted {
        nodes.note(.error, path, "'\(declaration.capability.rawValue)' is declared twice")
      }
      return declaration
    }
  }

  private mutating func declaration(_ node: YAMLNode, at path: String) -> CapabilityDeclaration? {
    if let name = node.text {
      nodes.note(
        .error, path,
        "capability '\(name)' has no purpose; write {\"capability\": \"\(name)\", "
          + "\"purpose\": \"what the user gets from it\"}")
      return nil
    }
    guard let members = nodes.members(of: node, at: path, known: ["capability", "purpose"]) else {
      return nil
    }
    let name = nodes.string("capability", in: members)
    let capability = name.flatMap(Capability.init(rawValue:))
    if let name, capability == nil { refuse(name, at: "\(path).capability") }
    let purpose = nodes.string("purpose", in: members)
    if let purpose, let fault = NameRules.fault(of: purpose, limit: 500) {
      nodes.note(
        .error, "\(path).purpose",
        "'purpose' \(fault); say in a sentence what the user gets from it")
    }
    guard let capability, let purpose else { return nil }
    return CapabilityDeclaration(capability, purpose: purpose)
  }

  private mutating func refuse(_ name: String, at path: String) {
    let plain = name.lowercased().filter(\.isLetter)
    if Self.refused.contains(plain) {
      nodes.note(.error, path, "a keyboard has no microphone and no dictation; remove '\(name)'")
    } else {
      nodes.note(
        .error, path,
        "unknown capability '\(name)'"
          + NearestName.advice(name, among: Capability.allCases.map(\.rawValue)))
    }
  }

  /// Checks that `requestsOpenAccess` agrees with the capabilities.
  mutating func checkOpenAccess(in members: NodeReader.Members, isRequested: Bool) {
    guard let flag = nodes.flag("requestsOpenAccess", in: members), flag != isRequested else {
      return
    }
    nodes.note(
      .error, "\(members.path).requestsOpenAccess",
      flag
        ? "open access is requested without a capability; add 'capabilities'"
        : "the capabilities need open access; remove them, or set 'requestsOpenAccess' to true")
  }

  /// Reads the kinds of field the keyboard serves. The default is all that it can serve.
  mutating func traits(in members: NodeReader.Members, isASCIICapable: Bool) -> [KeyboardType] {
    guard let items = nodes.items("traits", in: members) else {
      return KeyboardManifest.servableTraits.filter { isASCIICapable || !$0.needsASCII }
    }
    var served: Set<KeyboardType> = []
    for (path, node) in items {
      let name = node.text ?? ""
      guard let trait = KeyboardType(rawValue: name) else {
        nodes.note(
          .error, path,
          "unknown trait '\(name)'"
            + NearestName.advice(name, among: KeyboardManifest.servableTraits.map(\.rawValue)))
        continue
      }
      if !KeyboardManifest.servableTraits.contains(trait) {
        nodes.note(
          .warning, path, "'\(name)' is never served: telephone fields get the system's keyboard")
      } else if trait.needsASCII && !isASCIICapable {
        nodes.note(.error, path, "'\(name)' needs 'isASCIICapable': true")
      }
      if !served.insert(trait).inserted { nodes.note(.warning, path, "'\(name)' is listed twice") }
    }
    return KeyboardManifest.servableTraits.filter(served.contains)
  }
}

extension KeyboardType {
  /// Whether such a field accepts only ASCII.
  fileprivate var needsASCII: Bool { self == .asciiCapable || self == .asciiCapableNumberPad }
}
