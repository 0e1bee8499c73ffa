import DictionaryImage
import InputCore
import Synchronization
import UserHistory

/// The history of a user in a folder: what the keyboard has learned, and its only writer.
///
/// Opening never fails. A damaged database is recovered; where nothing can be written, nothing is
/// learned, and `condition` says so. Several processes may have a folder open. All methods may be
/// called from any thread and take the time of a transaction: call them off the key path, through
/// `HistoryRecorder`. `snapshot` is for readers.
public final class HistoryStore: Sendable {
  /// The state of the writer.
  struct State {
    var database: SQLiteConnection?
    var device: DeviceID
    var condition: HistoryCondition
    var clock: HistoryClock
    var lock: HistoryLock?
    /// The database file that is open.
    var identity: FileIdentity?
    /// The image file that the snapshot was made of.
    var image: FileIdentity?
    /// The approximate number of rows.
    var rowCount = 0
    /// Whether the image has entries that were dropped for room.
    var isImageStale = false
    /// Whether the seal is that of the database.
    var isSealed = false
    /// What was changed at opening to keep the files private.
    var notes: [String] = []
  }

  /// A snapshot and the image file it was made of.
  struct Published {
    var snapshot: HistorySnapshot
    var image: FileIdentity?
  }

  /// A new image is worth writing when more groups than this differ from it.
  static let changedLimit = 2_048

  let files: HistoryFiles
  let limit: Int
  let state: Mutex<State>
  private let published: Mutex<Published>

  /// Opens the history in a folder, and creates both if there is none.
  ///
  /// - Parameters:
  ///   - folder: the folder of its files; only the user can read them.
  ///   - limit: the number of entries to keep; beyond it those of least weight go first.
  ///   - now: the time, in seconds since 1970.
  public init(folder: String, limit: Int = 100_000, now: HistoryTime) {
    files = HistoryFiles(folder: folder)
    self.limit = limit
    let (state, snapshot) = HistoryOpening(files: files, now: now).open()
    self.state = Mutex(state)
    published = Mutex(Published(snapshot: snapshot, image: state.image))
  }

  deinit { close() }

  /// Whether a folder has a history in it.
  public static func exists(in folder: String) -> Bool {
    FileIdentity(HistoryFiles(folder: folder).database) != nil
  }

  /// The current snapshot of the history, for readers.
  ///
  /// If another process has written a new image, because it forgot a word or merged a history, the
  /// snapshot is read again first: a word that was forgotten there is not offered here by the next key.
  /// Finding out costs one call of `stat`.
  public var snapshot: HistorySnapshot {
    let current = FileIdentity(files.image)
    let (snapshot, image) = published.withLock { ($0.snapshot, $0.image) }
    guard current != image else { return snapshot }
    let read = state.withLockIfAvailable { state -> HistorySnapshot in
      reloadIfReplaced(&state)
      return published.withLock { $0.snapshot }
    }
    // This process is writing at the moment. Nothing learned is better than a word forgotten.
    return read ?? HistorySnapshot(time: snapshot.time)
  }

  /// What was changed when the store was opened to keep its files private, a sentence each.
  package var notes: [String] { state.withLock { $0.notes } }

  /// The condition of the store.
  public var condition: HistoryCondition { state.withLock { $0.condition } }

  /// The identifier of this device.
  public var device: DeviceID { state.withLock { $0.device } }

  func publish(_ snapshot: HistorySnapshot, of image: FileIdentity?) {
    published.withLock { published in
      let revision = published.snapshot.revision + 1
      published = Published(snapshot: snapshot, image: image)
      published.snapshot.revision = revision
    }
  }

  /// Returns everything that is known, to show, export or compare.
  public func history() throws(HistoryStoreError) -> History {
    try state.withLock { state throws(HistoryStoreError) in
      try read(&state) { try HistoryDatabase.history(in: $0) }
    }
  }

  /// Returns the number of lessons learned here and not taken back.
  public func lessonCount() throws(HistoryStoreError) -> UInt64 {
    try state.withLock { state throws(HistoryStoreError) in
      try read(&state) { try HistoryDatabase.setting("lessons", in: $0) ?? 0 }
    }
  }

  /// The time that the weights of the snapshot are of.
  var snapshotTime: HistoryTime { published.withLock { $0.snapshot.time } }

  /// The number of groups that differ from the image.
  var changedCount: Int { published.withLock { $0.snapshot.changedCount } }

  // MARK: Learning

