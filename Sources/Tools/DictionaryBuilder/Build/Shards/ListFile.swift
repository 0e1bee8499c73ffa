/// A word list in memory: its text, its header and the bounds of its shards.
struct ListFile: Sendable {
  let source: SourceText
  /// The state of the line reader at the first entry, with the rules of the header. A copy of it
  /// reads any shard.
  let lines: WordListLines
  /// The lists that a merged list was made from; empty for any other list.
  let origins: [Origin]
  let shards: [Shard]

  /// Reads the list at `path` and decompresses it if it is a gzip file.
  ///
  /// - Throws: `DictionaryError` if the file cannot be read or is not a word list.
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
