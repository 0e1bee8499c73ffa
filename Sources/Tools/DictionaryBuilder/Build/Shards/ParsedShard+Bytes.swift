import SyllableConversion

extension ParsedShard {
  /// Sorts entries and lays them out in memory.
  convenience init(key: ContentHash, _ columns: ShardColumns) {
    let counts = Counts(
      entries: columns.count, syllables: columns.syllables.count, text: columns.text.count,
      refused: columns.rejectedLines.count, hasOrigins: columns.hasOrigins)
    let order = columns.order
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: counts.byteCount, alignment: 16)
    var offset = Self.headerLength
    func add<Element: BitwiseCopyable>(_ values: some Sequence<Element>) {
      for value in values {
        memory.storeBytes(of: value, toByteOffset: offset, as: Element.self)
        offset += MemoryLayout<Element>.size
      }
    }
    add(order.lazy.map { columns.weights[$0] })
    if counts.hasOrigins { add(order.lazy.map { columns.origins[$0] }) }
    var end: UInt32 = 0
    for entry in order {
      end += UInt32(columns.textRange(entry).count)
      add(CollectionOfOne(end))
    }
    end = 0
    for entry in order {
      end += UInt32(columns.syllableRange(entry).count)
      add(CollectionOfOne(end))
    }
    add(columns.rejectedLines)
    for entry in order { add(columns.syllables[columns.syllableRange(entry)]) }
    for entry in order { add(columns.text[columns.textRange(entry)]) }
    add(repeatElement(UInt8(0), count: Self.padding))

    let payload = Self.checksum(of: UnsafeRawBufferPointer(memory))
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
  ///
  /// - Parameter memory: The bytes, aligned to 16 bytes. The shard takes ownership of them.
  convenience init?(
    cached memory: UnsafeMutableRawBufferPointer, key: ContentHash, syllableCount: Int
  ) {
    guard memory.count >= Self.headerLength + Self.padding else {
      memory.deallocate()
      return nil
    }
    func number(_ index: Int) -> Int {
      Int(memory.load(fromByteOffset: 28 + 4 * index, as: UInt32.self))
    }
    let counts = Counts(
      entries: number(0), syllables: number(1), text: number(2), refused: number(3),
      hasOrigins: number(4) == 1)
    guard memory.load(as: UInt64.self) == Self.magic,
      memory.load(fromByteOffset: 8, as: UInt64.self) == key.high,
      memory.load(fromByteOffset: 16, as: UInt64.self) == key.low,
      counts.byteCount == memory.count, number(4) <= 1,
      memory[Self.headerEnd..<Self.headerLength].allSatisfy({ $0 == 0 }),
      memory.load(fromByteOffset: 24, as: UInt32.self)
        == Self.checksum(of: UnsafeRawBufferPointer(memory))
    else {
      memory.deallocate()
      return nil
    }
    self.init(owning: memory, counts)
    guard Self.ascends(textEnds, to: counts.text), Self.ascends(syllableEnds, to: counts.syllables),
      syllables.allSatisfy({ Int($0) < syllableCount })
    else { return nil }
  }

  /// The checksum of everything after the header.
  private static func checksum(of memory: UnsafeRawBufferPointer) -> UInt32 {
    let payload = UnsafeRawBufferPointer(rebasing: memory[headerLength...])
    return UInt32(truncatingIfNeeded: ContentHash(payload).low)
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
