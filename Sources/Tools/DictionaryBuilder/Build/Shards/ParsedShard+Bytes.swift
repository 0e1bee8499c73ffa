import DictionaryImage
import SyllableConversion

extension ParsedShard {
  /// Lays out sorted entries in memory.
  convenience init(key: ContentHash, entries: [WordEntry], rejectedLines: [UInt32]) {
    let counts = Counts(
      entries: entries.count, syllables: entries.reduce(0) { $0 + $1.reading.count },
      text: entries.reduce(0) { $0 + $1.word.utf8.count }, refused: rejectedLines.count,
      hasOrigins: entries.contains { !$0.origins.isEmpty })
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: counts.byteCount, alignment: 16)
    var offset = Self.headerLength
    func add<Element: BitwiseCopyable>(_ values: some Sequence<Element>) {
      for value in values {
        memory.storeBytes(of: value, toByteOffset: offset, as: Element.self)
        offset += MemoryLayout<Element>.size
      }
    }
    add(entries.lazy.map(\.weight))
    if counts.hasOrigins { add(entries.lazy.map(\.origins.rawValue)) }
    var end: UInt32 = 0
    for entry in entries {
      end += UInt32(entry.word.utf8.count)
      add(CollectionOfOne(end))
    }
    end = 0
    for entry in entries {
      end += UInt32(entry.reading.count)
      add(CollectionOfOne(end))
    }
    add(rejectedLines)
    for entry in entries { add(entry.reading) }
    for entry in entries { add(entry.word.utf8) }
    add(repeatElement(UInt8(0), count: Self.padding))

    let payload = ImageLayout.checksum(Self.payload(of: UnsafeRawBufferPointer(memory)))
    let numbers = [
      payload, UInt32(counts.entries), UInt32(counts.syllables), UInt32(counts.text),
      UInt32(counts.refused), counts.hasOrigins ? 1 : 0,
    ]
    offset = 0
    add([Self.magic, key.high, key.low])
    add(numbers)
    add(repeatElement(UInt8(0), count: Self.headerLength - offset))
    self.init(owning: memory, counts)
  }

  /// Creates a shard from cached bytes. Returns nil if they are damaged, of another version or of
  /// another shard. The checksum and every offset are verified before any data is used.
  convenience init?(cached bytes: [UInt8], key: ContentHash, syllableCount: Int) {
    guard bytes.count >= Self.headerLength + Self.padding else { return nil }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
    func number(_ index: Int) -> Int {
      Int(memory.load(fromByteOffset: 28 + 4 * index, as: UInt32.self))
    }
    let counts = Counts(
      entries: number(0), syllables: number(1), text: number(2), refused: number(3),
      hasOrigins: number(4) == 1)
    guard memory.load(as: UInt64.self) == Self.magic,
      memory.load(fromByteOffset: 8, as: UInt64.self) == key.high,
      memory.load(fromByteOffset: 16, as: UInt64.self) == key.low,
      counts.byteCount == bytes.count, number(4) <= 1,
      memory[Self.headerEnd..<Self.headerLength].allSatisfy({ $0 == 0 }),
      memory.load(fromByteOffset: 24, as: UInt32.self)
        == ImageLayout.checksum(Self.payload(of: UnsafeRawBufferPointer(memory)))
    else {
      memory.deallocate()
      return nil
    }
    self.init(owning: memory, counts)
    guard Self.ascends(textEnds, to: counts.text), Self.ascends(syllableEnds, to: counts.syllables),
      syllables.allSatisfy({ Int($0) < syllableCount })
    else { return nil }
  }

  private static func payload(of memory: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[headerLength...])
  }

  private static func ascends(_ ends: UnsafeBufferPointer<UInt32>, to last: Int) -> Bool {
    var previous: UInt32 = 0
    for end in ends {
      guard end >= previous else { return false }
      previous = end
    }
    return Int(previous) == last
  }
}
