import DictionaryImage
import Testing
import ToolSupport

@Suite struct BitArrayTests {
  /// Integers of all widths, written one after the other, are read back from their bit offsets.
  @Test(arguments: 0..<20)
  func integersRoundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var builder = BitArrayBuilder()
    var written: [(position: Int, width: Int, value: UInt64)] = []
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      let width = Int.random(in: 0...56, using: &random)
      let value = random.next()
      written.append((builder.count, width, value & ((1 << UInt64(width)) - 1)))
      // Bits above the width are dropped.
      builder.append(value, width: width)
    }
    let bytes = builder.padded
    #expect(bytes.count % 8 == 0)
    bytes.withUnsafeBytes { bytes in
      let bits = BitArray(bytes)
      for (position, width, value) in written {
        #expect(bits.integer(at: position, width: width) == value)
      }
      for position in [-1, bits.count, bits.count + 64, Int.max, Int.min] {
        #expect(bits.integer(at: position, width: 56) == 0)
      }
      #expect(bits.word(at: -1) == 0 && bits.word(at: bits.count / 64) == 0)
      #expect(bits.word(at: .max) == 0)
    }
  }

  @Test func emptyArrayReadsZeros() {
    let bits = BitArray(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(bits.count == 0 && bits.word(at: 0) == 0 && bits.integer(at: 0, width: 8) == 0)
  }
}
