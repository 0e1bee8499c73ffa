/// The options of an import: what a source format does not state itself.
package struct ImportOptions: Sendable {
  /// The unit of the weights, for a format that does not fix it.
  package var weights: WeightUnit?
  /// The reading system, for a format that does not fix it.
  package var reading: ReadingSystem?
  /// The script of the words; nil for the format's default.
  package var script: WordScript?
  /// The encoding of a text file; nil for the one that the file states, or UTF-8.
  package var encoding: String?
  /// The columns of a table.
  package var columns: ColumnList?
  /// The path of a Hunspell `.aff` file; nil for the one beside the `.dic` file.
  package var affixes: String?
  /// Whether to take only the stems of a Hunspell dictionary.
  package var stemsOnly = false
  /// The maximum number of forms of a stem in a Hunspell dictionary.
  package var maximumForms = 5000
  /// Whether to take the traditional words of CC-CEDICT instead of the simplified ones.
  package var traditional = false

  /// Creates options with the defaults of the format.
  package init() {}
}

/// An error in the options of an import.
package struct ImportUsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The message: what is wrong, and which option to add or leave out.
  package let description: String

  init(_ description: String) { self.description = description }
}
