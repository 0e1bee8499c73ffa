import UserHistory

/// The numbers by which a history knows the readings that end at each place of some kana. Those of a
/// place follow from those of the place before it, one step each.
struct EndingReadings {
  /// No reading that is learned is longer.
  static let longest = 24

  /// `longest` a place: the readings that end there by their lengths, the shortest first.
  private var readings: [SpelledSyllable] = []
  private var count = 0

  /// Drops the places behind the first `count`.
  mutating func keep(upTo count: Int) {
    self.count = min(count, self.count)
    readings.removeLast(readings.count - self.count * Self.longest)
  }

  /// Adds the readings that end with one more kana.
  mutating func append(_ kana: Unicode.Scalar) {
    let before = readings.count - Self.longest
    readings.append(SpelledSyllable())
    for length in 1..<Self.longest {
      readings.append(count == 0 ? SpelledSyllable() : readings[before + length - 1])
    }
    count += 1
    for length in 1...min(count, Self.longest) {
      readings[readings.count - Self.longest + length - 1].append(kana)
    }
  }

  /// The number of the reading between two places; nil where it is longer than any that is learned.
  func number(from start: Int, to end: Int) -> ReadingNumber? {
    guard (1...Self.longest).contains(end - start), start >= 0, end <= count else { return nil }
    var reading = ReadingNumber()
    reading.append(syllable: readings[end * Self.longest - Self.longest + end - start - 1].number)
    return reading
  }
}
