import SyllableConversion

/// Assigns numbers to the sources of an image: the manifest's sources in their order, then the
/// training text of a model, if there is one. A merged list is replaced by the lists that it was
/// made from.
struct SourceNumbers {
  /// The merge rule of each source of the manifest.
  let rules: [SourceRule]
  /// The sources that keep words the training text lacks, in order of priority.
  let keeping: [KeptWords]
  /// The `source` lines of `about`, without the key; `WordSources` documents the fields.
  private(set) var lines: [String]

  /// Numbers the sources of `manifest`.
  ///
  /// - Parameters:
  ///   - lists: The file of each source.
  ///   - runs: The parsed shards of all sources, from which the entries are counted.
  /// - Throws: `DictionaryError.tooMany` for more than `OriginSet.limit` sources.
  init(_ manifest: Manifest, _ lists: [ListFile], _ runs: [ShardMerge.Run]) throws(DictionaryError)
  {
    var rules: [SourceRule] = []
    var lines: [String] = []
    for (number, source) in manifest.sources.enumerated() {
      let list = lists[number]
      rules.append(
        SourceRule(
          role: source.role, scale: source.scale ?? 1, minimumWeight: source.minimumWeight ?? 0,
          firstNumber: lines.count, originCount: list.origins.count))
      func line(_ origin: Origin, entries: Int) -> String {
        let fields = [
          origin.name, origin.version, origin.licence, String(entries), origin.copyright,
          list.unit.description, source.file,
        ]
        return fields.map { $0.replacing("\t", with: " ") }.joined(separator: "\t")
      }
      let shards = runs.filter { $0.source == number }.map(\.shard)
      if list.origins.isEmpty {
        let origin = Origin(
          name: source.name, version: source.version, licence: source.licence,
          copyright: source.copyright)
        lines.append(line(origin, entries: shards.reduce(0) { $0 + $1.count }))
      }
      for (index, origin) in list.origins.enumerated() {
        let bit = OriginSet(number: index + 1).rawValue
        let entries = shards.reduce(0) { sum, shard in
          sum + shard.origins.count { $0 & bit != 0 }
        }
        lines.append(line(origin, entries: entries))
      }
    }
    keeping = zip(manifest.sources, rules).compactMap { source, rule in
      let numbers = rule.firstNumber + 1...rule.firstNumber + max(rule.originCount, 1)
      return KeptWords(
        source, sources: numbers.reduce(into: []) { $0.formUnion(OriginSet(number: $1)) })
    }
    self.rules = rules
    self.lines = lines
    try checkLimit()
  }

  /// Numbers the training text of a model.
  ///
  /// - Parameters:
  ///   - entries: The number of words that the text counts.
  ///   - licence: The licence of the text.
  /// - Returns: The set of its number alone.
  mutating func addTrainingText(
    entries: Int, licence: String
  ) throws(DictionaryError) -> OriginSet {
    let fields = [
      WordSources.trainingTextName, "", licence, String(entries), "",
      WeightUnit.count.description, "",
    ]
    lines.append(fields.joined(separator: "\t"))
    try checkLimit()
    return OriginSet(number: lines.count)
  }

  private func checkLimit() throws(DictionaryError) {
    guard lines.count <= OriginSet.limit else {
      throw .tooMany(what: "sources (\(lines.count), at most \(OriginSet.limit))")
    }
  }
}
