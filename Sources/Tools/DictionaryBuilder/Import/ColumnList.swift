/// Which column of a table holds what: `word,weight`, or `reading,,,weight,word` with columns that
/// are passed over.
package struct ColumnList: Sendable, Equatable {
  /// The place of the word, from 0.
  package let word: Int
  /// The place of the reading, nil where there is none.
  package let reading: Int?
  /// The place of the weight, nil where there is none.
  package let weight: Int?

  /// Reads the list; nil where a name is unknown or there twice, or none is `word`. An empty name or
  /// `-` is a column to pass over.
  package init?(_ text: String) {
    var positions: [Substring: Int] = [:]
    for (position, name) in text.split(separator: ",", omittingEmptySubsequences: false)
      .enumerated()
    where !name.isEmpty && name != "-" {
      guard ["word", "reading", "weight"].contains(name), positions[name] == nil else { return nil }
      positions[name] = position
    }
    guard let word = positions["word"] else { return nil }
    self.word = word
    reading = positions["reading"]
    weight = positions["weight"]
  }

  private init(word: Int, reading: Int?, weight: Int?) {
    self.word = word
    self.reading = reading
    self.weight = weight
  }

  /// `word,weight`.
  static let wordAndWeight = ColumnList(word: 0, reading: nil, weight: 1)
  /// The columns of IPAdic, and of lists for MeCab made like it: `word,,,weight,,,,,,,,reading`.
  static let ipadic = ColumnList(word: 0, reading: 11, weight: 3)

  /// The same columns without the reading.
  var withoutReading: ColumnList { ColumnList(word: word, reading: nil, weight: weight) }

  /// Hands the columns of a row to `sink`. Where no column is the weight it is 0.
  func append(_ row: [ArraySlice<UInt8>], to sink: ImportSink) throws(RejectionReason) {
    func field(_ position: Int?, _ name: String) throws(RejectionReason) -> ArraySlice<UInt8> {
      guard let position else { return [] }
      guard position < row.count else { throw .missingField(name) }
      return row[position]
    }
    let word = try field(word, "word")
    let reading = try field(reading, "reading")
    guard weight != nil else { return try sink.append(word: word, reading: reading, weight: 0) }
    try sink.append(word: word, reading: reading, weight: try field(weight, "weight"))
  }
}
