/// An element of a layout file, with the place it begins at.
struct LayoutNode: Sendable {
  let name: String
  let attributes: [String: String]
  let position: SourcePosition
  var children: [LayoutNode] = []

  /// An attribute, or nil where it is not given.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The items of an attribute that holds a list.
  func list(_ attribute: String) -> [String] {
    attributes[attribute]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// The children with a name.
  func children(named name: String) -> [LayoutNode] { children.filter { $0.name == name } }
}
