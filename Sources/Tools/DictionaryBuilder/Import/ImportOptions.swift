/// What a source leaves open and the user says.
package struct ImportOptions: Sendable {
  /// The unit of the weights, for formats that do not fix it.
  package var weights: WeightUnit?
  /// What the readings are spelled in, for formats that do not fix it.
  package var reading: ReadingSystem?
  /// What words are made of, in place of the format's own rule.
  package var script: WordScript?
  /// The encoding of a text file, in place of UTF-8 or of what the file states.
  package var encoding: String?
  /// The columns of a table.
  package var columns: ColumnList?
  /// The `.aff` file of a Hunspell dictionary, where it is not beside the `.dic` file.
  package var affixes: String?
  /// Only the stems of a Hunspell dictionary.
  package var stemsOnly = false
  /// How many forms a stem of a Hunspell dictionary may have.
  package var maximumForms = 5000
  /// The traditional words of CC-CEDICT in place of the simplified ones.
  package var traditional = false

  /// Nothing said.
  package init() {}
}

/// A call that cannot be carried out as it is: what has to be said in addition, or left out.
package struct ImportUsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what to write.
  package let description: String

  init(_ description: String) { self.description = description }
}
