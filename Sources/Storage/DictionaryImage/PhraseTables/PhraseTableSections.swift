/// The sections of a phrase table in an image.
///
/// The phrases form a trie over Unicode scalars. Node 0 is the root; nodes are numbered breadth
/// first, so the children of node `n` are the nodes `children[n] ..< children[n + 1]`, ascending by
/// their label, the scalar that leads to them. A node that ends a phrase has a value: its texts in
/// UTF-8, separated by spaces, the usual one first.
package struct PhraseTableSections {
  /// The section shared by all tables: UTF-8 lines `name TAB number of phrases`, in the order of
  /// their numbers.
  package static let directory = DictionaryKind.phraseTables.section
  /// UTF-8 lines `source TAB name TAB version TAB licence TAB entries TAB copyright`: the sources
  /// of the tables.
  package static let about = "about"

  private let prefix: String

  /// Creates the section names of the table with this number, counted from 0.
  package init(number: Int) { self.init(prefix: "table\(number)") }

  /// Creates the section names of a table in an image of another kind.
  package init(prefix: String) { self.prefix = prefix }

  /// `UInt32` per node: the scalar that leads to it (0 for the root).
  package var labels: String { "\(prefix).labels" }
  /// `UInt32` per node and one more: its first child.
  package var children: String { "\(prefix).children" }
  /// `UInt32` per node and one more: the offset of its value in `text`.
  package var values: String { "\(prefix).values" }
  /// The values of all nodes, concatenated.
  package var text: String { "\(prefix).text" }
}
