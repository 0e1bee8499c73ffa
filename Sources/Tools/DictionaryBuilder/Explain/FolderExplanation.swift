import SyllableConversion

/// The lines of a dictionary's sources about one word, and the result of merging them.
package struct FolderExplanation {
  /// A line of a source about the word.
  package struct Line: Sendable, Equatable {
    /// The name of the file.
    package let file: String
    /// The number of the line, counted from 1.
    package let number: Int
    /// The syllables separated by spaces; empty if the line has no reading.
    package let reading: String
    /// The weight as written in the line.
    package let weight: String
    /// The unit of the list's weights.
    package let unit: String
    /// The role of the line in the merge: it decides the frequency, gives a reading, both or
    /// neither. For a rejected line, the reason.
    package let use: String
  }

  /// All lines about the word, in order of priority.
  package let lines: [Line]
  /// A description of how the count was computed; nil if no source has the word.
  package let count: String?
  /// The sources of the word; nil if no source has it.
  package let set: WordSources.SourceSet?

  /// A line with its parsed entry, or the reason for its rejection.
  private struct Found {
    let source: Int
    let line: SourceLine
    let entry: Result<WordEntry, RejectionReason>
  }

  /// Reads the sources of the dictionary in `folder` and collects the lines about `word`.
  package init(_ word: String, folder: String) throws(DictionaryError) {
    let sources = try ImageFolder<Manifest>(folder)
    let manifest = sources.manifest
    let syllables = try SyllableFile(path: sources.path(of: manifest.syllables))
    var lists: [ListFile] = []
    var found: [Found] = []
    for (number, source) in manifest.sources.enumerated() {
      let list = try ListFile(path: sources.path(of: source.file))
      lists.append(list)
      let parser = try ShardParser(list, syllables: syllables)
      for line in list.source.lines where line.speaks(of: word) {
        let entry = Result { () throws(RejectionReason) in
          try parser.entry(line)
        }
        found.append(Found(source: number, line: line, entry: entry))
      }
    }
    let rules = try SourceNumbers(manifest, lists, []).rules
    let table = Self.merge(found, rules, floor: manifest.floor)
    let set = table.sets.first
    self.set = set.map {
      WordSources.SourceSet(
        count: $0.count.numbers, reading: $0.reading.numbers, listed: $0.listed.numbers)
    }
    count = set.map { Self.count($0, table.counts[0], found, lists, rules, manifest) }
    lines = found.map { found in
      let fields = found.line.fields.map { String(decoding: $0, as: UTF8.self) }
      return Line(
        file: lists[found.source].source.name, number: found.line.number,
        reading: fields.count > 1 ? fields[1] : "", weight: fields.count > 2 ? fields[2] : "",
        unit: lists[found.source].unit.description,
        use: Self.use(of: found, rules[found.source], set ?? SourceSet()))
    }
  }

  /// Merges the lines as a build does. The table has one word or none.
  private static func merge(
    _ found: [Found], _ rules: [SourceRule], floor: Double
  ) -> WordTable {
    var merger = GroupMerger(rules: rules, floor: floor, capacity: 1)
    // The merger borrows the readings until the word ends.
    var shards: [ParsedShard] = []
    for (source, _) in rules.enumerated() {
      let entries = found.filter { $0.source == source }.compactMap { try? $0.entry.get() }
      var columns = ShardColumns()
      for entry in entries { columns.append(entry) }
      let shard = ParsedShard(
        key: ContentHash(UnsafeRawBufferPointer(start: nil, count: 0)), columns)
      shards.append(shard)
      for (number, entry) in entries.enumerated() {
        merger.add(
          shard.reading(number), weight: entry.weight, origins: entry.origins, source: source)
      }
    }
    withExtendedLifetime(shards) {
      shards.first { $0.count > 0 }.map { merger.end(word: $0.word(0)) }
    }
    return merger.table
  }

  private static func use(of found: Found, _ rule: SourceRule, _ set: SourceSet) -> String {
    switch found.entry {
    case .failure(let reason): return "rejected: \(reason)"
    case .success(let entry):
      let sources = rule.sources(of: entry.origins)
      let decides = rule.role == .words && !sources.isDisjoint(with: set.count)
      let reads = !entry.reading.isEmpty && !sources.isDisjoint(with: set.reading)
      if decides, reads { return "decides the frequency and gives a reading" }
      if decides { return "decides the frequency" }
      if reads { return "gives a reading" }
      return "not used: an earlier source decides"
    }
  }

  private static func count(
    _ set: SourceSet, _ count: Double, _ found: [Found], _ lists: [ListFile],
    _ rules: [SourceRule], _ manifest: Manifest
  ) -> String {
    let deciding = found.first { found in
      guard let entry = try? found.entry.get(), rules[found.source].role == .words else {
        return false
      }
      return !rules[found.source].sources(of: entry.origins).isDisjoint(with: set.count)
    }
    guard let deciding else { return "\(count): the floor of the manifest" }
    let rule = rules[deciding.source]
    let sum = found.filter { $0.source == deciding.source }
      .reduce(0.0) { $0 + ((try? $1.entry.get())?.weight ?? 0) }
    let name = manifest.sources[deciding.source].file
    let least = sum < rule.minimumWeight ? ", at least \(rule.minimumWeight)" : ""
    let unit = lists[deciding.source].unit
    let kind = unit.isFrequency ? "" : " as frequencies"
    return "\(count): the weights in \(name) are \(sum) together\(kind)\(least), "
      + "times \(rule.scale)"
  }
}

extension SourceLine {
  /// Whether the first field is `word`.
  fileprivate func speaks(of word: String) -> Bool {
    bytes.starts(with: word.utf8) && bytes.dropFirst(word.utf8.count).first == UInt8(ascii: "\t")
  }
}
