/// Finds the n-th one or zero in bits, with the help of the places of every 64th.
enum SelectIndex {
  /// Every how many there is a sample.
  static let spacing = 64

  /// The place of the bit with this rank (0 is the first) among the bits equal to `wanted`, or nil
  /// where there are fewer.
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
      let ones = word.nonzeroBitCount
      if left < ones { return wordIndex &* 64 &+ place(of: left, in: word) }
      left -= ones
      wordIndex += 1
      guard wordIndex &* 64 < bits.count else { return nil }
      word = bits.word(at: wordIndex) ^ flip
    }
  }

  /// The place of the set bit with this rank in a word that has one.
  @inline(__always)
  static func place(of rank: Int, in word: UInt64) -> Int {
    var word = word
    var left = rank
    while left > 0 {
      word &= word &- 1
      left -= 1
    }
    return word.trailingZeroBitCount
  }

  /// The places of every 64th bit equal to `wanted`, for bits given by words.
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
          UInt32(truncatingIfNeeded: index * 64 + place(of: firstSampled - rank, in: rest)))
      }
      rank += ones
    }
    return samples
  }
}
