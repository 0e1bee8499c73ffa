/// The `to` attribute of a transform, parsed into text, markers, captured groups and mapped sets.
struct ReplacementTemplate: Sendable {
  enum Piece: Hashable, Sendable {
    case elements([TextElement])
    case capture(Int)
    /// The item of `items` at the index that the captured text has in the set of the group.
    case mapping(Int, positions: [[TextElement]: Int], items: [[TextElement]])
  }

  var pieces: [Piece]

  /// Returns the elements that replace a match.
  func elements(context: [TextElement], captures: [Range<Int>]) -> [TextElement] {
    var result: [TextElement] = []
    for piece in pieces {
      switch piece {
      case .elements(let elements): result += elements
      case .capture(let group): result += context[captures[group]]
      case .mapping(let group, let positions, let items):
        let captured = Array(context[captures[group]])
        result += positions[captured].map { items[$0] } ?? captured
      }
    }
    return result
  }
}
