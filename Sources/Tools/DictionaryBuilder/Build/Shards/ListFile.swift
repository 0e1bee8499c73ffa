/// A word list as a file in memory: its header, and where its shards are.
struct ListFile: Sendable {
  let source: SourceText
  /// What the header promises; ready to tell apart the lines from the first entry on.
  let lines: WordListLines
  /// The lists that a merged list was made from; empty for any other.
  let origins: [Origin]
  let shards: [Shard]

  /// Reads the list at `path`, unpacked where it was packed by gzip. A file that is no word list is
  /// refused as a whole.
  init(path: String) throws(DictionaryError) {
    source = try SourceText(unpacking: path)
    var lines = WordListLines(name: source.name)
    var header: [WordList.Field] = []
    var firstEntry: SourceLine?
    var all = source.lines
    while firstEntry == nil, let line = all.next() {
      switch try lines.meaning(of: line) {
      case .field(let field): header.append(field)
      case .entry: firstEntry = line
      case .nothing: continue
      }
    }
    try lines.finish()
    self.lines = lines
    origins = try Origin.table(in: header, of: path)
    guard let firstEntry else {
      shards = []
      return
    }
    shards = source.bytes.withUnsafeBytes {
      Sharding.shards(of: $0, from: firstEntry.bytes.startIndex, firstLine: firstEntry.number)
    }
  }

  /// The unit of the weights.
  var unit: WeightUnit { lines.rules.weight }

  /// Calls `body` with the bytes of a shard.
  func withLines<Result>(of shard: Shard, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    source.bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[shard.bytes])) }
  }
}
