import Decoding
import NGrams

/// The reading of a text that comes closest to the keystrokes, aligned with them.
public struct ClosestReading: Hashable, Sendable {
  /// A word of the text.
  public struct Word: Hashable, Sendable {
    /// The text of the word.
    public let text: String
    /// All readings of the word, most likely first; syllables are separated by spaces.
    public let readings: [String]
    /// The reading that comes closest to the keystrokes.
    public let reading: String
    /// The keystrokes aligned with the reading.
    public let typed: String
    /// The edit distance between `typed` and `reading`: keystrokes to change, add or remove.
    public let edits: Int
  }

  /// The words in order.
  public let words: [Word]

  /// The total edit distance: keystrokes to change, add or remove.
  public var edits: Int { words.map { $0.edits }.reduce(0, +) }
}

/// Aligns the readings of a text with keystrokes by Sellers' algorithm (the edit distance with a
/// free start and end), over all segmentations of the text into words.
///
/// An edit costs about as much as a typo. This makes 市 read `shì` although the rare reading `fú`
/// has fewer letters.
struct ReadingAlignment {
  private static let edit: Cost = 4_500
  /// The extra cost of each word, which prefers 上海 as one word to two.
  private static let word: Cost = 100

  private struct Reading {
    let syllables: [String]
    let cost: Cost
  }

  /// The best path to a position in the text and in the keystrokes.
  private struct Cell {
    var cost: Cost
    /// The keystroke index at which the word starts, and the word and the index of its reading on
    /// the best path.
    var keyStart: Int
    var occurrence: TargetWords.Occurrence?
    var reading: Int
  }

  /// One column of the distance matrix: the cost of each cell, and the keystroke index at which its
  /// path began.
  private typealias Column = [(cost: Cost, start: Int)]

  private let target: TargetWords
  private let lexicon: Lexicon
  private let keys: [Unicode.Scalar]
  private let readings: [WordID: [Reading]]
  private let letters: ([String]) -> String

  /// Creates an alignment of a text with keystrokes; apostrophes are ignored.
  ///
  /// - Parameter letters: returns the letters typed for some syllables.
  init(
    _ target: TargetWords, keystrokes: String, lexicon: Lexicon,
    letters: @escaping ([String]) -> String
  ) {
    self.target = target
    self.lexicon = lexicon
    self.letters = letters
    keys = keystrokes.unicodeScalars.filter { $0 != "'" }
    let spellings = lexicon.syllables.spellings
    readings = lexicon.readings(of: target.words).mapValues { readings in
      readings.map { reading in
        Reading(
          syllables: reading.syllables.map {
            spellings.indices.contains(Int($0)) ? spellings[Int($0)] : "?"
          }, cost: reading.cost)
      }
    }
  }

  /// Returns the reading with the least cost; nil if the text does not consist of words.
  func closest() -> ClosestReading? {
    let start = (0...keys.count).map { Cell(cost: 0, keyStart: $0, occurrence: nil, reading: 0) }
    var rows: [[Cell]?] = [start]
    for end in target.occurrences.indices.dropFirst() {
      var row: [Cell]?
      for occurrence in target.occurrences[end] {
        guard let before = rows[occurrence.start] else { continue }
        for (number, reading) in (readings[occurrence.word] ?? []).enumerated() {
          let first = before.map { $0.cost.addingClamped(reading.cost + Self.word) }
          let cells = distances(from: first, to: reading.syllables).map {
            Cell(cost: $0.cost, keyStart: $0.start, occurrence: occurrence, reading: number)
          }
          row = row.map { zip($0, cells).map { $1.cost < $0.cost ? $1 : $0 } } ?? cells
        }
      }
      rows.append(row)
    }
    guard let last = rows[target.characters.count] else { return nil }
    let end = last.indices.min { last[$0].cost < last[$1].cost } ?? 0
    return ClosestReading(words: words(to: end, rows: rows))
  }

  /// Returns the column after the letters of a reading, given the costs before it.
  private func distances(from before: [Cost], to reading: [String]) -> Column {
    var column: Column = before.enumerated().map { ($0.element, $0.offset) }
    for letter in letters(reading).unicodeScalars {
      var next: Column = [edited(column[0])]
      for (index, key) in keys.enumerated() {
        let change = key == letter ? column[index] : edited(column[index])
        let missing = edited(column[index + 1])
        let extra = edited(next[index])
        next.append([change, missing, extra].min { $0.0 < $1.0 } ?? change)
      }
      column = next
    }
    return column
  }

  private func edited(_ cell: Column.Element) -> Column.Element {
    (cell.cost.addingClamped(Self.edit), cell.start)
  }

  private func words(to end: Int, rows: [[Cell]?]) -> [ClosestReading.Word] {
    var words: [ClosestReading.Word] = []
    var (position, key) = (target.characters.count, end)
    while let cell = rows[position]?[key], let occurrence = cell.occurrence {
      let all = readings[occurrence.word] ?? []
      let reading = all[cell.reading]
      let before = rows[occurrence.start]?[cell.keyStart].cost ?? 0
      let edits = (cell.cost &- before &- reading.cost &- Self.word) / Self.edit
      words.append(
        ClosestReading.Word(
          text: lexicon.text(of: occurrence.word),
          readings: all.map { $0.syllables.joined(separator: " ") },
          reading: reading.syllables.joined(separator: " "),
          typed: String(String.UnicodeScalarView(keys[cell.keyStart..<key])),
          edits: Int(edits)))
      (position, key) = (occurrence.start, cell.keyStart)
    }
    return words.reversed()
  }
}
