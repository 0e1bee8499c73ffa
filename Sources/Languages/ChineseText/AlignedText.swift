/// A text during conversion: its scalars, the origin of each in the source text, and the ends of
/// the segments that phrases may not cross.
struct AlignedText {
  private var scalars: [UInt32]
  /// For each scalar the index of the source scalar that it replaces; never descending.
  private var origins: [Int]
  /// The end index of each segment.
  private var partEnds: [Int]

  init(_ text: String) {
    scalars = text.unicodeScalars.map { $0.value }
    origins = Array(scalars.indices)
    partEnds = [scalars.count]
  }

  /// Divides the text into the phrases of a table and the stretches between them.
  mutating func divide(by table: PhraseTable) {
    partEnds = []
    var partStart = 0
    var index = 0
    while index < scalars.count {
      guard let match = table.maximumMatchLength(in: scalars, index..<scalars.count) else {
        index += 1
        continue
      }
      if partStart < index { partEnds.append(index) }
      index += match.length
      partEnds.append(index)
      partStart = index
    }
    if partStart < scalars.count { partEnds.append(scalars.count) }
  }

  /// Replaces the longest phrase at each index by its usual text. The first table with a phrase
  /// there decides.
  mutating func replacePhrases(by tables: [PhraseTable]) {
    var replaced = AlignedText("")
    replaced.scalars.reserveCapacity(scalars.count)
    replaced.origins.reserveCapacity(scalars.count)
    replaced.partEnds = []
    var index = 0
    for end in partEnds {
      while index < end {
        guard let (table, match) = Self.match(in: tables, scalars, index..<end) else {
          replaced.scalars.append(scalars[index])
          replaced.origins.append(origins[index])
          index += 1
          continue
        }
        let text = table.text(of: match).unicodeScalars
        let length = text.count
        for (offset, scalar) in text.enumerated() {
          replaced.scalars.append(scalar.value)
          replaced.origins.append(origins[index + offset * match.length / length])
        }
        index += match.length
      }
      replaced.partEnds.append(replaced.scalars.count)
    }
    self = replaced
  }

  private static func match(
    in tables: [PhraseTable], _ scalars: [UInt32], _ range: Range<Int>
  ) -> (PhraseTable, PhraseTable.Match)? {
    for table in tables {
      if let match = table.maximumMatchLength(in: scalars, range) { return (table, match) }
    }
    return nil
  }

  /// Returns the text of the scalars that replace source scalars in a range.
  func text(originatingIn range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for (scalar, origin) in zip(scalars, origins) where range.contains(origin) {
      text.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    }
    return String(text)
  }
}
