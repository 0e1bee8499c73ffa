/// Reads the sources of a dictionary into parsed shards: from the cache where they are there, else
/// by parsing them.
struct SourceReader {
  let folder: String
  let manifest: Manifest
  let parser: ShardParser
  let parallel: Parallel

  /// One shard of one source, and where to find it.
  private struct Task: Sendable {
    let source: Int
    let shard: Shard
  }

  /// What was read.
  struct Sources {
    var lists: [ListFile]
    var runs: [ShardMerge.Run]
    /// Shards parsed, of all.
    var parsed: Int
  }

  /// Reads all sources. What is refused, and what is odd, goes to `report`.
  func read(
    cache: ShardCache?, _ report: inout BuildReport, _ progress: ProgressHandler
  ) throws(DictionaryError) -> Sources {
    var lists: [ListFile] = []
    for (number, source) in manifest.sources.enumerated() {
      progress("reading \(source.file)", 0.2 * Double(number) / Double(manifest.sources.count))
      lists.append(try ListFile(path: "\(folder)/\(source.file)"))
    }
    progress("parsing", 0.2)
    let tasks = lists.enumerated().flatMap { source, list in
      list.shards.map { Task(source: source, shard: $0) }
    }
    let shards = parallel.map(tasks.count) { [lists, parser, cacheFolder = cache?.folder] number in
      let task = tasks[number]
      return lists[task.source].withLines(of: task.shard) { lines in
        let key = parser.key(of: lines)
        let cached = cacheFolder.flatMap {
          ShardCache.shard(key, in: $0, syllableCount: parser.parser.syllables.count)
        }
        return (key: key, shard: cached ?? parser.parse(lines, key: key), isNew: cached == nil)
      }
    }
    cache?.keep(shards)
    for (task, (_, shard, _)) in zip(tasks, shards) {
      report.refuse(shard, task.shard, of: lists[task.source], parser)
    }
    let runs = zip(tasks, shards).map { ShardMerge.Run(shard: $1.shard, source: $0.source) }
    try check(lists, runs, &report)
    return Sources(lists: lists, runs: runs, parsed: shards.count { $0.isNew })
  }

  /// Notes other numbers of entries than the manifest has; throws where an entry names an origin
  /// that its list has not.
  private func check(
    _ lists: [ListFile], _ runs: [ShardMerge.Run], _ report: inout BuildReport
  ) throws(DictionaryError) {
    var counts = [Int](repeating: 0, count: lists.count)
    for run in runs {
      counts[run.source] += run.shard.count
      let list = lists[run.source]
      let largest = OriginSet(rawValue: run.shard.origins.reduce(0, |)).last
      guard largest <= list.origins.count,
        list.origins.isEmpty || run.shard.count == 0 || run.shard.origins.allSatisfy({ $0 != 0 }),
        list.origins.isEmpty || run.shard.origins.count == run.shard.count
      else {
        throw .malformed(
          path: list.source.name, line: nil,
          reason: "an entry has no origin, or one that no '# origin N:' line of the header names; "
            + "make the list again with 'ime-dict merge'")
      }
    }
    for (number, source) in manifest.sources.enumerated() where counts[number] != source.entries {
      report.notes.append(
        "\(lists[number].source.name): has \(counts[number]) entries, "
          + "dictionary.json says \(source.entries)")
    }
  }
}

extension BuildReport {
  /// Counts the refused lines of a shard.
  fileprivate mutating func refuse(
    _ parsed: ParsedShard, _ shard: Shard, of list: ListFile, _ parser: ShardParser
  ) {
    guard !parsed.refusedLines.isEmpty else { return }
    let refused = list.withLines(of: shard) { parser.refusals(of: parsed, in: $0) }
    for (line, reason) in refused {
      refusals.refuse(list.source, line: shard.firstLine + line, reason)
    }
  }
}
