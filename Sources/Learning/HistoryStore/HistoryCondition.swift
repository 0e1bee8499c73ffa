/// How a store stands, for the user to see.
public enum HistoryCondition: Hashable, Sendable, CustomStringConvertible {
  /// It learns, and everything is there.
  case sound
  /// It learns. The file was damaged: what was intact in it was kept, and the file itself too.
  case recovered(damagedFile: String, entriesKept: Int)
  /// It does not learn, for this reason; what is known already is used.
  case notLearning(reason: String)

  /// What it is and what to do, in one line.
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

/// Why a command on a history failed.
public enum HistoryStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The store cannot be written: what was asked for was not done.
  case notWritten(String)
  /// The history of another device cannot be read.
  case notRead(String)

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .notWritten(let reason): "the history was not changed: \(reason)"
    case .notRead(let reason): reason
    }
  }
}
