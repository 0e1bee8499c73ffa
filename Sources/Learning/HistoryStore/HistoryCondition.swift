/// The condition of a store, as users read it.
public enum HistoryCondition: Hashable, Sendable, CustomStringConvertible {
  /// The store learns, and nothing is missing.
  case sound
  /// The store learns. Its file was damaged: the intact entries were kept, and a copy of the file.
  case recovered(damagedFile: String, entriesKept: Int)
  /// The store does not learn, for this reason. What was learned before is still used.
  case notLearning(reason: String)

  /// The condition in one line.
  public var description: String {
    switch self {
    case .sound: "the history is sound"
    case .recovered(let file, let kept):
      "the history was damaged; \(kept) entries were intact and are kept, "
        + "and the damaged file is '\(file)'"
    case .notLearning(let reason): "nothing is learned: \(reason)"
    }
  }
}

/// The reason why a command on a history failed.
public enum HistoryStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The store cannot be written. Nothing has changed.
  case notWritten(String)
  /// The change is stored, but the files could not be written again without what was replaced or
  /// forgotten, for this reason.
  case notCompacted(String)
  /// The history of another device cannot be read.
  case notRead(String)

  /// The reason alone.
  var reason: String {
    switch self {
    case .notWritten(let reason), .notCompacted(let reason), .notRead(let reason): reason
    }
  }

  /// The reason in one line.
  public var description: String {
    switch self {
    case .notWritten(let reason): "the history was not changed: \(reason)"
    case .notCompacted(let reason):
      "the change is stored, but the files were not compacted: \(reason); "
        + "bytes of what was removed may still be in them until the command is run again"
    case .notRead(let reason): reason
    }
  }
}
