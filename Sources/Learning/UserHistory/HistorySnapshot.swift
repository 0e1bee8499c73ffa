import InputCore

/// A history as a reader sees it: an image, and the groups that have changed since it was written.
/// It never changes; the writer publishes another one after each lesson.
public struct HistorySnapshot: Sendable {
  /// A group that is not as in the image.
  struct ChangedGroup: Sendable {
    var language: String
    var context: String
    var reading: String
    var items: [HistoryItem]
  }

  private let image: HistoryImage?
  private var changed: [HistoryGroup: ChangedGroup] = [:]
  /// Their numbers, under what they are asked for by others than a reading: pairs by the word before,
  /// words by the first letter of their reading.
  private var positions: [UInt64: [HistoryGroup]] = [:]
  /// How much more than in the image the entries of a context weigh together, in units, and which
  /// readings of it changed.
  private var added: [HistoryContext: (units: Int64, readings: ReadingSet)] = [:]
  private var recent = RecentChanges()
  @usableFromInline var filter: GroupFilter
  /// Its number among those of a store, which counts them: the same number, the same snapshot.
  public var revision = 0 {
    didSet { recent.publish(as: revision) }
  }
  /// The time that all weights are of: a weight counts for less, the longer ago that is.
  public let time: HistoryTime

  /// A history of nothing, whose weights will be of a time.
  public init(time: HistoryTime) {
    image = nil
    filter = GroupFilter()
    self.time = time
  }

  /// The history of an image.
  public init(_ image: HistoryImage) {
    self.image = image
    filter = image.filter
    time = image.time
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { (image?.count ?? 0) == 0 && changed.isEmpty }

  /// How many groups differ from the image.
  public var changedCount: Int { changed.count }

  /// Puts a group in the place of what the image has. All keys are of the group of `key`.
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

  /// What all entries of a context weigh together, as of `time`, in choices.
  public func total(of context: HistoryContext) -> Double { summary(of: context).total }

  /// What is known of all entries of a context.
  public func summary(of context: HistoryContext) -> ContextSummary {
    guard mayHave(context) else { return .none }
    let kept = image?.summary(of: context) ?? (0, .none)
    let added = added[context] ?? (0, .none)
    return ContextSummary(
      total: Double(max(Int64(clamping: kept.units) &+ added.units, 0))
        / Double(HistoryWeight.one.units),
      readings: kept.readings.union(added.readings))
  }

  /// A key of each group that changed since an earlier snapshot, where what was computed of its weights at
  /// a time holds for this one's else: those of both are of one time, and `now` is within an hour, in
  /// which nothing becomes old enough for anybody to see. Nil where anything may be another.
  public func changes(
    since earlier: HistorySnapshot, computedAt start: HistoryTime, now: HistoryTime
  ) -> [HistoryKey]? {
    guard time == earlier.time, now >= start, now &- start < 3_600 else { return nil }
    return changes(since: earlier.revision)
  }

  /// A key of each group that changed since the snapshot of another revision; nil where that is not
  /// known, and anything may have changed.
  public func changes(since revision: Int) -> [HistoryKey]? { recent.since(revision) }

  /// Whether a group may have entries: mostly the answer is no, and costs a look at a bit.
  @inlinable @inline(__always)
  public func mayHave(_ group: HistoryGroup) -> Bool { filter.mayHave(group) }

  /// Whether a context may have entries.
  public func mayHave(_ context: HistoryContext) -> Bool { filter.mayHave(context) }

  /// The entries of a group, as of `time`, in no order.
  public func items(of group: HistoryGroup) -> [HistoryItem] {
    guard mayHave(group) else { return [] }
    if let changed = changed[group] { return changed.items }
    return image?.items(of: group) ?? []
  }

  /// Calls `body` with the UTF-8 of each entry of a group and its weight as of `time`, in no order.
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

  /// What share of its weight an entry still has.
  public func scale(at now: HistoryTime) -> Double {
    HistoryWeight(units: 1 << 20).decayed(over: now &- time).choices / 1024
  }

  /// Whether the user took this correction back.
  public func isRefused(_ correction: RejectedCorrection, language: String) -> Bool {
    rejectedCorrections(of: correction.typed, language: language).contains(correction.correction)
  }

  /// What the user did not want a word to be corrected to.
  public func rejectedCorrections(of typed: String, language: String) -> [String] {
    let key = HistoryKey(language: language, kind: .refusal, context: typed, text: "")
    return items(of: HistoryGroup(of: key)).filter { $0.weight > .zero }.map(\.text)
  }

  /// Tells by the UTF-8 of a reading whether its words are wanted.
  public typealias ReadingTest = (_ reading: UnsafeRawBufferPointer) -> Bool

  /// The words of a language that weigh at least so much and whose readings begin with these letters,
  /// one or more, and are wanted; the heaviest first.
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
    return found.prefix(limit).map(\.key)
  }

  /// What was chosen after a word, most often first: the words that may come next.
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
  /// Its syllables.
  public var reading: String
  /// Its text.
  public var text: String
  /// How often, as of the snapshot's time.
  public var weight: HistoryWeight

  /// The word, to be offered and learned.
  public var word: LearnedWord { LearnedWord(reading: reading, text: text) }
}
