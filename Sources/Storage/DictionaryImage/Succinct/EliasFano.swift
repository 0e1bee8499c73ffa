/// An Elias–Fano coding of ascending integers, read in place. It takes little more than two bits
/// per integer beyond what their density requires.
///
/// Each integer is split. The low bits are stored in a bit array; the high parts are stored in
/// unary, with a one for each integer and a zero for each step of the high part. (P. Elias,
/// "Efficient storage and retrieval by content and address of static files", 1974; R. M. Fano,
/// 1971.)
///
/// ```
/// section: count u64 | low width u64 | bytes of high bits u64 | bytes of low bits u64
///          | high bits | low bits | positions of every 64th zero u32… | of every 64th one u32…
/// ```
package struct EliasFano: Sendable {
  /// The number of integers.
  package let count: Int
  let lowWidth: Int
  let high: BitArray
  let low: BitArray
  let zeros: ImageColumn<UInt32>
  let ones: ImageColumn<UInt32>

  static let headerLength = 32

  /// Opens the section called `name` of an image.
  ///
  /// - Throws: `ImageError.missingSection`, or `.malformedSection` if its header does not fit its
  ///   length.
  package init(image: Image, section name: String) throws(ImageError) {
    let bytes = try image.bytes(of: name)
    func malformed(_ reason: String) -> ImageError {
      .malformedSection(path: image.path, name: name, reason: reason)
    }
    guard bytes.count >= Self.headerLength else { throw malformed("it has no header") }
    func field(_ index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    let limit = UInt64(bytes.count)
    let (count, width, highBytes, lowBytes) = (field(0), field(1), field(2), field(3))
    guard count <= limit * 8, width <= 48, highBytes <= limit, lowBytes <= limit,
      count / 64 * 4 <= limit
    else { throw malformed("its header is out of range") }
    let onesCount = (Int(count) + SelectIndex.spacing - 1) / SelectIndex.spacing
    let highEnd = Self.headerLength + Int(highBytes)
    let lowEnd = highEnd + Int(lowBytes)
    let onesStart = bytes.count - onesCount * 4
    guard lowEnd <= onesStart, (onesStart - lowEnd) % 4 == 0 else {
      throw malformed("its parts are longer than the section")
    }
    self.count = Int(count)
    lowWidth = Int(width)
    func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: bytes[range])
    }
    high = BitArray(part(Self.headerLength..<highEnd))
    low = BitArray(part(highEnd..<lowEnd))
    zeros = ImageColumn(part(lowEnd..<onesStart))
    ones = ImageColumn(part(onesStart..<bytes.count))
  }

  /// Returns the index of `value`; nil if it is not in the sequence.
  package func index(of value: UInt64) -> Int? {
    let wantedHigh = Int(truncatingIfNeeded: value >> UInt64(lowWidth))
    let wantedLow = value & ((1 << UInt64(lowWidth)) &- 1)
    // The ones of this bucket follow the zero that ends the previous bucket.
    var bit = 0
    if wantedHigh != 0 {
      guard
        let zero = SelectIndex.select(wantedHigh &- 1, wanted: false, in: high, samples: zeros)
      else { return nil }
      bit = zero &+ 1
    }
    var lower = bit &- wantedHigh
    var upper = lower &+ ones(from: bit)
    guard lower >= 0, upper <= count else { return nil }
    while lower < upper {
      let middle = lower &+ (upper &- lower) / 2
      let found = low.integer(at: middle &* lowWidth, width: lowWidth)
      if found == wantedLow { return middle }
      if found < wantedLow { lower = middle &+ 1 } else { upper = middle }
    }
    return nil
  }

  /// Returns the length of the run of ones that begins at a bit.
  @inline(__always)
  func ones(from bit: Int) -> Int {
    var wordIndex = bit / 64
    let shift = UInt64(truncatingIfNeeded: bit % 64)
    let run = (~(high.word(at: wordIndex) >> shift)).trailingZeroBitCount
    var length = min(run, 64 &- Int(shift))
    guard length == 64 &- Int(shift) else { return length }
    while wordIndex &* 64 < high.count {
      wordIndex += 1
      let more = (~high.word(at: wordIndex)).trailingZeroBitCount
      length &+= more
      if more < 64 { break }
    }
    return length
  }

  /// The integer at an index; 0 if the index is out of range.
  package subscript(index: Int) -> UInt64 {
    guard index >= 0, index < count,
      let bit = SelectIndex.select(index, wanted: true, in: high, samples: ones)
    else { return 0 }
    let highPart = UInt64(truncatingIfNeeded: max(0, bit &- index))
    return highPart &<< UInt64(lowWidth) | low.integer(at: index &* lowWidth, width: lowWidth)
  }

  /// Returns the range between two consecutive offsets of a sequence, clamped to `0 ..< limit` and
  /// never reversed, whatever the file contains. It selects only the first; the second is the next
  /// bit that is set.
  package func range(at index: Int, limit: Int) -> Range<Int> {
    guard index >= 0, index &+ 1 < count,
      let bit = SelectIndex.select(index, wanted: true, in: high, samples: ones)
    else { return 0..<0 }
    var wordIndex = bit / 64
    let shift = UInt64(truncatingIfNeeded: bit % 64)
    var word = high.word(at: wordIndex) & ~((2 &<< shift) &- 1)
    while word == 0 {
      wordIndex += 1
      guard wordIndex &* 64 < high.count else { return 0..<0 }
      word = high.word(at: wordIndex)
    }
    let next = wordIndex &* 64 &+ word.trailingZeroBitCount
    let lower = min(value(index, at: bit), limit)
    return lower..<max(lower, min(value(index &+ 1, at: next), limit))
  }

  /// Calls `body` with the range between two consecutive offsets, as `range(at:limit:)` returns it,
  /// at each of some consecutive indices. Only the first is selected.
  package func forEachRange(
    at indices: Range<Int>, limit: Int, _ body: (_ index: Int, _ range: Range<Int>) -> Void
  ) {
    guard let first = indices.first, first >= 0, first &+ 1 < count,
      let bit = SelectIndex.select(first, wanted: true, in: high, samples: ones)
    else { return }
    var wordIndex = bit / 64
    var word = high.word(at: wordIndex) & ~((2 &<< UInt64(truncatingIfNeeded: bit % 64)) &- 1)
    var lower = min(value(first, at: bit), limit)
    for index in first..<min(indices.upperBound, count &- 1) {
      while word == 0 {
        wordIndex += 1
        guard wordIndex &* 64 < high.count else { return }
        word = high.word(at: wordIndex)
      }
      let next = wordIndex &* 64 &+ word.trailingZeroBitCount
      word &= word &- 1
      let upper = min(value(index &+ 1, at: next), limit)
      body(index, lower..<max(lower, upper))
      lower = upper
    }
  }

  /// Returns the integer at an index, given the bit that ends its high part.
  private func value(_ index: Int, at bit: Int) -> Int {
    let highPart = UInt64(truncatingIfNeeded: max(0, bit &- index))
    let value = highPart &<< UInt64(lowWidth) | low.integer(at: index &* lowWidth, width: lowWidth)
    return Int(truncatingIfNeeded: value & UInt64(Int.max))
  }

  /// Returns the bytes of a section that holds `values`, which must ascend; equal neighbours are
  /// allowed.
  package static func serialized(_ values: some Collection<UInt64>, upperBound: UInt64) -> [UInt8] {
    let count = values.count
    var width = 0
    while width < 48, count > 0, (upperBound >> UInt64(width + 1)) >= UInt64(count) { width += 1 }
    var low = BitArrayBuilder()
    let highCount = count + Int(upperBound >> UInt64(width)) + 1
    var words = [UInt64](repeating: 0, count: (highCount + 63) / 64)
    for (index, value) in values.enumerated() {
      let bit = Int(value >> UInt64(width)) + index
      words[bit / 64] |= 1 << UInt64(bit % 64)
      low.append(value, width: width)
    }
    var bytes: [UInt8] = []
    func append<T: FixedWidthInteger>(_ value: T) {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    let lowBytes = low.padded
    append(UInt64(count))
    append(UInt64(width))
    append(UInt64(words.count * 8 + BitArray.padding))
    append(UInt64(lowBytes.count))
    for word in words { append(word) }
    bytes.append(contentsOf: repeatElement(0, count: BitArray.padding))
    bytes += lowBytes
    for sample in SelectIndex.samples(wanted: false, in: words, count: highCount) { append(sample) }
    for sample in SelectIndex.samples(wanted: true, in: words, count: highCount) { append(sample) }
    return bytes
  }
}
