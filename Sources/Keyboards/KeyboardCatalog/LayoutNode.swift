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
    attributes[attribute]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// Returns the children with a name.
  func children(named name: String) -> [LayoutNode] { children.filter { $0.name == name } }
}
