/// Sentences with the keys that mean them, to measure conversion by.
package struct EvaluationSet: Sendable {
  /// A sentence and its keys.
  package struct Row: Hashable, Sendable {
    /// The sentence, or the first of those that are right.
    package let sentence: String
    /// All sentences that are right.
    package let sentences: [String]
    /// The text before the sentence.
    package var context = ""
    /// The syllables of the sentence.
    package let syllables: [String]
    /// The keys as a typist hits them: letters without spaces.
    package var keys: String

    /// A row whose keys are the letters of the syllables.
    package init(sentence: String, syllables: [String]) {
      self.init(sentences: [sentence], syllables: syllables)
    }

    /// A row with several sentences that are right, whose keys are the letters of the syllables.
    package init(sentences: [String], syllables: [String]) {
      sentence = sentences.first ?? ""
      self.sentences = sentences
      self.syllables = syllables
      keys = syllables.joined()
    }
  }

  /// A line that is no row.
  package struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file.
    package let file: String
    /// The line, counted from 1.
    package let line: Int

    /// `file:line:` and what a line looks like.
    package var description: String {
      "\(file):\(line): a row is a sentence, a tab, and its syllables with spaces between them"
    }
  }

  /// The rows.
  package let rows: [Row]

  /// Reads lines of `sentence TAB syllables`. `file` is only for messages.
  package init(lines: some Sequence<String>, file: String) throws(ParsingError) {
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
