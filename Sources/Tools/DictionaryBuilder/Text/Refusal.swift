/// The reason why a line of a source was rejected.
package enum RejectionReason: Error, Equatable, Sendable {
  /// The line has fewer fields than the format requires.
  case missingField(String)
  /// The line is not valid UTF-8.
  case invalidUTF8
  /// The line is not in the encoding that the file states or the caller named.
  case undecodable(String)
  /// The word contains a character that is not a Han character.
  case notHan(String)
  /// The word contains a control character.
  case controlCharacter(String)
  /// The text shows that it was damaged or not taken out of its markup.
  case damaged(String, TextFault)
  /// The reading is not in the reading system of the list.
  case notAReading(String, ReadingSystem)
  /// The syllable is not in the syllable table.
  case unknownSyllable(String)
  /// The reading does not have one syllable per character.
  case readingLength(characters: Int, syllables: Int)
  /// The weight is not a number.
  case weightNotANumber(String)
  /// The weight is below zero.
  case negativeWeight(String)
  /// The weight is above the maximum of its unit.
  case hugeWeight(String)
  /// The weight is below the minimum of its unit, or a fraction where it must be an integer.
  case weightOutOfRange(String)
  /// The line violates the format in another way.
  case malformed(String)

  /// The reason without details, for counting.
  package enum Kind: String, CaseIterable, Sendable {
    case missingField = "missing field"
    case invalidUTF8 = "invalid UTF-8"
    case undecodable = "not in the stated encoding"
    case notHan = "not a word of Han characters"
    case controlCharacter = "word with control characters"
    case damaged = "damaged text"
    case notAReading = "reading of another kind"
    case unknownSyllable = "syllable that does not exist"
    case readingLength = "reading of another length than the word"
    case weightNotANumber = "weight that is no number"
    case negativeWeight = "negative weight"
    case hugeWeight = "huge weight"
    case weightOutOfRange = "weight out of range"
    case malformed = "malformed"
  }

  /// The kind under which the reason is counted.
  package var kind: Kind {
    switch self {
    case .missingField: .missingField
    case .invalidUTF8: .invalidUTF8
    case .undecodable: .undecodable
    case .notHan: .notHan
    case .controlCharacter: .controlCharacter
    case .damaged: .damaged
    case .notAReading: .notAReading
    case .unknownSyllable: .unknownSyllable
    case .readingLength: .readingLength
    case .weightNotANumber: .weightNotANumber
    case .negativeWeight: .negativeWeight
    case .hugeWeight: .hugeWeight
    case .weightOutOfRange: .weightOutOfRange
    case .malformed: .malformed
    }
  }
}

extension RejectionReason: CustomStringConvertible {
  /// The reason with details.
  package var description: String {
    switch self {
    case .missingField(let name): "the \(name) is missing"
    case .invalidUTF8: "the line is not valid UTF-8"
    case .undecodable(let encoding): "the line is not valid \(encoding)"
    case .controlCharacter(let word): "'\(visible(word))' contains a control character"
    case .damaged(let text, let fault): "'\(visible(text))' contains \(fault)"
    case .notAReading(let text, let system):
      "'\(visible(text))' is not a reading in \(system.rawValue)"
    case .notHan(let word): "'\(visible(word))' is not a word of Han characters"
    case .unknownSyllable(let syllable): "unknown syllable '\(visible(syllable))'"
    case .readingLength(let characters, let syllables):
      "the reading has \(syllables) syllables for \(characters) characters"
    case .weightNotANumber(let text): "the weight '\(visible(text))' is not a number"
    case .negativeWeight(let text): "the weight \(visible(text)) is negative"
    case .hugeWeight(let text): "the weight \(visible(text)) is too large"
    case .weightOutOfRange(let text): "the weight \(visible(text)) is out of range"
    case .malformed(let reason): visible(reason)
    }
  }
}

/// A rejected line with its file and number.
package struct RejectedLine: Equatable, Sendable, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// The number of the line, counted from 1.
  package let line: Int
  /// The reason for the rejection.
  package let reason: RejectionReason

  package init(file: String, line: Int, reason: RejectionReason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `file:line: reason`.
  package var description: String { "\(file):\(line): \(reason)" }
}

/// The rejected lines of a build or import: all are counted, the first ones are kept.
package struct RejectionReport: Sendable {
  /// The maximum number of lines kept.
  package let limit: Int
  /// The first rejected lines, in the order of the files.
  package private(set) var first: [RejectedLine] = []
  private var counts: [RejectionReason.Kind: Int] = [:]

  /// Creates a report that keeps the first `limit` lines.
  package init(limit: Int = 20) { self.limit = limit }

  /// The number of rejected lines.
  package var total: Int { counts.values.reduce(0, +) }

  /// The counts above zero, in the order of `Kind`.
  package var countsByKind: [(kind: RejectionReason.Kind, count: Int)] {
    RejectionReason.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  /// Adds the lines of another report, which was kept to the same limit.
  mutating func add(_ other: RejectionReport) {
    first += other.first.prefix(max(limit - first.count, 0))
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Adds a rejected line.
  package mutating func refuse(_ file: String, line: Int, _ reason: RejectionReason) {
    counts[reason.kind, default: 0] += 1
    if first.count < limit {
      first.append(RejectedLine(file: file, line: line, reason: reason))
    }
  }
}

/// Text of a source for display in a message, at most 60 scalars. Characters that a terminal cannot
/// draw, or would interpret, become their code points.
func visible(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(60) {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      shown += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.count > 60 ? shown + "…" : shown
}