  /// Learns a lesson, whole or not at all.
  ///
  /// - Returns: what changed, for `takeBack`; nil if nothing could be written.
  @discardableResult
  public func learn(_ lesson: Lesson, at time: HistoryTime) -> LearnedChange? {
    let gains = lesson.gains
    guard !gains.isEmpty else { return LearnedChange() }
    return change(gains.map(\.key)) { db, state in
      let clock = state.clock
      let time = state.clock.time(of: time)
      try HistoryDatabase.write(state.clock, after: clock, in: db)
      var change = LearnedChange()
      for (key, gain) in gains {
        let old = try HistoryDatabase.cell(of: key, on: state.device, in: db)
        let new = (old ?? HistoryCell(weight: .zero, last: time)).gaining(gain, at: time)
        try HistoryDatabase.write(new, of: key, on: state.device, in: db)
        if old == nil { state.rowCount += 1 }
        change.record(key, from: old, to: new)
      }
      try Self.countLessons(by: 1, in: db)
      if state.rowCount > self.limit { try self.shrink(&state, at: time, in: db) }
      return change
    }
  }

  /// Takes a lesson back.
  ///
  /// - Returns: false if nothing could be written.
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
    try HistoryDatabase.set("lessons", to: UInt64(bitPattern: max(count &+ step, 0)), in: db)
  }

  /// Changes some keys in one transaction and publishes their groups.
  private func change<Value: Sendable>(
    _ keys: [HistoryKey], _ body: (SQLiteConnection, inout State) throws -> Value
  ) -> Value? {
    state.withLock { state in
      let value = try? hold(.shared, &state) { state throws(HistoryStoreError) -> Value in
        reloadIfReplaced(&state)
        var snapshot = published.withLock { $0.snapshot }
        var changed = state
        let value = try write(&state) { db -> Value in
          let value = try body(db, &changed)
          try HistoryDatabase.countChange(of: changed.device, in: db)
          for key in Set(keys) {
            snapshot.replace(
              groupOf: key,
              by: try HistoryDatabase.items(ofGroup: key, at: snapshot.time, in: db))
          }
          return value
        }
        state.rowCount = changed.rowCount
        state.isImageStale = changed.isImageStale
        state.clock = changed.clock
        state.isSealed = false
        publish(snapshot, of: state.image)
        return value
      }
      if value != nil, needsNewImage(state) { try? renewImage(&state) }
      return value
    }
  }

  private func needsNewImage(_ state: State) -> Bool {
    let snapshot = published.withLock { $0.snapshot }
    return state.isImageStale || snapshot.changedCount > Self.changedLimit
      || HistoryOpening.isOutdated(
        imageOf: snapshot.time, at: state.clock.believed ?? snapshot.time)
  }

  /// Makes room for a tenth more than fits.
  private func shrink(_ state: inout State, at time: HistoryTime, in db: SQLiteConnection) throws {
    state.rowCount = try HistoryDatabase.shrink(to: limit - limit / 10, at: time, in: db)
    state.isImageStale = true
  }

  // MARK: Other processes

  /// Runs `body` while no other process replaces a file, or for `.exclusive`, writes at all.
  func hold<Value>(
    _ mode: HistoryLock.Mode, _ state: inout State,
    _ body: (inout State) throws(HistoryStoreError) -> Value
  ) throws(HistoryStoreError) -> Value {
    guard let lock = state.lock else { throw .notWritten(state.condition.description) }
    do {
      return try lock.hold(mode) { try body(&state) }
    } catch let error as HistoryStoreError {
      throw error
    } catch {
      throw .notWritten(HistoryOpening.reason(for: error, in: files))
    }
  }

  /// Opens the database again if another process has recovered it, and the image if another process
  /// has written one.
  func reloadIfReplaced(_ state: inout State) {
    guard let database = state.database, let lock = state.lock else { return }
    let now = state.clock.believed ?? published.withLock { $0.snapshot.time }
    if FileIdentity(files.database)?.isSameFile(as: state.identity) != true {
      let opened = try? HistoryOpening(files: files, now: now).openAlone(lock)
      guard let (newState, snapshot) = opened else { return }
      state = newState
      publish(snapshot, of: state.image)
    } else if FileIdentity(files.image) != state.image {
      if let opened = try? HistoryOpening.openWithImage(database, files, now: now) {
        let (condition, identity) = (state.condition, state.identity)
        state = opened.0
        (state.condition, state.identity, state.lock) = (condition, identity, lock)
        publish(opened.1, of: state.image)
      } else {
        // The image is gone, or of another state: another process is about to write one. If it is
        // killed before, the next lesson here writes one.
        state.isImageStale = true
        publish(HistorySnapshot(time: now), of: nil)
      }
    }
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

  /// Runs a transaction. If it fails nothing has changed, and the condition says why; when one
  /// succeeds again, the store is sound again.
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

extension HistoryStore.State {
  /// The state of a store without a database.
  init(condition: HistoryCondition) {
    self.init(database: nil, device: DeviceID(0), condition: condition, clock: HistoryClock())
  }
}
