import NGrams
import UserHistory

/// What was learned, for as long as a lattice holds it: asked some hundred times a key, where counting
/// references would take as long as the answers.
struct BorrowedCosts {
  private let costs: Unmanaged<LearnedCosts>

  init(_ costs: LearnedCosts) { self.costs = .passUnretained(costs) }

  /// What a known word costs more, in truth less, after no word, beside what it costs else.
  @inline(__always)
  func gain(ofKnown number: Int32, on cost: Cost) -> Cost {
    costs._withUnsafeGuaranteedRef { $0.gain(ofKnown: number, on: cost) }
  }

  /// The same in a context.
  @inline(__always)
  func gain(ofKnown number: Int32, in context: KnownContext, on cost: Cost) -> Cost {
    costs._withUnsafeGuaranteedRef { $0.gain(ofKnown: number, in: context, on: cost) }
  }

  /// What is known of the words of a reading, and under which number.
  @inline(__always)
  func number(of reading: ReadingNumber, at node: Int32, isBeginning: Bool) -> Int32? {
    costs._withUnsafeGuaranteedRef { $0.number(of: reading, at: node, isBeginning: isBeginning) }
  }

  /// What is known under the number of a reading.
  @inline(__always)
  func reading(_ number: Int32) -> KnownReading {
    costs._withUnsafeGuaranteedRef { $0.reading(number) }
  }

  /// A known word.
  @inline(__always)
  func word(_ position: Int) -> KnownWord { costs._withUnsafeGuaranteedRef { $0.word(position) } }

  /// The entry of a known word, with what it costs.
  func entry(ofKnown position: Int) -> WordEntry {
    costs._withUnsafeGuaranteedRef { $0.entry(ofKnown: position) }
  }

  /// What was typed after a word.
  func context(after word: WordID?) -> KnownContext {
    costs._withUnsafeGuaranteedRef { $0.context(after: word) }
  }
}
