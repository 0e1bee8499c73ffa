import LanguageDescription

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

  /// The fields of a line.
  package typealias Form = CompositionEntry.SetForm

  /// A line that is no row.
  package struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    package enum Fault: Equatable, Sendable {
      /// It has not the fields of the form.
      case malformed(Form)
      /// No keys type the reading.
      case untypeable(String)
    }

    /// The file.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong.
    package let fault: Fault

    /// `file:line:` and what is wrong.
    package var description: String {
      switch fault {
      case .malformed(.sentenceThenSyllables):
        "\(file):\(line): a row is a sentence, a tab, and its syllables with spaces between them"
      case .malformed(.readingThenSentence):
        "\(file):\(line): a row is a reading or keys, a tab, and the sentence"
      case .malformed(.text): "\(file):\(line): a row is a text"
      case .untypeable(let reading):
        "\(file):\(line): the keys cannot type '\(reading)'; choose others with --keys"
      }
    }
  }

  /// The rows.
  package let rows: [Row]

  /// Reads lines of a form; empty ones are passed over.
  ///
  /// - Parameters:
  ///   - file: the path, for messages.
  ///   - keystrokes: the keys of syllables; nil where they cannot be typed.
  package init(
    lines: some Sequence<String>, file: String, form: Form = .sentenceThenSyllables,
    typed keystrokes: ([String]) -> String? = { $0.joined() }
  ) throws(ParsingError) {
    var rows: [Row] = []
    var number = 0
    for line in lines {
      number += 1
      guard !line.isEmpty else { continue }
      guard var row = Row(line: line, form: form) else {
        throw ParsingError(file: file, line: number, fault: .malformed(form))
      }
      guard let keys = keystrokes(row.syllables) else {
        let reading = row.syllables.joined(separator: " ")
        throw ParsingError(file: file, line: number, fault: .untypeable(reading))
      }
      row.keys = keys
      rows.append(row)
    }
    self.rows = rows
  }
}

extension EvaluationSet.Row {
  /// Reads a line; nil where it has not the fields of the form.
  fileprivate init?(line: String, form: EvaluationSet.Form) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let first = fields.first, !first.isEmpty else { return nil }
    switch form {
    case .text: self.init(sentence: first, syllables: [first])
    case .sentenceThenSyllables:
      guard fields.count > 1, !fields[1].isEmpty else { return nil }
      self.init(sentence: first, syllables: fields[1].split(separator: " ").map(String.init))
    case .readingThenSentence:
      guard fields.count > 1, !fields[1].isEmpty else { return nil }
      self.init(
        sentences: fields[1].split(separator: "|").map(String.init),
        syllables: first.split(separator: " ").map(String.init))
      context = fields.count > 2 ? fields[2] : ""
    }
  }
}
