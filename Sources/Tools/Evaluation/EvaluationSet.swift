/// Sentences with the keys that mean them, to measure conversion by.
public struct EvaluationSet: Sendable {
  /// A sentence and its keys.
  public struct Row: Hashable, Sendable {
    /// The sentence, or the first of those that are right.
    public let sentence: String
    /// All sentences that are right.
    public let sentences: [String]
    /// The text before the sentence.
    public var context = ""
    /// The syllables of the sentence.
    public let syllables: [String]
    /// The keys as a typist hits them: letters without spaces.
    public var keys: String

    /// A row whose keys are the letters of the syllables.
    public init(sentence: String, syllables: [String]) {
      self.init(sentences: [sentence], syllables: syllables)
    }

    /// A row with several sentences that are right, whose keys are the letters of the syllables.
    public init(sentences: [String], syllables: [String]) {
      sentence = sentences.first ?? ""
      self.sentences = sentences
      self.syllables = syllables
      keys = syllables.joined()
    }
  }

  /// A line that is no row.
  public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// `file:line:` and what a line looks like.
    public var description: String {
      "\(file):\(line): a row is a sentence, a tab, and its syllables with spaces between them"
    }
  }

  /// The rows.
  public let rows: [Row]

  /// Reads lines of `sentence TAB syllables`. `file` is only for messages.
  public init(lines: some Sequence<String>, file: String) throws(ParsingError) {
    var rows: [Row] = []
    var number = 0
    for line in lines {
      number += 1
      guard !line.isEmpty else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 2, !fields[0].isEmpty, !fields[1].isEmpty else {
        throw ParsingError(file: file, line: number)
      }
      rows.append(
        Row(
          sentence: String(fields[0]),
          syllables: fields[1].split(separator: " ").map(String.init)))
    }
    self.rows = rows
  }
}
