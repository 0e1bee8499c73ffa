/// A word list as a file in memory: its header, and where its shards are.
struct ListFile: Sendable {
  let source: SourceText
  /// The `# key: value` lines before the first entry.
  let header: [WordList.Field]
  /// The lists that a merged list was made from; empty for any other.
  let origins: [Origin]
  let shards: [Shard]

  /// Reads the list at `path`. A file that is no word list is refused as a whole.
  init(path: String) throws(DictionaryError) {
    source = try SourceText(path: path)
    var lines = source.lines
    guard let first = lines.next(), first.bytes.elementsEqual(WordList.signature.utf8) else {
      throw WordList.missingSignature(path: path)
    }
    var header: [WordList.Field] = []
    var start = first.bytes.endIndex
    var lineNumber = 2
    while let line = lines.next() {
      start = line.bytes.startIndex
      lineNumber = line.number
      guard line.isComment else { break }
      if let field = WordList.field(line) { header.append(field) }
      start = source.bytes.count
    }
    self.header = header
    origins = try Origin.table(in: header, of: path)
    shards = source.bytes.withUnsafeBytes {
      Sharding.shards(of: $0, from: start, firstLine: lineNumber)
    }
  }

  /// The value of a header line; nil where there is none.
  func field(_ key: String) -> String? { header.first { $0.key == key }?.value }

  /// Calls `body` with the bytes of a shard.
  func withLines<Result>(of shard: Shard, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    source.bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[shard.bytes])) }
  }
}
