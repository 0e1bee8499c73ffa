import NGrams

/// The known words of a reading, matched in one pass with the entries of the lexicon: both ascend.
struct KnownWords {
  private let learned: BorrowedCosts?
  private let costOfOthers: Cost
  /// The words not matched yet, as indices in `LearnedTables.words`.
  private var positions = 0..<0
  private var nextEntry = Int.max

  /// Creates the known words of a reading by its number; empty if it is nil.
  init(_ number: Int32?, _ learned: BorrowedCosts?) {
    self.learned = learned
    guard let number, let learned else {
      costOfOthers = 0
      return
    }
    let reading = learned.reading(number)
    costOfOthers = reading.costOfOthers
    positions = reading.words
    findEntry()
  }

  /// Returns the extra cost of the word of the next entry, and its index among the known words or
  /// `LatticeNode.noEvidence`.
  @inline(__always)
  mutating func meet(entry: Int) -> (cost: Cost, position: Int32) {
    entry == nextEntry ? meetKnown() : (costOfOthers, LatticeNode.noEvidence)
  }

  /// Returns the entry of the next unmatched word; nil if none is left.
  func next() -> WordEntry? { positions.first.flatMap { learned?.entry(ofKnown: $0) } }

  private mutating func meetKnown() -> (cost: Cost, position: Int32) {
    guard let learned, let position = positions.popFirst() else {
      return (0, LatticeNode.noEvidence)
    }
    findEntry()
    return (learned.word(position).cost, Int32(truncatingIfNeeded: position))
  }

  private mutating func findEntry() {
    guard let learned, let position = positions.first else {
      nextEntry = .max
      return
    }
    nextEntry = Int(learned.word(position).entry)
  }
}
