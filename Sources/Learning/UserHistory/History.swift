import InputCore

/// The learned data of a user, as a value: the rules by which it grows, shrinks and is merged.
///
/// The store on disk follows the same rules row by row, and tests hold the two equal.
///
/// Each device writes its own cells and no others, and counts its changes in a version. Merging
/// takes all cells of a device from the history that has its later version. Histories can therefore
/// be merged in any order and any number of times, and a word that a device has forgotten leaves
/// every history that merges with it. Nothing is kept about a forgotten word.
public struct History: Hashable, Sendable {
  /// The cells of each key, by the device that wrote them.
  public private(set) var cells: [HistoryKey: [DeviceID: HistoryCell]] = [:]
  /// The number of changes that each device has made to its cells, as far as this history knows.
  public private(set) var versions: [DeviceID: Int64] = [:]

  /// Creates an empty history.
  public init() {}

  /// The number of keys.
  public var count: Int { cells.count }

  /// Returns the weight of a key at a time, summed over all devices.
  public func weight(of key: HistoryKey, at time: HistoryTime) -> HistoryWeight {
    (cells[key] ?? [:]).values.reduce(.zero) { $0 + $1.weight(at: time) }
  }

  // MARK: Learning

  /// Learns a lesson on a device.
  ///
  /// - Returns: what changed, for `takeBack`.
  @discardableResult
  public mutating func learn(
    _ lesson: Lesson, on device: DeviceID, at time: HistoryTime
  ) -> LearnedChange {
    var change = LearnedChange()
    for (key, gain) in lesson.gains {
      let old = cells[key]?[device]
      let new = (old ?? HistoryCell(weight: .zero, last: time)).gaining(gain, at: time)
      cells[key, default: [:]][device] = new
      change.record(key, from: old, to: new)
    }
    versions[device, default: 0] &+= 1
    return change
  }

  /// Reverts the change of a lesson on a device.
  public mutating func takeBack(_ change: LearnedChange, on device: DeviceID) {
    for step in change.steps {
      guard let current = cells[step.key]?[device] else { continue }
      cells[step.key]?[device] = step.undone(from: current)
      if cells[step.key]?.isEmpty == true { cells[step.key] = nil }
    }
    versions[device, default: 0] &+= 1
  }

  // MARK: Forgetting

  /// Removes every key that mentions a word, in one language or in all (nil).
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - language: the language tag; nil for all languages.
  ///   - device: the device on which the user forgets the word.
  /// - Returns: the removed keys, in order.
  @discardableResult
  public mutating func forget(
    _ word: String, language: String? = nil, on device: DeviceID
  ) -> [HistoryKey] {
    let mention = WordMention(word)
    let gone = cells.keys.filter {
      (language == nil || $0.language == language) && $0.mentions(mention)
    }
    for key in gone { cells[key] = nil }
    versions[device, default: 0] &+= 1
    return gone.sorted()
  }

  // MARK: Merging

  /// Merges the history of other devices: for each device, the later version of its cells is kept.
  /// If both versions are equal, both sets of cells are kept, because one side may have dropped some.
  public mutating func merge(_ other: History) {
    let later = Set(
      other.versions.filter { $0.value > versions[$0.key] ?? 0 }.map { $0.key })
    if !later.isEmpty { removeCells(of: later) }
    for (key, theirs) in other.cells {
      for (device, cell) in theirs
      where (other.versions[device] ?? 0) >= (versions[device] ?? 0) {
        insert(cell, of: device, for: key)
      }
    }
    for (device, version) in other.versions { insert(version: version, of: device) }
  }

  /// Restores an export: every cell of it that is not here, or that is later than the one here. What
  /// was forgotten since the export comes back, because the user asks for the export.
  ///
  /// - Parameters:
  ///   - export: the exported history.
  ///   - device: this device, whose version counts the change.
  public mutating func restore(_ export: History, on device: DeviceID) {
    for (key, theirs) in export.cells {
      for (device, cell) in theirs { insert(cell, of: device, for: key) }
    }
    versions[device, default: 0] &+= 1
  }

  /// Returns the part of the history that may be kept: learnable keys, and cells whose weight and
  /// time are possible now. Everything that comes from a file passes this gate.
  public func admitted(at now: HistoryTime) -> History {
    var part = History()
    part.versions = versions.filter { $0.value >= 0 }
    for (key, cells) in cells where key.isLearnable {
      part.cells[key] = cells.mapValues { $0.admitted(at: now) }
    }
    return part
  }

  private mutating func removeCells(of devices: Set<DeviceID>) {
    cells = cells.compactMapValues { cells in
      let rest = cells.filter { !devices.contains($0.key) }
      return rest.isEmpty ? nil : rest
    }
  }

  // MARK: Size

  /// Drops the keys of least weight until `limit` are left. Of equal weights the one chosen longest
  /// ago goes first, and of those the last in order.
  public mutating func shrink(to limit: Int, at time: HistoryTime) {
    guard count > limit else { return }
    let keys = cells.keys.sorted()
    let ranks = keys.enumerated().map { index, key in
      EntryRank(
        weight: weight(of: key, at: time),
        last: (cells[key] ?? [:]).values.map { $0.last }.max() ?? .min, position: index)
    }
    for rank in ranks.sorted().prefix(count - max(limit, 0)) { cells[keys[rank.position]] = nil }
  }

  // MARK: Files

  /// Returns the entries of one language, or all of them for nil. Versions are left out of a part,
  /// because it says nothing about the other languages of a device.
  public func only(_ language: String?) -> History {
    guard let language else { return self }
    var part = History()
    part.cells = cells.filter { $0.key.language == language }
    return part
  }

  /// Inserts a cell read from a file, unless there is a later one.
  public mutating func insert(_ cell: HistoryCell, of device: DeviceID, for key: HistoryKey) {
    let known = cells[key]?[device]
    cells[key, default: [:]][device] = known.map { max($0, cell) } ?? cell
  }

  /// Sets the version of a device read from a file.
  public mutating func insert(version: Int64, of device: DeviceID) {
    versions[device] = max(versions[device] ?? 0, version)
  }
}
