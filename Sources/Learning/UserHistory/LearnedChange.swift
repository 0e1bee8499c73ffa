/// What a lesson changed: enough to take it back, for as long as a session keeps it. It is never
/// written to a file.
public struct LearnedChange: Hashable, Sendable {
  /// A change of one cell.
  public struct Step: Hashable, Sendable {
    /// The key of the cell.
    public let key: HistoryKey
    /// The cell before; nil where there was none.
    public let old: HistoryCell?
    /// The cell after.
    public internal(set) var new: HistoryCell

    /// The cell without the change: as it was, where nothing has changed it since; else with as
    /// much less weight. Nil where nothing is left.
    public func undone(from current: HistoryCell) -> HistoryCell? {
      guard current != new else { return old }
      let added = new.weight - (old?.weight(at: new.last) ?? .zero)
      let weight = current.weight - added.decayed(over: current.last &- new.last)
      return weight == .zero ? nil : HistoryCell(weight: weight, last: current.last)
    }
  }

  /// The changes, one a key.
  public private(set) var steps: [Step] = []

  /// No change.
  public init() {}

  /// Adds a change; a key that was changed before keeps its first state.
  public mutating func record(_ key: HistoryKey, from old: HistoryCell?, to new: HistoryCell) {
    if let index = steps.firstIndex(where: { $0.key == key }) {
      steps[index].new = new
    } else {
      steps.append(Step(key: key, old: old, new: new))
    }
  }

  /// Drops what tells of a word, in one language or in all.
  public mutating func forget(_ word: String, language: String? = nil) {
    let mention = WordMention(word)
    steps.removeAll {
      (language == nil || $0.key.language == language) && $0.key.tells(of: mention)
    }
  }
}
