/// A table that maps characters to their forms in another script. Each line is
/// `CHARACTER TAB CHARACTERS`: the forms are separated by spaces, the most common first.
struct CharacterTable: Sendable {
  /// The rows, in file order.
  let rows: [(character: Unicode.Scalar, others: [Unicode.Scalar])]

  /// Reads the table at `path`.
  ///
  /// - Throws: `DictionaryError.malformed` for a line that is not `CHARACTER TAB CHARACTERS`.
  init(path: String) throws(DictionaryError) {
    var rows: [(character: Unicode.Scalar, others: [Unicode.Scalar])] = []
    for line in try SourceText(path: path).lines where !line.bytes.isEmpty {
      let fields = line.text?.split(separator: "\t") ?? []
      let others = fields.last?.split(separator: " ").flatMap(\.unicodeScalars) ?? []
      guard fields.count == 2, let character = fields[0].unicodeScalars.first,
        fields[0].unicodeScalars.count == 1, !others.isEmpty
      else {
        throw .malformed(
          path: path, line: line.number, reason: "expected 'CHARACTER TAB CHARACTERS'")
      }
      rows.append((character, others))
    }
    self.rows = rows
  }
}
