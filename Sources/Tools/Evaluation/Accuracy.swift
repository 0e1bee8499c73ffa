import SyllableConversion

/// The share of sentences of an evaluation set that are converted correctly.
package struct Accuracy: Hashable, Sendable {
  /// A row whose best sentence is wrong.
  package struct Miss: Hashable, Sendable {
    /// The missed row.
    package let row: EvaluationSet.Row
    /// The best sentence found; empty if there is none.
    package let found: String
    /// The rank of the correct sentence, counted from 1; nil if it is not among the five best.
    package let rank: Int?
  }

  private static let depth = 5

  /// The number of measured rows.
  package private(set) var rows = 0
  /// The number of rows whose best sentence is correct.
  package private(set) var top1 = 0
  /// The number of rows whose best sentence is correct or an accepted spelling.
  package private(set) var accepted = 0
  /// The number of rows with the correct sentence among the five best.
  package private(set) var top5 = 0
  /// The number of characters in the correct sentences.
  package private(set) var characters = 0
  /// The number of edits (insert, delete or replace a character) that turn the best conversions
  /// into the correct sentences.
  package private(set) var edits = 0
  /// The rows whose best sentence is wrong.
  package private(set) var misses: [Miss] = []

  /// Creates an empty measurement.
  package init() {}

  /// Converts one row and counts the result.
  ///
  /// - Returns: The best sentence found; empty if there is none.
  @discardableResult
  package mutating func measure(
    _ row: EvaluationSet.Row, with converter: inout some SentenceConverter
  ) -> String {
    converter.setContext(row.context)
    let found = converter.sentences(for: row.keys, limit: Self.depth)
    let rank = found.firstIndex { row.sentences.contains($0) }
    rows += 1
    if rank == 0 { top1 += 1 }
    if rank != nil { top5 += 1 }
    let best = found.first ?? ""
    if rank == 0 || row.spellings.contains(best) { accepted += 1 }
    let distances = row.sentences.map { (editDistance(Array(best), Array($0)), $0.count) }
    let (distance, count) = distances.min { $0.0 < $1.0 } ?? (best.count, 0)
    characters += count
    edits += distance
    if rank != 0 { misses.append(Miss(row: row, found: best, rank: rank.map { $0 + 1 })) }
    return best
  }

  /// The share of rows whose best sentence is correct, 0 to 1; 0 without rows.
  package var top1Share: Double { share(top1, of: rows) }
  /// The share of rows whose best sentence is correct or an accepted spelling, 0 to 1; 0 without
  /// rows.
  package var acceptedShare: Double { share(accepted, of: rows) }
  /// The share of rows with the correct sentence among the five best, 0 to 1; 0 without rows.
  package var top5Share: Double { share(top5, of: rows) }
  /// One minus the edits per character, 0 to 1; 0 without characters.
  package var characterAccuracy: Double {
    characters == 0 ? 0 : max(0, 1 - share(edits, of: characters))
  }

  private func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}

/// Returns the Levenshtein distance: the minimum number of characters to insert, delete or replace.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, right) in b.enumerated() {
      let replaced = diagonal + (left == right ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
