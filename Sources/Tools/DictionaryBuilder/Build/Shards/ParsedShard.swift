import SyllableConversion

/// The entries of a shard in one block of memory, in the format of the cache. Entries are sorted by
/// the bytes of their words; entries of one word are in the order of their lines.
///
/// ```
/// offset  size  header: 64 bytes, little-endian
///      0     8  magic "GKSHARD2"
///      8    16  key: the hash of the shard's text and of what parsing depended on
///     24     4  hash of everything after the header
///     28     4  n, the number of entries
///     32     4  s, the number of syllables
///     36     4  t, the bytes of text
///     40     4  r, the number of rejected lines
///     44     4  1 if entries have origins, otherwise 0
///     48    16  zero
///
/// columns, without gaps: weights (8n), origins (8n or nothing), text ends (4n),
/// syllable ends (4n), rejected lines counted from 0 (4r), syllables (2s), text (t), 16 zeros
/// ```
final class ParsedShard: @unchecked Sendable {
  static let magic: UInt64 = 0x3244_5241_4853_4B47
  static let headerLength = 64
  /// The end of the header's fields, a byte offset. The rest of the header is zero.
  static let headerEnd = 48
  /// The number of zero bytes after the text, so that the `WordKey` of the last word can be loaded.
  static let padding = 16

  /// The whole block, as the cache stores it. Written once, before it is shared.
  let bytes: UnsafeRawBufferPointer
  let count: Int
  let weights: UnsafeBufferPointer<Double>
  /// The origins of each entry; empty if no entry has origins.
  let origins: UnsafeBufferPointer<UInt64>
  let textEnds: UnsafeBufferPointer<UInt32>
  let syllableEnds: UnsafeBufferPointer<UInt32>
  /// The rejected lines, counted from 0 in the shard.
  let rejectedLines: UnsafeBufferPointer<UInt32>
  let syllables: UnsafeBufferPointer<SyllableID>
  let text: UnsafeRawBufferPointer

  /// The lengths of the columns.
  struct Counts {
    var entries: Int
    var syllables: Int
    var text: Int
    var refused: Int
    var hasOrigins: Bool

    var byteCount: Int {
      headerLength + entries * (hasOrigins ? 24 : 16) + refused * 4 + syllables * 2 + text
        + padding
    }
  }

  /// Takes ownership of memory that holds columns of these lengths, aligned to 16 bytes.
  init(owning memory: UnsafeMutableRawBufferPointer, _ counts: Counts) {
    bytes = UnsafeRawBufferPointer(memory)
    count = counts.entries
    var offset = Self.headerLength
    func column<Element>(_ count: Int, _ type: Element.Type) -> UnsafeBufferPointer<Element> {
      let length = count * MemoryLayout<Element>.stride
      defer { offset += length }
      return UnsafeRawBufferPointer(rebasing: memory[offset..<(offset + length)])
        .bindMemory(to: type)
    }
    weights = column(counts.entries, Double.self)
    origins = column(counts.hasOrigins ? counts.entries : 0, UInt64.self)
    textEnds = column(counts.entries, UInt32.self)
    syllableEnds = column(counts.entries, UInt32.self)
    rejectedLines = column(counts.refused, UInt32.self)
    syllables = column(counts.syllables, SyllableID.self)
    text = UnsafeRawBufferPointer(rebasing: memory[offset..<memory.count])
  }

  deinit { bytes.deallocate() }

  /// The byte range of an entry's word in `text`.
  @inline(__always) func textRange(_ entry: Int) -> Range<Int> {
    Range(uncheckedBounds: (entry == 0 ? 0 : Int(textEnds[entry &- 1]), Int(textEnds[entry])))
  }

  /// The word of an entry.
  @inline(__always) func word(_ entry: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: text[textRange(entry)])
  }

  /// The sort key of an entry's word.
  @inline(__always) func key(_ entry: Int) -> WordKey {
    let range = textRange(entry)
    return WordKey(padded: text, at: range.lowerBound, count: range.count)
  }

  /// The reading of an entry; empty if none is recorded.
  @inline(__always) func reading(_ entry: Int) -> UnsafeBufferPointer<SyllableID> {
    let start = entry == 0 ? 0 : Int(syllableEnds[entry &- 1])
    return UnsafeBufferPointer(rebasing: syllables[start..<Int(syllableEnds[entry])])
  }
}

/// The first 16 bytes of a word as a big-endian number, which compares as the bytes do. It decides
/// comparisons of words of up to five Chinese characters.
struct WordKey: Comparable {
  static let length = 16
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Loads the key of the `count` bytes at `start`. At least 16 bytes must be readable there.
  @inline(__always) init(padded text: UnsafeRawBufferPointer, at start: Int, count: Int) {
    let first = UInt64(bigEndian: text.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    let second = UInt64(bigEndian: text.loadUnaligned(fromByteOffset: start &+ 8, as: UInt64.self))
    high = count >= 8 ? first : first & ~(UInt64.max >> UInt64(8 &* count))
    low =
      count >= 16 ? second : count <= 8 ? 0 : second & ~(UInt64.max >> UInt64(8 &* (count &- 8)))
  }

  @inline(__always) static func < (left: WordKey, right: WordKey) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }
}
