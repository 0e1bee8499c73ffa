import InputCore

/// What a keyboard has learned, as a value: the rules by which it grows, shrinks and is merged. The
/// store on disk follows the same rules row by row; tests hold both equal.
///
/// Each device has a cell of its own for each key, and only ever changes that one. Merging takes the
/// later version of each cell and the later time of each forgetting, and then drops the cells that
/// were last chosen before their word was forgotten. Both are maxima, so it makes no difference in
/// which order histories meet, how often, or by which ways.
public struct History: Hashable, Sendable {
  /// The cells of each key.
  public private(set) var cells: [HistoryKey: [DeviceID: HistoryCell]] = [:]
  /// The words that were forgotten, and when.
  public private(set) var forgotten = ForgottenWords()

  /// A history of nothing.
  public init() {}

  /// How many keys there are.
  public var count: Int { cells.count }

  /// What a key weighs at a time, all devices together.
  public func weight(of key: HistoryKey, at time: HistoryTime) -> HistoryWeight {
    (cells[key] ?? [:]).values.reduce(.zero) { $0 + $1.weight(at: time) }
  }

  // MARK: Learning

  /// Takes a lesson in. Answers what it changed, so that it can be taken back.
  @discardableResult
  public mutating func learn(
    _ lesson: Lesson, on device: DeviceID, at time: HistoryTime
  ) -> LearnedChange {
    var change = LearnedChange()
    for (key, gain) in lesson.gains {
      let old = cells[key]?[device]
      // What is learned in the second of its forgetting, or by a clock that went back, counts.
      let floor = forgotten.time(of: key).map { $0 &+ 1 } ?? .min
      let new = (old ?? HistoryCell(weight: .zero, last: time)).gaining(gain, at: max(time, floor))
      cells[key, default: [:]][device] = new
      change.record(key, from: old, to: new)
    }
    return change
  }

  /// Takes back what a lesson changed on a device.
  public mutating func takeBack(_ change: LearnedChange, on device: DeviceID) {
    for step in change.steps {
      guard let current = cells[step.key]?[device] else { continue }
      cells[step.key]?[device] = step.undone(from: current)
      if cells[step.key]?.isEmpty == true { cells[step.key] = nil }
    }
  }

  // MARK: Forgetting

  /// Removes everything that tells of a word, in one language or in all, and remembers to do so
  /// with what other devices learned of it until now. Answers the keys that are gone.
  @discardableResult
  public mutating func forget(
    _ word: String, language: String? = nil, at time: HistoryTime
  ) -> [HistoryKey] {
    let mention = WordMention(word)
    let gone = cells.keys.filter {
      (language == nil || $0.language == language) && $0.tells(of: mention)
    }
    let latest = gone.flatMap { (cells[$0] ?? [:]).values.map(\.last) }.max() ?? time
    for key in gone { cells[key] = nil }
    for mark in ForgottenWord.marks(of: word, language: language) {
      forgotten.insert(mark, at: max(time, latest))
    }
    return gone.sorted()
  }

  // MARK: Merging

  /// Takes in what another history knows.
  public mutating func merge(_ other: History) {
    forgotten.merge(other.forgotten)
    for (key, theirs) in other.cells {
      cells[key, default: [:]].merge(theirs) { max($0, $1) }
    }
    guard !forgotten.isEmpty else { return }
    for key in cells.keys {
      guard let time = forgotten.time(of: key) else { continue }
      cells[key] = cells[key]?.filter { $0.value.last > time }
      if cells[key]?.isEmpty == true { cells[key] = nil }
    }
  }

  // MARK: Size

  /// Drops the keys of least weight until `limit` are left: of equal weights the one chosen longest
  /// ago, and of those the last in order. What is dropped for room is not forgotten: another device
  /// may still know it.
  public mutating func shrink(to limit: Int, at time: HistoryTime) {
    guard count > limit else { return }
    let keys = cells.keys.sorted()
    let ranks = keys.enumerated().map { position, key in
      EntryRank(
        weight: weight(of: key, at: time),
        last: (cells[key] ?? [:]).values.map(\.last).max() ?? .min, position: position)
    }
    for rank in ranks.sorted().prefix(count - max(limit, 0)) { cells[keys[rank.position]] = nil }
  }

  // MARK: Files

  /// The part of one language, with what was forgotten in all; all of it for nil.
  public func only(_ language: String?) -> History {
    guard let language else { return self }
    var part = History()
    part.cells = cells.filter { $0.key.language == language }
    for (word, time) in forgotten.times where word.language.isEmpty || word.language == language {
      part.forgotten.insert(word, at: time)
    }
    return part
  }

  /// Puts a cell in, as it stands in a file, unless there is a later one.
  public mutating func insert(_ cell: HistoryCell, of device: DeviceID, for key: HistoryKey) {
    cells[key, default: [:]].merge([device: cell]) { max($0, $1) }
  }

  /// Puts the time of a forgetting in, as it stands in a file. `merge` carries it out.
  public mutating func insert(_ word: ForgottenWord, at time: HistoryTime) {
    forgotten.insert(word, at: time)
  }
}
