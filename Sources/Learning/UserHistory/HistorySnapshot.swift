import InputCore

/// An immutable view of a history for readers: an image, and the groups that have changed since it
/// was written. The writer publishes a new snapshot after each lesson.
///
/// ```swift
/// for follower in snapshot.followers(of: "北京", language: "zh-Hans") {
///   print(follower.text, follower.weight.choices)
/// }
/// ```
public struct HistorySnapshot: Sendable {
  /// A group that differs from the image.
  struct ChangedGroup: Sendable {
    var language: String
    var context: String
    var reading: String
    var items: [HistoryItem]
  }

  private let image: HistoryImage?
  private var changed: [HistoryGroup: ChangedGroup] = [:]
  /// The changed groups by the keys of other lookups than by reading: pairs by the preceding word,
  /// words by the first letter of their reading.
  private var positions: [UInt64: [HistoryGroup]] = [:]
  /// The difference to the image of the total weight of each context, in units, and the readings
  /// that changed in it.
  private var added: [HistoryContext: (units: Int64, readings: ReadingSet)] = [:]
  private var recent = RecentChanges()
  @usableFromInline var filter: GroupFilter
  /// The number of the snapshot within its store: equal numbers mean equal snapshots.
  public var revision = 0 {
    didSet { recent.publish(as: revision) }
  }
  /// The time that all weights are decayed to.
  public let time: HistoryTime

  /// Creates an empty history whose weights are decayed to a time.
  public init(time: HistoryTime) {
    image = nil
    filter = GroupFilter()
    self.time = time
  }

  /// Creates the view of an image without changes.
  public init(_ image: HistoryImage) {
    self.image = image
    filter = image.filter
    time = image.time
  }

  /// Whether the history has no entries.
  public var isEmpty: Bool { (image?.count ?? 0) == 0 && changed.isEmpty }

  /// The number of groups that differ from the image.
  public var changedCount: Int { changed.count }

  /// Replaces the entries of a group.
  ///
  /// - Parameters:
  ///   - key: any key of the group.
  ///   - items: all entries of the group.
  public mutating func replace(groupOf key: HistoryKey, by items: [HistoryItem]) {
    let group = HistoryGroup(of: key)
    let context = HistoryContext(of: key)
    let (units, readings) = added[context] ?? (0, .none)
    added[context] = (
      units + Self.total(items) - Self.total(self.items(of: group)),
      readings.union(ReadingSet(ReadingNumber(of: key.reading)))
    )
    filter.insert(group)
    filter.insert(context)
    recent.append(key, after: revision)
    if changed[group] == nil { positions[Self.position(of: key), default: []].append(group) }
    changed[group] = ChangedGroup(
      language: key.language, context: key.context, reading: key.reading,
      items: items)
  }

  private static func position(of key: HistoryKey) -> UInt64 {
    guard key.kind == .word else { return HistoryContext(of: key).number }
    let first = String(key.reading.unicodeScalars.prefix(1))
    return TextNumber.of(first.utf8, from: HistoryContext(of: key).number)
  }

  private func changedGroups(under key: HistoryKey) -> [ChangedGroup] {
    positions[Self.position(of: key)]?.compactMap { changed[$0] } ?? []
  }

  private static func total(_ items: [HistoryItem]) -> Int64 {
    items.reduce(0) { $0 + Int64($1.weight.units) }
  }

  /// Returns the total weight of all entries of a context at `time`, in choices.
  public func total(of context: HistoryContext) -> Double { summary(of: context).total }

  /// Returns the total weight and the readings of all entries of a context.
  public func summary(of context: HistoryContext) -> ContextSummary {
    guard mayHave(context) else { return .none }
    let kept = image?.summary(of: context) ?? (0, .none)
    let added = added[context] ?? (0, .none)
    return ContextSummary(
      total: Double(max(Int64(clamping: kept.units) &+ added.units, 0))
        / Double(HistoryWeight.one.units),
      readings: kept.readings.union(added.readings))
  }

  /// Returns a key of each group that changed since an earlier snapshot, if values computed from
  /// the earlier one still hold for all other groups. For that both snapshots must have the same
  /// weight time, and `now` must be less than an hour after `start`: the decay within an hour is
  /// negligible.
  ///
  /// - Returns: nil if any value may have changed.
  public func changes(
    since earlier: HistorySnapshot, computedAt start: HistoryTime, now: HistoryTime
  ) -> [HistoryKey]? {
    guard time == earlier.time, now >= start, now &- start < 3_600 else { return nil }
    return changes(since: earlier.revision)
  }

  /// Returns a key of each group that changed since the snapshot of another revision; nil if that
  /// is unknown and anything may have changed.
  public func changes(since revision: Int) -> [HistoryKey]? { recent.since(revision) }

