import Decoding
import NGrams

/// A reading of a text beside the keystrokes that come closest to it.
public struct ClosestReading: Hashable, Sendable {
  /// A word of the text.
  public struct Word: Hashable, Sendable {
    /// The word.
    public let text: String
    /// All its readings, syllables with spaces between them, the most likely first.
    public let readings: [String]
    /// The reading that comes closest to the keystrokes.
    public let reading: String
    /// The keystrokes that come closest to the reading.
    public let typed: String
    /// How many of them must be changed, added or left out.
    public let edits: Int
  }

  /// The words in order.
  public let words: [Word]

  /// How many keystrokes must be changed, added or left out in all.
  public var edits: Int { words.map(\.edits).reduce(0, +) }
}

/// Aligns the readings of a text with keystrokes: Sellers' algorithm (the edit distance with a free
/// beginning and end), over all ways to cut the text into words. An edit costs about as much as a slip, so
/// that 市 is read `shì` though the rare `fú` has fewer letters.
struct ReadingAlignment {
  private static let edit: Cost = 4_500
  /// What each word costs besides, so that 上海 is one word and not two.
  private static let word: Cost = 100

  private struct Reading {
    let syllables: [String]
    let cost: Cost
  }

  /// The best path to a position in the text and in the keystrokes.
  private struct Cell {
    var cost: Cost
    /// The end of the word before in the keystrokes, and which word and reading lead here.
    var keyStart: Int
    var occurrence: TargetWords.Occurrence?
    var reading: Int
  }

  /// The costs of a column of the distance, and where in the keystrokes their way began.
  private typealias Column = [(cost: Cost, start: Int)]

  private let target: TargetWords
  private let lexicon: Lexicon
  private let keys: [Unicode.Scalar]
  private let readings: [WordID: [Reading]]
  private let letters: ([String]) -> String

  /// `keystrokes` without apostrophes are compared with what `letters` says is typed for syllables.
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

  /// The reading with the least cost; nil where the text is not made of words.
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

  /// The distances after the letters of a reading, from those before it.
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
