import UserHistory

/// A history snapshot as costs of words, with cached lookups of it and of earlier snapshots.
///
/// Each commit makes a new snapshot. An empty model would look up the same few hundred readings
/// again.
package protocol UserModel: AnyObject {
  /// The cached lookups of readings and pairs.
  associatedtype Tables

  var history: DecayedHistory { get }
  /// Whether the tables have grown so large (some megabytes) that discarding them is better.
  var isFull: Bool { get }
  /// Returns the tables and leaves empty ones behind.
  func takeTables() -> Tables
  /// Removes from tables of this model what is out of date in a later snapshot.
  ///
  /// - Parameter keys: one key of each group that has changed.
  func renew(_ tables: inout Tables, to snapshot: HistorySnapshot, changed keys: [HistoryKey])
}

extension UserModel {
  /// Takes the tables of an earlier model for a later snapshot, with the time that their counts are
  /// decayed to.
  ///
  /// - Returns: nil if `earlier` is nil, full or referenced elsewhere, or if its tables are out of
  ///   date.
  package static func takeTables(
    of earlier: inout Self?, for snapshot: HistorySnapshot, at now: HistoryTime
  ) -> (tables: Tables, time: HistoryTime)? {
    guard isKnownUniquelyReferenced(&earlier), let earlier, !earlier.isFull,
      let changes = snapshot.changes(
        since: earlier.history.snapshot, computedAt: earlier.history.time, now: now)
    else { return nil }
    var tables = earlier.takeTables()
    earlier.renew(&tables, to: snapshot, changed: changes)
    return (tables, earlier.history.time)
  }
}

/// A converter's source of user models. It tracks which revision of the history the model has.
package struct UserModelSource {
  /// The history; nil if nothing is learned.
  package let history: (any HistoryReader)?
  private var revision: Int?

  /// Creates a source of models of a history.
  package init(_ history: (any HistoryReader)?) { self.history = history }

  /// Returns the current snapshot if `model` has an earlier revision or is full; otherwise nil.
  package mutating func next(after model: (some UserModel)?) -> HistorySnapshot? {
    guard let snapshot = history?.snapshot,
      snapshot.revision != revision || model?.isFull == true
    else { return nil }
    revision = snapshot.revision
    return snapshot
  }

  /// Returns a model of a snapshot; nil if the history or the snapshot is empty.
  package func model<Model: UserModel>(
    of snapshot: HistorySnapshot, _ make: (_ now: HistoryTime) -> Model
  ) -> Model? {
    guard let history, !snapshot.isEmpty else { return nil }
    return make(history.now)
  }
}
