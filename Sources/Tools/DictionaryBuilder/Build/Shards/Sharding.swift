#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A piece of a word list: whole lines.
struct Shard: Equatable, Sendable {
  /// Its bytes in the file.
  let bytes: Range<Int>
  /// The number of its first line, counted from 1.
  let firstLine: Int
}

/// Cuts text into shards where the text itself says so: before a line whose hash ends in zeros. An
/// edit moves no boundary but those it touches, so every other shard is what it was.
enum Sharding {
  /// A boundary is before one line in so many, on the average.
  static let meanLines = 4096
  /// No shard has fewer lines, but the last.
  static let minimumLines = 1024
  /// No shard has more lines, whatever their hashes.
  static let maximumLines = 16384

  /// The shards of the lines that begin at byte `start`, which is line `firstLine`.
  static func shards(
    of text: UnsafeRawBufferPointer, from start: Int, firstLine: Int
  ) -> [Shard] {
    var shards: [Shard] = []
    var shardStart = start
    var shardLine = firstLine
    var line = firstLine
    var position = start
    while position < text.count {
      let lines = line - shardLine
      if lines >= minimumLines,
        lines >= maximumLines || isBoundary(lineAt: position, in: text)
      {
        shards.append(Shard(bytes: shardStart..<position, firstLine: shardLine))
        shardStart = position
        shardLine = line
      }
      position = end(ofLineAt: position, in: text) + 1
      line += 1
    }
    if shardStart < text.count {
      shards.append(Shard(bytes: shardStart..<text.count, firstLine: shardLine))
    }
    return shards
  }

  private static func isBoundary(lineAt start: Int, in text: UnsafeRawBufferPointer) -> Bool {
    let line = UnsafeRawBufferPointer(rebasing: text[start..<end(ofLineAt: start, in: text)])
    return ContentHash(line).low % UInt64(meanLines) == 0
  }

  /// Where the line ends: its line feed, or the end of the text.
  static func end(ofLineAt start: Int, in text: UnsafeRawBufferPointer) -> Int {
    guard let base = text.baseAddress,
      let feed = memchr(base + start, 0x0A, text.count - start)
    else { return text.count }
    return UnsafeRawPointer(feed) - base
  }
}
