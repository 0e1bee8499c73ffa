// Readings selected for the first syllables without chosen text. Selected readings and chosen
// segments are undone in reverse order.
extension Composition {
  /// A reading the user selected, with the numbers of keystrokes and chosen segments at that
  /// moment.
  struct ReadingChoice: Codable, Hashable, Sendable {
    var reading: SyllableReading
    var keystrokeCount: Int
    var segmentCount: Int
  }

  /// Returns the selected readings inside a range of keystrokes, with offsets from its start.
  func readings(in range: Range<Int>) -> [SyllableReading] {
    readingChoices.map { $0.reading }
      .filter { $0.start >= range.lowerBound && $0.end <= range.upperBound }
      .map { $0.counted(from: range.lowerBound) }
  }

  /// Selects a reading whose offset counts from the start of the converted range.
  mutating func choose(_ reading: SyllableReading) {
    let reading = reading.counted(from: -chosenCount)
    forgetReadings(from: reading.start)
    readingChoices.append(
      ReadingChoice(
        reading: reading, keystrokeCount: keystrokeCount, segmentCount: choices.count))
    highlighted = 0
  }

  /// Removes the reading selected last, if nothing was typed or chosen since.
  ///
  /// - Returns: false if no reading was removed.
  mutating func reopenLastReading() -> Bool {
    guard let last = readingChoices.last, last.segmentCount == choices.count,
      caret == keystrokeCount, keystrokeCount <= last.keystrokeCount
    else { return false }
    readingChoices.removeLast()
    highlighted = 0
    return true
  }

  /// Removes the readings that end after a keystroke.
  mutating func forgetReadings(from keystroke: Int) {
    readingChoices.removeAll { $0.reading.end > keystroke }
  }
}
