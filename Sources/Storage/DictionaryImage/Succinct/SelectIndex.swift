/// Finds the n-th one or zero in a bit array, with samples of the position of every 64th.
@usableFromInline
enum SelectIndex {
  /// The distance of samples in ones or zeros.
  static let spacing = 64

  /// Returns the position of the bit with this rank (0 is the first) among the bits equal to
  /// `wanted`; nil if there are fewer.
  @inline(__always)
  static func select(
    _ rank: Int, wanted: Bool, in bits: BitArray, samples: ImageColumn<UInt32>
  ) -> Int? {
    guard rank >= 0, rank / spacing < samples.count else { return nil }
    let start = Int(samples[rank / spacing])
    var left = rank % spacing
    var wordIndex = start / 64
    let flip: UInt64 = wanted ? 0 : .max
    var word = (bits.word(at: wordIndex) ^ flip) & (UInt64.max << UInt64(start % 64))
    while true {
      let counts = byteCounts(in: word)
      let ones = Int(truncatingIfNeeded: counts >> 56)
      if left < ones { return wordIndex &* 64 &+ position(of: left, in: word, counts) }
      left -= ones
      wordIndex += 1
      guard wordIndex &* 64 < bits.count else { return nil }
      word = bits.word(at: wordIndex) ^ flip
    }
  }

  /// A word with the lowest bit of each byte set.
  @usableFromInline static let eachByte: UInt64 = 0x0101_0101_0101_0101

  /// Returns the number of bits set up to the end of each byte, in that byte; the highest byte has
  /// the total. Adds pairs of bits, then pairs, then nibbles in parallel: the target processors
  /// need not have an instruction that counts bits.
  @inlinable @inline(__always)
  static func byteCounts(in word: UInt64) -> UInt64 {
    let pairs = word &- (word >> 1 & 0x5555_5555_5555_5555)
    let nibbles = (pairs & 0x3333_3333_3333_3333) &+ (pairs >> 2 & 0x3333_3333_3333_3333)
    return ((nibbles &+ nibbles >> 4) & 0x0F0F_0F0F_0F0F_0F0F) &* eachByte
  }

  /// Returns the position of the set bit with this rank in a word, given its `byteCounts`. The word
  /// must have such a bit.
  @inlinable @inline(__always)
  static func position(of rank: Int, in word: UInt64, _ counts: UInt64) -> Int {
    // The highest bit of each byte remains if at most `rank` bits are set up to its end.
    let rank64 = UInt64(truncatingIfNeeded: rank)
    let passed = ((rank64 &* eachByte | eachByte << 7) &- counts) & (eachByte << 7)
    let byte = (passed >> 7 &* eachByte) >> 56
    let before = (counts &<< 8) &>> (byte &* 8) & 0xFF
    var rest = word &>> (byte &* 8)
    var left = rank64 &- before
    while left > 0 {
      rest &= rest &- 1
      left &-= 1
    }
    return Int(truncatingIfNeeded: byte &* 8) &+ rest.trailingZeroBitCount
  }

  /// Returns the positions of every 64th bit equal to `wanted`, for bits given as words.
  static func samples(wanted: Bool, in words: [UInt64], count: Int) -> [UInt32] {
    var samples: [UInt32] = []
    var rank = 0
    for (index, word) in words.enumerated() {
      var rest = wanted ? word : ~word
      if (index + 1) * 64 > count { rest &= (1 << UInt64(count - index * 64)) - 1 }
      let ones = rest.nonzeroBitCount
      let firstSampled = (rank + spacing - 1) / spacing * spacing
      if firstSampled < rank + ones {
        samples.append(
          UInt32(
            truncatingIfNeeded: index * 64
              + position(of: firstSampled - rank, in: rest, byteCounts(in: rest))))
      }
      rank += ones
    }
    return samples
  }
}
