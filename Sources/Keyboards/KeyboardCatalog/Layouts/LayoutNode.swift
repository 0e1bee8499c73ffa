/// An element of a layout file with its position.
struct LayoutNode: Sendable {
  let name: String
  let attributes: [String: String]
  let position: SourcePosition
  var children: [LayoutNode] = []

  /// Returns the value of an attribute; nil if the element does not have it.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Returns the items of an attribute that is a list separated by whitespace; empty without the
  /// attribute.
  func list(_ attribute: String) -> [String] {
    attributes[attribute]?.utf8.split(whereSeparator: \.isXMLSpace).map { String(Substring($0)) }
      ?? []
  }

  /// Returns the children with a name.
  func children(named name: String) -> [LayoutNode] { children.filter { $0.name == name } }
}

extension UTF8.CodeUnit {
  /// Whether XML counts the byte as white space.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
