import NGrams
import UserHistory

/// An unretained reference to `LearnedCosts`, valid while a lattice retains it. One keystroke makes
/// some hundred lookups, and reference counting would take as long as the lookups.
struct BorrowedCosts {
  private let costs: Unmanaged<LearnedCosts>

  init(_ costs: LearnedCosts) { self.costs = .passUnretained(costs) }

  /// Returns the change of a known word's cost without a preceding word: zero or negative.
  ///
  /// - Parameter cost: the cost without this change.
  @inline(__always)
  func gain(ofKnown number: Int32, on cost: Cost) -> Cost {
    costs._withUnsafeGuaranteedRef { $0.gain(ofKnown: number, on: cost) }
  }

  /// Returns the change of a known word's cost in a context: zero or negative.
  @inline(__always)
  func gain(ofKnown number: Int32, in context: KnownContext, on cost: Cost) -> Cost {
    costs._withUnsafeGuaranteedRef { $0.gain(ofKnown: number, in: context, on: cost) }
  }

  /// Returns the number of a reading's learned words; see
  /// `LearnedCosts.number(of:at:isBeginning:)`.
  @inline(__always)
  func number(of reading: ReadingNumber, at node: Int32, isBeginning: Bool) -> Int32? {
    costs._withUnsafeGuaranteedRef { $0.number(of: reading, at: node, isBeginning: isBeginning) }
  }

  /// Returns the learned words of a reading by its number.
  @inline(__always)
  func reading(_ number: Int32) -> KnownReading {
    costs._withUnsafeGuaranteedRef { $0.reading(number) }
  }

  /// Returns a known word.
  @inline(__always)
  func word(_ position: Int) -> KnownWord { costs._withUnsafeGuaranteedRef { $0.word(position) } }

  /// Returns the entry of a known word, with its costs.
  func entry(ofKnown position: Int) -> WordEntry {
    costs._withUnsafeGuaranteedRef { $0.entry(ofKnown: position) }
  }

  /// Returns the learned followers of a word.
  func context(after word: WordID?) -> KnownContext {
    costs._withUnsafeGuaranteedRef { $0.context(after: word) }
  }
}
