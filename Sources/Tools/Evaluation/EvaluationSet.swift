import LanguageDescription

/// Sentences with the keys that type them, to measure conversion.
package struct EvaluationSet: Sendable {
  /// A sentence with its keys.
  package struct Row: Hashable, Sendable {
    /// The sentence, or the first of several correct ones.
    package let sentence: String
    /// All correct sentences.
    package let sentences: [String]
    /// Other spellings of the sentence that a reader accepts, such as 出来る for できる. They count
    /// apart from the correct sentences.
    package var spellings: [String] = []
    /// The text before the sentence.
    package var context = ""
    /// The syllables of the sentence, or its reading as a single element.
    package let syllables: [String]
    /// The keys to press: letters without spaces.
    package var keys: String

    /// Creates a row whose keys are the letters of the syllables.
    package init(sentence: String, syllables: [String]) {
      self.init(sentences: [sentence], syllables: syllables)
    }

    /// Creates a row with several correct sentences, whose keys are the letters of the syllables.
    package init(sentences: [String], syllables: [String]) {
      sentence = sentences.first ?? ""
      self.sentences = sentences
      self.syllables = syllables
      keys = syllables.joined()
    }
  }

  /// The fields of a line.
  package typealias Form = CompositionEntry.SetForm

  /// An invalid line of an evaluation set.
  package struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of fault in a line.
    package enum Fault: Equatable, Sendable {
      /// The line does not have the fields of the form.
      case malformed(Form)
      /// The reading cannot be typed.
      case untypeable(String)
    }

    /// The file name.
    package let file: String
    /// The line number, counted from 1.
    package let line: Int
    /// The fault.
    package let fault: Fault

    /// `file:line:` and what is wrong.
    package var description: String {
      switch fault {
      case .malformed(.sentenceThenSyllables):
        "\(file):\(line): a row is a sentence, a tab, and its syllables separated by spaces"
      case .malformed(.readingThenSentence):
        "\(file):\(line): a row is a reading or keys, a tab, and the sentence"
      case .malformed(.text): "\(file):\(line): a row is a text"
      case .untypeable(let reading):
        "\(file):\(line): the keys cannot type '\(reading)'; choose others with --keys"
      }
    }
  }

  /// The rows in file order.
  package let rows: [Row]

  /// Parses lines. Empty lines are skipped.
  ///
  /// - Parameters:
  ///   - lines: The lines of the file.
  ///   - file: The file name for messages.
  ///   - form: The fields of a line.
  ///   - keystrokes: Returns the keys that type syllables; nil if they cannot be typed.
  /// - Throws: `ParsingError` for the first invalid line.
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
  /// Parses a line; nil if it does not have the fields of the form. Optional fields after those are
  /// the text before the sentence, and spellings separated by `|`.
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
    }
    guard form != .text else { return }
    context = fields.count > 2 ? fields[2] : ""
    spellings = fields.count > 3 ? fields[3].split(separator: "|").map(String.init) : []
  }
}
