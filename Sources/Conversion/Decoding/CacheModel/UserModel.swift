import UserHistory

/// A history snapshot as costs of words, with what was looked up in it and, before, in earlier ones.
/// Each commit makes another snapshot, and a model that knew nothing would ask for the same few
/// hundred readings again.
package protocol UserModel: AnyObject {
  /// The readings and pairs looked up so far.
  associatedtype Tables

  var history: DecayedHistory { get }
  /// Whether so much was looked up that it is better forgotten than kept: some megabytes.
  var isFull: Bool { get }
  /// Gives the tables away, and is left with empty ones.
  func takeTables() -> Tables
  /// Drops from tables of this model what no longer holds in a later snapshot.
  ///
  /// - Parameter keys: one of each group that has changed.
  func renew(_ tables: inout Tables, to snapshot: HistorySnapshot, changed keys: [HistoryKey])
}

extension UserModel {
  /// The tables of an earlier model, for a later snapshot, with the time that their counts are of.
  ///
  /// - Returns: nil where something else needs them, or they no longer hold.
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

/// Where a converter takes its user model from, and which state of the history that has.
package struct UserModelSource {
  /// The history; nil where nothing is learned.
  package let history: (any HistoryReader)?
  private var revision: Int?

  /// A source of models of a history.
  package init(_ history: (any HistoryReader)?) { self.history = history }

  /// The current snapshot, where `model` is of another one or is full; else nil.
  package mutating func next(after model: (some UserModel)?) -> HistorySnapshot? {
    guard let snapshot = history?.snapshot,
      snapshot.revision != revision || model?.isFull == true
    else { return nil }
    revision = snapshot.revision
    return snapshot
  }

  /// A model of a snapshot, nil where nothing is known.
  package func model<Model: UserModel>(
    of snapshot: HistorySnapshot, _ make: (_ now: HistoryTime) -> Model
  ) -> Model? {
    guard let history, !snapshot.isEmpty else { return nil }
    return make(history.now)
  }
}
