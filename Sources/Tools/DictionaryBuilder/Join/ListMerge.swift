import SyllableConversion

/// Merges word lists into one in which every entry names the list it comes from.
///
/// The weights of all lists must have the same unit, as stated in their headers. Probabilities,
/// logarithms and costs are converted to numbers proportional to the frequency, which can be added
/// up. Ranks are rejected. There are two merge rules:
///
/// - **first**: the lines of the first list that has a word are taken unchanged. Other lists only
///   add readings that the word does not have yet, with weight 0.
/// - **sum**: the weights of equal words with equal readings add up. Use it for counts of different
///   texts.
///
/// Equal lines of one list add up, as they do in a build. If another list has a different weight
/// for the same word and reading, that is a conflict. Conflicts are counted, and the first ones are
/// kept for a message.
package struct ListMerge {
  /// The rule for equal entries of several lists.
  package enum Rule: String, Sendable, CaseIterable {
    /// The first list with the word decides.
    case first
    /// The weights add up.
    case sum
  }

  /// A word and reading that have different weights in different lists.
  package struct Conflict: Sendable, Equatable {
    package let word: String
    /// The syllables of the reading, separated by spaces.
    package let reading: String
    /// The lists in the order they were added, each with its weight as a frequency.
    package let weights: [(file: String, weight: Double)]

    package static func == (left: Conflict, right: Conflict) -> Bool {
      left.word == right.word && left.reading == right.reading
        && left.weights.elementsEqual(right.weights, by: ==)
    }
  }

  /// An entry of one list; its origins are numbers of the merged list.
  private struct Item {
    let entry: WordEntry
    let list: Int
  }

  private let rule: Rule
  private let syllables: SyllableTable
  private let limit: Int
  private var names: [String] = []
  /// The common rules of all lists added so far, with the unit of their weights.
  private var rules: EntryRules?
  private var origins = OriginTable()
  private var items: [Item] = []

  /// The number of conflicts.
  package private(set) var conflictCount = 0
  /// The first conflicts, ascending by word.
  package private(set) var conflicts: [Conflict] = []

  /// Creates a merge that keeps at most `limit` conflicts.
  package init(rule: Rule, syllables: SyllableTable, listingConflicts limit: Int = 20) {
    self.rule = rule
    self.syllables = syllables
    self.limit = limit
  }

  /// Adds the list that was read from `path`.
  ///
  /// - Throws: `DictionaryError.malformed` if its weights have no stated unit, another unit than
  ///   the lists before, or are ranks, or if there are too many origins.
  package mutating func add(_ list: WordList, path: String) throws(DictionaryError) {
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: path, line: nil, reason: reason)
    }
    guard list.header.value("weight") != nil else {
      throw malformed("its header does not state the unit of its weights; add '# weight: UNIT'")
    }
    let unit = list.rules.weight
    if let first = rules?.weight, first != unit {
      throw malformed(
        "its weights are '\(unit)', those of \(names[0]) '\(first)'; import one of them with the "
          + "other's unit, or keep them as two sources of a dictionary.json with a 'scale' each")
    }
    let entries = try list.frequencies(name: path)
    var all = rules ?? list.rules
    if list.rules.reading.isPinyin { all.reading = .pinyin }
    if list.rules.script == .any { all.script = .any }
    rules = all
    let isMerged = list.header.contains { $0.key.hasPrefix(Origin.keyPrefix) }
    let numbers = try origins.numbers(of: list, path)
    for entry in entries {
      // In a list that was not merged, the list itself is the origin of every entry.
      let named = isMerged ? entry.origins.numbers : [1]
      var own = OriginSet()
      for number in named where number <= numbers.count {
        own.formUnion(OriginSet(number: numbers[number - 1]))
      }
      items.append(
        Item(
          entry: WordEntry(
            word: entry.word, reading: entry.reading, weight: entry.weight, origins: own),
          list: names.count))
    }
    names.append(path)
  }

  /// Returns the merged list: ascending by word; the readings of a word by weight, the most common
  /// first.
  package mutating func list() -> WordList {
    // The sort is stable: entries of one word stay in the order of the lists and their lines.
    items.sort { $0.entry.word < $1.entry.word }
    var merged: [WordEntry] = []
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].entry.word == items[start].entry.word { end += 1 }
      merged += merge(items[start..<end])
      start = end
    }
    var header = [WordList.Field("source", "merged from \(origins.all.count) lists")]
    let licences = origins.all.map(\.licence).reduce(into: [String]()) { list, licence in
      if !list.contains(licence) { list.append(licence) }
    }
    header.append(.init("licence", licences.joined(separator: " AND ")))
    var rules = rules ?? EntryRules()
    if rules.weight != .none { rules.weight = .count }
    header += rules.fields
    header += origins.all.enumerated().map { $1.field(number: $0 + 1) }
    header.append(.init("entries", String(merged.count)))
    return WordList(header: header, entries: merged)
  }

  /// Merges the entries of one word.
  private mutating func merge(_ group: ArraySlice<Item>) -> [WordEntry] {
    let firstList = group.first?.list
    var readings: [(reading: [SyllableID], perList: [(list: Int, weight: Double)])] = []
    var merged: [WordEntry] = []
    for item in group {
      let entry = item.entry
      if let index = readings.firstIndex(where: { $0.reading == entry.reading }) {
        let old = merged[index]
        let isOwnLine = readings[index].perList.last?.list == item.list
        let adds = rule == .sum || (isOwnLine && item.list == firstList)
        merged[index] = WordEntry(
          word: old.word, reading: old.reading,
          weight: adds ? old.weight + entry.weight : old.weight,
          origins: adds ? old.origins.union(entry.origins) : old.origins)
        if isOwnLine {
          readings[index].perList[readings[index].perList.count - 1].weight += entry.weight
        } else {
          readings[index].perList.append((item.list, entry.weight))
        }
      } else if rule == .sum || item.list == firstList || !entry.reading.isEmpty {
        readings.append((entry.reading, [(item.list, entry.weight)]))
        merged.append(
          rule == .sum || item.list == firstList
            ? entry
            : WordEntry(
              word: entry.word, reading: entry.reading, weight: 0, origins: entry.origins))
      }
    }
    for (index, reading) in readings.enumerated() {
      note(reading.perList, merged[index].word, reading.reading)
    }
    // The sort is stable: readings of equal weight keep their order.
    return merged.sorted { $0.weight > $1.weight }
  }

  private mutating func note(
    _ weights: [(list: Int, weight: Double)], _ word: Word, _ reading: [SyllableID]
  ) {
    guard weights.contains(where: { $0.weight != weights[0].weight }) else { return }
    conflictCount += 1
    guard conflicts.count < limit else { return }
    conflicts.append(
      Conflict(
        word: word.text,
        reading: reading.map { syllables.spellings[Int($0)] }.joined(separator: " "),
        weights: weights.map { (names[$0.list], $0.weight) }))
  }
}
