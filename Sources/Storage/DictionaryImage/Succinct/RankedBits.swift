/// A bit array with rank: it numbers the elements of a sparse subset by counting the bits set
/// before each.
///
/// ```
/// section: count u64 | bits | ones before each 512 bits u32…
/// ```
package struct RankedBits: Sendable {
  let bits: BitArray
  let ranks: ImageColumn<UInt32>
  /// The number of bits.
  package let count: Int

  static let blockLength = 512

  /// Opens the section called `name` of an image.
  ///
  /// - Throws: `ImageError.missingSection`, or `.malformedSection` if its header does not fit its
  ///   length.
  package init(image: Image, section name: String) throws(ImageError) {
    let bytes = try image.bytes(of: name)
    guard bytes.count >= 8 else {
      throw .malformedSection(path: image.path, name: name, reason: "it has no header")
    }
    let count = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    let blocks = count / UInt64(Self.blockLength) + 1
    guard count <= UInt64(bytes.count) * 8, blocks * 4 + 8 <= UInt64(bytes.count) else {
      throw .malformedSection(path: image.path, name: name, reason: "its header is out of range")
    }
    let ranksStart = bytes.count - Int(blocks) * 4
    self.count = Int(count)
    bits = BitArray(UnsafeRawBufferPointer(rebasing: bytes[8..<ranksStart]))
    ranks = ImageColumn(UnsafeRawBufferPointer(rebasing: bytes[ranksStart...]))
  }

  /// Returns the number of bits set before `index`; nil if that bit is not set.
  package func rank(ofSet index: Int) -> Int? {
    let wordIndex = index >> 6
    let word = bits.word(at: wordIndex)
    let bit = UInt64(truncatingIfNeeded: index & 63)
    guard index >= 0, word >> bit & 1 == 1 else { return nil }
    let block = index / Self.blockLength
    var rank = Int(ranks[block])
    var before = block &* (Self.blockLength / 64)
    while before < wordIndex {
      rank &+= bits.word(at: before).nonzeroBitCount
      before += 1
    }
    return rank &+ (word & ((1 << bit) &- 1)).nonzeroBitCount
  }

  /// Returns whether a bit is set.
  package func isSet(_ index: Int) -> Bool { bits.integer(at: index, width: 1) == 1 }

  /// Returns the bytes of a section that holds `flags`.
  package static func serialized(_ flags: [Bool]) -> [UInt8] {
    var builder = BitArrayBuilder()
    var ranks: [UInt32] = []
    var ones: UInt32 = 0
    for (index, flag) in flags.enumerated() {
      if index % blockLength == 0 { ranks.append(ones) }
      builder.append(flag ? 1 : 0, width: 1)
      if flag { ones += 1 }
    }
    if flags.count % blockLength == 0 { ranks.append(ones) }
    var bytes: [UInt8] = []
    withUnsafeBytes(of: UInt64(flags.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes += builder.padded
    for rank in ranks { withUnsafeBytes(of: rank.littleEndian) { bytes.append(contentsOf: $0) } }
    return bytes
  }
}
