/// A table of characters and what another script writes for them: lines `CHARACTER TAB CHARACTERS`, the
/// most usual first, separated by spaces.
struct CharacterTable: Sendable {
  /// The lines, in order.
  let rows: [(character: Unicode.Scalar, others: [Unicode.Scalar])]

  /// Reads a table.
  init(path: String) throws(DictionaryError) {
    var rows: [(character: Unicode.Scalar, others: [Unicode.Scalar])] = []
    for line in try SourceText(path: path).lines where !line.bytes.isEmpty {
      let fields = line.text?.split(separator: "\t") ?? []
      let others = fields.last?.split(separator: " ").flatMap(\.unicodeScalars) ?? []
      guard fields.count == 2, let character = fields[0].unicodeScalars.first,
        fields[0].unicodeScalars.count == 1, !others.isEmpty
      else {
        throw .malformed(
          path: path, line: line.number, reason: "it is no 'character TAB characters'")
      }
      rows.append((character, others))
    }
    self.rows = rows
  }
}
