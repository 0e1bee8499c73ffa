// Readings chosen for the first syllables that have no text yet. Choices of readings and of text are
// taken back in the order they were made in.
extension Composition {
  /// A reading the user chose, and how many keystrokes and chosen segments there were at that moment.
  struct ReadingChoice: Codable, Hashable, Sendable {
    var reading: SyllableReading
    var keystrokeCount: Int
    var segmentCount: Int
  }

  /// The readings chosen for keystrokes in a range, counted from its start.
  func readings(in range: Range<Int>) -> [SyllableReading] {
    readingChoices.map(\.reading)
      .filter { $0.start >= range.lowerBound && $0.end <= range.upperBound }
      .map { $0.counted(from: range.lowerBound) }
  }

  /// Chooses a reading, counted from the start of the converted range.
  mutating func choose(_ reading: SyllableReading) {
    let reading = reading.counted(from: -chosenCount)
    forgetReadings(from: reading.start)
    readingChoices.append(
      ReadingChoice(
        reading: reading, keystrokeCount: keystrokeCount, segmentCount: choices.count))
    highlighted = 0
  }

  /// Drops the reading chosen last, where nothing was typed or chosen since. Answers false where
  /// there is none.
  mutating func reopenLastReading() -> Bool {
    guard let last = readingChoices.last, last.segmentCount == choices.count,
      caret == keystrokeCount, keystrokeCount <= last.keystrokeCount
    else { return false }
    readingChoices.removeLast()
    highlighted = 0
    return true
  }

  /// Drops the readings that reach behind a keystroke.
  mutating func forgetReadings(from keystroke: Int) {
    readingChoices.removeAll { $0.reading.end > keystroke }
  }
}
