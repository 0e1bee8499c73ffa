import NGrams

/// The words that were typed for a reading, met one after the other as its entries go by: both ascend.
struct KnownWords {
  private let learned: BorrowedCosts?
  private let costOfOthers: Cost
  /// The words that were not met yet, as places in `LearnedTables.words`.
  private var positions = 0..<0
  private var nextEntry = Int.max

  /// The words of what is known under a number; none where that is nil.
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

  /// What the word of the next entry costs more, and its place among the known words, else
  /// `LatticeNode.noEvidence`.
  @inline(__always)
  mutating func meet(entry: Int) -> (cost: Cost, position: Int32) {
    entry == nextEntry ? meetKnown() : (costOfOthers, LatticeNode.noEvidence)
  }

  /// The entry of the next word that is left.
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
