import InputCore
import KeyboardCatalog
import Keyboards
import Markup
import TextUnits

extension ManifestReader {
  private static let keyboardKeys = [
    "id", "primaryLanguage", "name", "layout", "symbol", "isASCIICapable", "prefersRightToLeft",
    "requestsOpenAccess", "capabilities", "resolution", "traits",
  ]

  /// Reads a keyboard. Returns nil if a required value is missing or invalid.
  mutating func keyboard(_ node: YAMLNode, at path: String) -> KeyboardManifest.Keyboard? {
    guard let members = nodes.members(of: node, at: path, known: Self.keyboardKeys) else {
      return nil
    }
    let id = nodes.string("id", in: members)
    if let id, !NameRules.isIdentifier(id) {
      nodes.note(
        .error, "\(path).id",
        "'\(id)' is not an id; write up to 60 ASCII letters, digits and '-', such as tr-t-k0-trkeyf"
      )
    }
    let tag = primaryLanguage(in: members)
    let name = name("name", in: members)
    let layout = layout(in: members)
    let isASCIICapable = nodes.flag("isASCIICapable", in: members) ?? false
    let direction = prefersRightToLeft(in: members, tag: tag)
    let capabilities = capabilities(in: members)
    checkOpenAccess(in: members, isRequested: !capabilities.isEmpty)
    let resolution = resolution(in: members)
    let traits = traits(in: members, isASCIICapable: isASCIICapable)
    let symbol = symbol(in: members, tag: tag)
    guard let id, let tag, let name, let layout else { return nil }
    return KeyboardManifest.Keyboard(
      description: KeyboardDescription(
        id: id, primaryLanguage: tag.text, name: name, prefersRightToLeft: direction,
        isASCIICapable: isASCIICapable, capabilities: capabilities, resolution: resolution),
      layout: layout, symbol: symbol, traits: traits)
  }

  private mutating func primaryLanguage(in members: NodeReader.Members) -> LanguageTag? {
    guard let text = nodes.string("primaryLanguage", in: members) else { return nil }
    let path = "\(members.path).primaryLanguage"
    let check = LanguageCheck(text)
    for (severity, message) in check.faults { nodes.note(severity, path, message) }
    return check.tag
  }

  private mutating func prefersRightToLeft(
    in members: NodeReader.Members, tag: LanguageTag?
  ) -> Bool {
    let flag = nodes.flag("prefersRightToLeft", in: members)
    guard let tag else { return flag ?? false }
    if let flag, let message = LanguageCheck.directionFault(of: tag, flag) {
      nodes.note(.warning, "\(members.path).prefersRightToLeft", message)
    }
    return flag ?? (tag.direction == .rightToLeft)
  }

  private mutating func layout(in members: NodeReader.Members) -> String? {
    guard let layout = nodes.string("layout", in: members) else { return nil }
    if layout.isEmpty || layout.hasPrefix("/") || layout.contains("\0") {
      nodes.note(
        .error, "\(members.path).layout",
        "'layout' must be a path from the manifest's folder, such as Locales/fa/keyboard.xml")
    }
    return layout
  }

  private mutating func symbol(in members: NodeReader.Members, tag: LanguageTag?) -> String {
    let code = tag?.language ?? ""
    guard let symbol = nodes.string("symbol", in: members, isRequired: false) else { return code }
    if let fault = NameRules.fault(of: symbol) ?? (symbol.count > 3 ? "is too long" : nil) {
      nodes.note(.error, "\(members.path).symbol", "'symbol' \(fault); write one to three letters")
    }
    return symbol
  }

  private mutating func resolution(in members: NodeReader.Members) -> CompositionResolution {
    guard let name = nodes.string("resolution", in: members, isRequired: false) else {
      return .commitRaw
    }
    if let resolution = CompositionResolution(rawValue: name) { return resolution }
    nodes.note(
      .error, "\(members.path).resolution",
      "unknown resolution '\(name)'"
        + NearestName.advice(name, among: CompositionResolution.allCases.map(\.rawValue)))
    return .commitRaw
  }
}
