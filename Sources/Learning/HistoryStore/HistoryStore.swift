import DictionaryImage
import InputCore
import Synchronization
import UserHistory

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the keyboard has learned, in a folder: the one writer.
///
/// Opening never fails. A damaged file is put aside and what was intact in it goes on; where nothing
/// can be written, nothing is learned, and the condition says so. All methods may be called from any
/// thread, and take the time of a transaction: call them off the key path, through
/// `HistoryRecorder`. `snapshot` is for readers and waits for nobody.
public final class HistoryStore: Sendable {
  /// What belongs to the writer.
  struct State {
    var database: SQLiteConnection?
    var device: DeviceID
    var condition: HistoryCondition
    var forgotten = ForgottenWords()
    /// About how many rows there are.
    var rowCount = 0
    /// Whether the image has what was dropped for room.
    var isImageStale = false
    /// Whether the seal is as the database is.
    var isSealed = false
  }

  /// More groups than this that differ from the image make a new one worth writing.
  static let changedLimit = 2_048

  let files: HistoryFiles
  let limit: Int
  let state: Mutex<State>
  private let published: Mutex<HistorySnapshot>

  /// Opens the history in a folder, which is made where it is not there.
  ///
  /// - Parameters:
  ///   - folder: where its files are; nobody else needs to read them.
  ///   - limit: how many entries are kept; beyond it those of least weight go first.
  ///   - now: the time, in seconds since 1970.
  public init(folder: String, limit: Int = 100_000, now: HistoryTime) {
    files = HistoryFiles(folder: folder)
    self.limit = limit
    var opening = HistoryOpening(files: files, now: now)
    let (state, snapshot) = opening.open()
    self.state = Mutex(state)
    published = Mutex(snapshot)
  }

  deinit { close() }

  /// Whether a folder has a history in it.
  public static func exists(in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: HistoryFiles(folder: folder).database)
  }

  /// What is known at this moment.
  public var snapshot: HistorySnapshot { published.withLock { $0 } }

  /// How the store stands.
  public var condition: HistoryCondition { state.withLock { $0.condition } }

  /// The number of this device.
  public var device: DeviceID { state.withLock { $0.device } }

  func publish(_ snapshot: HistorySnapshot) {
    published.withLock { published in
      let revision = published.revision + 1
      published = snapshot
      published.revision = revision
    }
  }

  /// Everything that is known, to show, to export or to compare.
  public func history() throws(HistoryStoreError) -> History {
    try state.withLock { state throws(HistoryStoreError) in
      try read(&state) { try HistoryDatabase.history(in: $0).history }
    }
  }

  /// How many lessons were ever learned here and not taken back.
  public func lessonCount() throws(HistoryStoreError) -> UInt64 {
    try state.withLock { state throws(HistoryStoreError) in
      try read(&state) { try HistoryDatabase.setting("lessons", in: $0) ?? 0 }
    }
  }

  // MARK: Learning

  /// Takes a lesson in, whole or not at all. Answers what it changed; nil where nothing could be
  /// written.
  @discardableResult
  public func learn(_ lesson: Lesson, at time: HistoryTime) -> LearnedChange? {
    let gains = lesson.gains
    guard !gains.isEmpty else { return LearnedChange() }
    return change(gains.map(\.key)) { db, state in
      var change = LearnedChange()
      for (key, gain) in gains {
        let old = try HistoryDatabase.cell(of: key, on: state.device, in: db)
        let floor = state.forgotten.time(of: key).map { $0 &+ 1 } ?? .min
        let new = (old ?? HistoryCell(weight: .zero, last: time))
          .gaining(gain, at: max(time, floor))
        try HistoryDatabase.write(new, of: key, on: state.device, in: db)
        if old == nil { state.rowCount += 1 }
        change.record(key, from: old, to: new)
      }
      try Self.countLessons(by: 1, in: db)
      if state.rowCount > self.limit { try self.shrink(&state, at: time, in: db) }
      return change
    }
  }

  /// Takes a lesson back. Answers false where nothing could be written.
  @discardableResult
  public func takeBack(_ change: LearnedChange) -> Bool {
    guard !change.steps.isEmpty else { return true }
    let done: Void? = self.change(change.steps.map(\.key)) { db, state in
      for step in change.steps {
        guard let cell = try HistoryDatabase.cell(of: step.key, on: state.device, in: db) else {
          continue
        }
        let undone = step.undone(from: cell)
        try HistoryDatabase.write(undone, of: step.key, on: state.device, in: db)
        if undone == nil { state.rowCount -= 1 }
      }
      try Self.countLessons(by: -1, in: db)
    }
    return done != nil
  }

  private static func countLessons(by step: Int64, in db: SQLiteConnection) throws {
    let count = Int64(bitPattern: try HistoryDatabase.setting("lessons", in: db) ?? 0)
    try HistoryDatabase.set("lessons", to: UInt64(bitPattern: max(count + step, 0)), in: db)
  }

  /// Changes some keys in one transaction and publishes their groups.
  private func change<Value: Sendable>(
    _ keys: [HistoryKey], _ body: (SQLiteConnection, inout State) throws -> Value
  ) -> Value? {
    state.withLock { state in
      var snapshot = self.snapshot
      var changed = state
      let value = try? write(&state) { db -> Value in
        let value = try body(db, &changed)
        for key in Set(keys) {
          snapshot.replace(
            groupOf: key,
            by: try HistoryDatabase.items(ofGroup: key, at: snapshot.time, in: db))
        }
        return value
      }
      guard let value else { return nil }
      state.rowCount = changed.rowCount
      state.isImageStale = changed.isImageStale
      state.isSealed = false
      publish(snapshot)
      if state.isImageStale || snapshot.changedCount > Self.changedLimit {
        try? renewImage(&state)
      }
      return value
    }
  }

  /// Makes room for a tenth more than fits.
  private func shrink(_ state: inout State, at time: HistoryTime, in db: SQLiteConnection) throws {
    state.rowCount = try HistoryDatabase.shrink(to: limit - limit / 10, at: time, in: db)
    state.isImageStale = true
  }

  // MARK: Transactions

  func read<Value: Sendable>(
    _ state: inout State, _ body: (SQLiteConnection) throws -> Value
  ) throws(HistoryStoreError) -> Value {
    guard let database = state.database else { throw .notWritten(state.condition.description) }
    do {
      return try database.read(body)
    } catch {
      throw .notWritten("\(error)")
    }
  }

  /// Runs a transaction. Where it fails nothing has changed, and the condition says why; where it
  /// succeeds again, so does the condition.
  func write<Value: Sendable>(
    _ state: inout State, _ body: (SQLiteConnection) throws -> Value
  ) throws(HistoryStoreError) -> Value {
    guard let database = state.database else { throw .notWritten(state.condition.description) }
    do {
      let value = try database.write(body)
      if case .notLearning = state.condition { state.condition = .sound }
      return value
    } catch {
      state.condition = .notLearning(reason: HistoryOpening.reason(for: error, in: files))
      throw .notWritten("\(error)")
    }
  }
}
