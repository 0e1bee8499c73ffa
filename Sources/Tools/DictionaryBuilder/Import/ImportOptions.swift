/// What a source leaves open and the user says.
public struct ImportOptions: Sendable {
  /// The unit of the weights, for formats that do not fix it.
  public var weights: WeightUnit?
  /// What the readings are spelled in, for formats that do not fix it.
  public var reading: ReadingSystem?
  /// What words are made of, in place of the format's own rule.
  public var script: WordScript?
  /// The encoding of a text file, in place of UTF-8 or of what the file states.
  public var encoding: String?
  /// The columns of a table.
  public var columns: ColumnList?
  /// The `.aff` file of a Hunspell dictionary, where it is not beside the `.dic` file.
  public var affixes: String?
  /// Only the stems of a Hunspell dictionary.
  public var stemsOnly = false
  /// How many forms a stem of a Hunspell dictionary may have.
  public var maximumForms = 5000
  /// The traditional words of CC-CEDICT in place of the simplified ones.
  public var traditional = false

  /// Nothing said.
  public init() {}
}

/// A call that cannot be carried out as it is: what has to be said in addition, or left out.
public struct ImportUsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what to write.
  public let description: String

  init(_ description: String) { self.description = description }
}
