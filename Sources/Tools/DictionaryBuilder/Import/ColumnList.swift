/// The columns of a table: `word,weight`, or `reading,,,weight,word` with columns to skip.
package struct ColumnList: Sendable, Equatable {
  /// The index of the word's column.
  package let word: Int
  /// The index of the reading's column; nil if there is none.
  package let reading: Int?
  /// The index of the weight's column; nil if there is none.
  package let weight: Int?

  /// Parses a column list. An empty name or `-` is a column to skip. Returns nil if a name is
  /// unknown or repeated, or `word` is missing.
  package init?(_ text: String) {
    var indices: [Substring: Int] = [:]
    for (index, name) in text.split(separator: ",", omittingEmptySubsequences: false)
      .enumerated()
    where !name.isEmpty && name != "-" {
      guard ["word", "reading", "weight"].contains(name), indices[name] == nil else { return nil }
      indices[name] = index
    }
    guard let word = indices["word"] else { return nil }
    self.word = word
    reading = indices["reading"]
    weight = indices["weight"]
  }

  private init(word: Int, reading: Int?, weight: Int?) {
    self.word = word
    self.reading = reading
    self.weight = weight
  }

  /// The columns `word,weight`.
  static let wordAndWeight = ColumnList(word: 0, reading: nil, weight: 1)
  /// The columns of IPAdic, and of MeCab lists with the same layout:
  /// `word,,,weight,,,,,,,,reading`.
  static let ipadic = ColumnList(word: 0, reading: 11, weight: 3)

  /// These columns without the reading.
  var withoutReading: ColumnList { ColumnList(word: word, reading: nil, weight: weight) }

  /// Appends the entry in a row to `sink`. The weight is 0 if it has no column.
  ///
  /// - Throws: `RejectionReason.missingField` if the row is too short.
  func append(_ row: [ArraySlice<UInt8>], to sink: ImportSink) throws(RejectionReason) {
    func field(_ index: Int?, _ name: String) throws(RejectionReason) -> ArraySlice<UInt8> {
      guard let index else { return [] }
      guard index < row.count else { throw .missingField(name) }
      return row[index]
    }
    let word = try field(word, "word")
    let reading = try field(reading, "reading")
    guard weight != nil else { return try sink.append(word: word, reading: reading, weight: 0) }
    try sink.append(word: word, reading: reading, weight: try field(weight, "weight"))
  }
}
