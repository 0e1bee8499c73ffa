import UserHistory

/// The history's numbers of all readings that end at each position of some kana. Those of a
/// position are computed from those of the previous position, one step each.
struct EndingReadings {
  /// The maximum length of a learned reading in kana.
  static let maximumLength = 24

  /// `maximumLength` entries per position: the readings that end there, shortest first.
  private var readings: [SpelledSyllable] = []
  private var count = 0

  /// Drops the positions after the first `count`.
  mutating func keep(upTo count: Int) {
    self.count = min(count, self.count)
    readings.removeLast(readings.count - self.count * Self.maximumLength)
  }

  /// Appends the readings that end with one more kana.
  mutating func append(_ kana: Unicode.Scalar) {
    let before = readings.count - Self.maximumLength
    readings.append(SpelledSyllable())
    for length in 1..<Self.maximumLength {
      readings.append(count == 0 ? SpelledSyllable() : readings[before + length - 1])
    }
    count += 1
    for length in 1...min(count, Self.maximumLength) {
      readings[readings.count - Self.maximumLength + length - 1].append(kana)
    }
  }

  /// Returns the number of the reading between two positions; nil if it is longer than any learned
  /// reading.
  func number(from start: Int, to end: Int) -> ReadingNumber? {
    guard (1...Self.maximumLength).contains(end - start), start >= 0, end <= count else {
      return nil
    }
    var reading = ReadingNumber()
    reading.append(
      syllable: readings[end * Self.maximumLength - Self.maximumLength + end - start - 1].number)
    return reading
  }
}