  /// Returns whether a group may have entries. Mostly it has none, which costs one bit test.
  @inlinable @inline(__always)
  public func mayHave(_ group: HistoryGroup) -> Bool { filter.mayHave(group) }

  /// Returns whether a context may have entries.
  public func mayHave(_ context: HistoryContext) -> Bool { filter.mayHave(context) }

  /// Returns the entries of a group with their weights at `time`, in no particular order.
  public func items(of group: HistoryGroup) -> [HistoryItem] {
    guard mayHave(group) else { return [] }
    if let changed = changed[group] { return changed.items }
    return image?.items(of: group) ?? []
  }

  /// Calls `body` with the UTF-8 text of each entry of a group and its weight at `time`, in no
  /// particular order.
  public func forEachItem(
    of group: HistoryGroup, _ body: (UnsafeRawBufferPointer, HistoryWeight) -> Void
  ) {
    guard mayHave(group) else { return }
    guard let changed = changed.isEmpty ? nil : changed[group] else {
      image?.forEachItem(of: group, body)
      return
    }
    for var item in changed.items {
      item.text.withUTF8 { body(UnsafeRawBufferPointer($0), item.weight) }
    }
  }

  /// Returns the factor by which weights decay from `time` to `now`.
  public func scale(at now: HistoryTime) -> Double {
    HistoryWeight(units: 1 << 20).decayed(over: now &- time).choices / 1024
  }

  /// Returns whether the user reverted this correction.
  public func isRefused(_ correction: RejectedCorrection, language: String) -> Bool {
    rejectedCorrections(of: correction.typed, language: language).contains(correction.correction)
  }

  /// Returns the corrections of a word that the user reverted.
  public func rejectedCorrections(of typed: String, language: String) -> [String] {
    let key = HistoryKey(language: language, kind: .refusal, context: typed, text: "")
    return items(of: HistoryGroup(of: key)).filter { $0.weight > .zero }.map { $0.text }
  }

  /// Decides by the UTF-8 of a reading whether its words are wanted.
  public typealias ReadingTest = (_ reading: UnsafeRawBufferPointer) -> Bool

  /// Returns the words of a language whose readings begin with some letters, heaviest first.
  ///
  /// - Parameters:
  ///   - reading: the letters, at least one.
  ///   - language: the language tag.
  ///   - least: the minimum weight.
  ///   - limit: the maximum number of words.
  ///   - isWanted: filters words by their reading.
  public func words(
    beginning reading: String, language: String, weighing least: HistoryWeight, limit: Int,
    where isWanted: ReadingTest = { _ in true }
  ) -> [HistoryKey] {
    var found: [(key: HistoryKey, weight: HistoryWeight)] = []
    let entries =
      image?.words(beginning: reading, language: language, weighing: least, where: isWanted) ?? []
    for entry in entries where changed[HistoryGroup(of: entry.key)] == nil { found.append(entry) }
    let asked = HistoryKey(language: language, kind: .word, reading: reading, text: "")
    for group in changedGroups(under: asked)
    where group.reading.utf8.starts(with: reading.utf8) && group.language == language {
      var own = group.reading
      guard own.withUTF8({ isWanted(UnsafeRawBufferPointer($0)) }) else { continue }
      for item in group.items where item.weight >= least {
        let key = HistoryKey(
          language: language, kind: .word, reading: group.reading, text: item.text)
        found.append((key, item.weight))
      }
    }
    found.sort { a, b in a.weight == b.weight ? a.key < b.key : a.weight > b.weight }
    return found.prefix(limit).map { $0.key }
  }

  /// Returns the words chosen after a word, heaviest first: the words likely to come next.
  public func followers(of word: String, language: String) -> [LearnedFollower] {
    var found: [LearnedFollower] = []
    for (key, weight) in image?.pairs(after: word, language: language) ?? []
    where changed[HistoryGroup(of: key)] == nil {
      found.append(LearnedFollower(reading: key.reading, text: key.text, weight: weight))
    }
    let asked = HistoryKey(language: language, kind: .pair, context: word, text: "")
    for group in changedGroups(under: asked)
    where group.context == word && group.language == language {
      found += group.items.map {
        LearnedFollower(reading: group.reading, text: $0.text, weight: $0.weight)
      }
    }
    return found.sorted { a, b in
      a.weight == b.weight ? a.text.precedes(b.text) : a.weight > b.weight
    }
  }
}

/// A word that was chosen after another one.
public struct LearnedFollower: Hashable, Sendable {
  /// The syllables of the word, separated by spaces.
  public var reading: String
  /// The text of the word.
  public var text: String
  /// The weight at the snapshot's time.
  public var weight: HistoryWeight

  /// The word in the form that can be offered and learned.
  public var word: LearnedWord { LearnedWord(reading: reading, text: text) }
}
