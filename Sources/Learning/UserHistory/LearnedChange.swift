/// The change that a lesson made, with the data to revert it for as long as a session keeps it. It
/// is never written to a file.
public struct LearnedChange: Hashable, Sendable {
  /// A change of one cell.
  public struct Step: Hashable, Sendable {
    /// The key of the cell.
    public let key: HistoryKey
    /// The cell before the change; nil if there was none.
    public let old: HistoryCell?
    /// The cell after the change.
    public internal(set) var new: HistoryCell

    /// Returns the cell without the change: the old cell if it has not changed since, otherwise the
    /// current one minus the added weight. Nil if no weight is left.
    public func undone(from current: HistoryCell) -> HistoryCell? {
      guard current != new else { return old }
      let added = new.weight - (old?.weight(at: new.last) ?? .zero)
      let weight = current.weight - added.decayed(over: current.last &- new.last)
      return weight == .zero ? nil : HistoryCell(weight: weight, last: current.last)
    }
  }

  /// The changes, one per key.
  public private(set) var steps: [Step] = []

  /// Creates an empty change.
  public init() {}

  /// Records the change of a cell. A key that was changed before keeps its first old cell.
  public mutating func record(_ key: HistoryKey, from old: HistoryCell?, to new: HistoryCell) {
    if let index = steps.firstIndex(where: { $0.key == key }) {
      steps[index].new = new
    } else {
      steps.append(Step(key: key, old: old, new: new))
    }
  }

  /// Drops the steps that mention a word, in one language or in all if `language` is nil.
  public mutating func forget(_ word: String, language: String? = nil) {
    let mention = WordMention(word)
    steps.removeAll {
      (language == nil || $0.key.language == language) && $0.key.mentions(mention)
    }
  }
}
