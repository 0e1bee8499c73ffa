import LibC

/// A part of a word list that consists of whole lines.
struct Shard: Equatable, Sendable {
  /// The byte range in the file.
  let bytes: Range<Int>
  /// The number of the first line, counted from 1.
  let firstLine: Int
}

/// Content-defined chunking: a shard ends before a line whose hash is a multiple of `meanLines`. An
/// edit moves only the boundaries that it touches, so all other shards stay as they were.
enum Sharding {
  /// The average number of lines from one possible boundary to the next.
  static let meanLines = 4096
  /// The minimum number of lines in a shard other than the last.
  static let minimumLines = 1024
  /// The maximum number of lines in a shard, whatever their hashes.
  static let maximumLines = 16384

  /// Cuts the lines from byte offset `start`, which is line `firstLine`, into shards.
  static func shards(
    of text: UnsafeRawBufferPointer, from start: Int, firstLine: Int
  ) -> [Shard] {
    var shards: [Shard] = []
    var shardStart = start
    var shardLine = firstLine
    var line = firstLine
    var offset = start
    while offset < text.count {
      let lineEnd = end(ofLineAt: offset, in: text)
      let lines = line - shardLine
      if lines >= minimumLines,
        lines >= maximumLines
          || isBoundary(UnsafeRawBufferPointer(rebasing: text[offset..<lineEnd]))
      {
        shards.append(Shard(bytes: shardStart..<offset, firstLine: shardLine))
        shardStart = offset
        shardLine = line
      }
      offset = lineEnd + 1
      line += 1
    }
    if shardStart < text.count {
      shards.append(Shard(bytes: shardStart..<text.count, firstLine: shardLine))
    }
    return shards
  }

  private static func isBoundary(_ line: UnsafeRawBufferPointer) -> Bool {
    ContentHash(line).low % UInt64(meanLines) == 0
  }

  /// The offset of the line's line feed, or the end of the text.
  static func end(ofLineAt start: Int, in text: UnsafeRawBufferPointer) -> Int {
    guard let base = text.baseAddress,
      let feed = memchr(base + start, 0x0A, text.count - start)
    else { return text.count }
    return UnsafeRawPointer(feed) - base
  }
}
