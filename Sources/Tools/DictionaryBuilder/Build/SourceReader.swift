/// Reads the sources of a dictionary into parsed shards. A shard in the cache is loaded; any other
/// is parsed.
struct SourceReader {
  let folder: ImageFolder<Manifest>
  let syllables: SyllableFile
  let parallel: Parallel

  /// One shard and the index of its source.
  private struct Task: Sendable {
    let source: Int
    let shard: Shard
  }

  /// The lists and parsed shards of all sources.
  struct Sources {
    var lists: [ListFile]
    var runs: [ShardMerge.Run]
    /// The number of shards that were parsed rather than loaded from the cache.
    var parsed: Int
  }

  /// Reads all sources. Rejected lines and unexpected counts are added to `report`.
  func read(
    cache: ShardCache?, _ report: inout BuildReport
  ) throws(DictionaryError) -> Sources {
    folder.progress("reading", 0)
    let paths = folder.manifest.sources.map { folder.path(of: $0.file) }
    let read = parallel.map(paths.count) { [syllables] number in
      Result { () throws(DictionaryError) in
        let list = try ListFile(path: paths[number])
        return (list: list, parser: try ShardParser(list, syllables: syllables))
      }
    }
    var lists: [ListFile] = []
    var parsers: [ShardParser] = []
    for result in read {
      let (list, parser) = try result.get()
      lists.append(list)
      parsers.append(parser)
    }
    folder.progress("parsing", 0.2)
    let tasks = lists.enumerated().flatMap { source, list in
      list.shards.map { Task(source: source, shard: $0) }
    }
    let syllableCount = syllables.table.count
    let results = parallel.map(tasks.count) { [lists, parsers, folder = cache?.folder] number in
      let task = tasks[number]
      let parser = parsers[task.source]
      return lists[task.source].withLines(of: task.shard) { lines in
        Result { () throws(DictionaryError) in
          let key = parser.key(of: lines)
          let cached = folder.flatMap {
            ShardCache.shard(key, in: $0, syllableCount: syllableCount)
          }
          if let cached { return (key: key, shard: cached, isNew: false) }
          let shard = try parser.parse(lines, key: key, firstLine: task.shard.firstLine)
          return (key: key, shard: shard, isNew: true)
        }
      }
    }
    var shards: [(key: ContentHash, shard: ParsedShard, isNew: Bool)] = []
    for result in results { shards.append(try result.get()) }
    cache?.keep(shards)
    for (task, (_, shard, _)) in zip(tasks, shards) {
      report.refuse(shard, task.shard, of: lists[task.source], parsers[task.source])
    }
    let runs = zip(tasks, shards).map { ShardMerge.Run(shard: $1.shard, source: $0.source) }
    noteCounts(lists, runs, &report)
    return Sources(lists: lists, runs: runs, parsed: shards.count { $0.isNew })
  }

  /// Adds a note for each source whose number of entries differs from the manifest's.
  private func noteCounts(
    _ lists: [ListFile], _ runs: [ShardMerge.Run], _ report: inout BuildReport
  ) {
    var counts = [Int](repeating: 0, count: lists.count)
    for run in runs { counts[run.source] += run.shard.count }
    for (number, source) in folder.manifest.sources.enumerated() {
      report.noteCount(
        counts[number], of: "entries", in: lists[number].source.name, expected: source.entries,
        by: Manifest.self)
    }
  }
}

extension BuildReport {
  /// Adds the rejected lines of a shard to the report.
  fileprivate mutating func refuse(
    _ parsed: ParsedShard, _ shard: Shard, of list: ListFile, _ parser: ShardParser
  ) {
    guard !parsed.rejectedLines.isEmpty else { return }
    let refused = list.withLines(of: shard) {
      parser.rejections(of: parsed, in: $0, firstLine: shard.firstLine)
    }
    for (line, reason) in refused { rejections.refuse(list.source.name, line: line, reason) }
  }
}
