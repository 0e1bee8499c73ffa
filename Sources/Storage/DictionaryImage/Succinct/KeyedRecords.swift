/// Ascending integer keys with a few bits of payload each, stored in a part of a `BitArray` and
/// read in place.
///
/// The keys are split as in Elias–Fano coding (P. Elias, "Efficient storage and retrieval by
/// content and address of static files", 1974; R. M. Fano, 1971). The high parts are stored in
/// unary: for each value of the high part (a bucket), a one for every key that has it, then a zero.
/// Each low part is stored with its payload, so a found record is read at once.
///
/// ```
/// offsets of every 128th bucket | high parts in unary | records: low part, payload
/// ```
///
/// The number of keys and their bound are not stored: the reader must know them. The initializer
/// checks once that the three parts lie within the section. Every offset read from a part is
/// checked against the end of that part only, since millions are looked up while a sentence is
/// typed. It is public for the same reason as `ImageColumn`.
public struct KeyedRecords: Sendable {
  /// The number of records; 0 if they do not fit into the section.
  public let count: Int
  /// The bit offset after the last record.
  @usableFromInline package let end: Int
  @usableFromInline let bits: BitArray
  @usableFromInline let lowWidth: Int
  @usableFromInline let payloadWidth: Int
  @usableFromInline let samples: Int
  @usableFromInline let sampleWidth: Int
  @usableFromInline let high: Int
  @usableFromInline let records: Int

  /// The distance of samples in buckets, as a power of two.
  @usableFromInline static let sampleShift = 7
  /// The number of records that are searched one by one; more are halved first.
  @usableFromInline static let maximumScanLength = 4
  /// The number of bits read at once.
  @usableFromInline static let chunk = 56

  /// Creates a reader of the records that begin at the bit `start`.
  ///
  /// - Parameters:
  ///   - count: the number of records.
  ///   - bound: an exclusive upper bound of the keys.
  ///   - payloadWidth: the bits of a payload; with the low part of a key at most 56.
  @inlinable
  package init(in bits: BitArray, at start: Int, count: Int, bound: Int, payloadWidth: Int) {
    let shape = KeyedRecordsShape(count: count, bound: bound)
    self.bits = bits
    self.payloadWidth = payloadWidth
    lowWidth = shape.lowWidth
    sampleWidth = shape.sampleWidth
    samples = start
    high = start &+ shape.samplesLength
    records = high &+ shape.highLength
    end = records &+ count &* (shape.lowWidth &+ payloadWidth)
    self.count = end <= bits.count ? count : 0
  }

  /// Returns the index of `key` and its payload; nil if there is no such key.
  @inlinable @inline(__always)
  package func find(_ key: Int) -> (index: Int, payload: UInt64)? {
    guard count > 0, key >= 0 else { return nil }
    let bucket = key &>> lowWidth
    guard var bit = start(ofBucket: bucket), bit < records else { return nil }
    var index = bit &- high &- bucket
    let wanted = UInt64(truncatingIfNeeded: key) & Self.mask(lowWidth)
    while true {
      // Search the ones of the bucket a chunk at a time: there are few, except where keys are dense.
      let ones = min((~bits.unchecked(at: bit)).trailingZeroBitCount, Self.chunk)
      guard index >= 0, index &+ ones <= count else { return nil }
      var end = index &+ ones
      while end &- index > Self.maximumScanLength {
        let middle = index &+ (end &- index) / 2
        if record(at: middle) & Self.mask(lowWidth) < wanted {
          index = middle &+ 1
        } else {
          end = middle &+ 1
        }
      }
      while index < end {
        let record = record(at: index)
        let low = record & Self.mask(lowWidth)
        if low == wanted { return (index, record &>> UInt64(lowWidth)) }
        if low > wanted { return nil }
        index &+= 1
      }
      bit &+= ones
      guard ones == Self.chunk, bit < records else { return nil }
    }
  }

  /// Returns the low part of a key and its payload. The index must be in range.
  @inlinable @inline(__always)
  func record(at index: Int) -> UInt64 {
    let width = lowWidth &+ payloadWidth
    return bits.unchecked(at: records &+ index &* width) & Self.mask(width)
  }

  /// Returns the payload at an index; 0 if the index is out of range.
  @inlinable
  package func payload(at index: Int) -> UInt64 {
    guard index >= 0, index < count else { return 0 }
    let width = lowWidth &+ payloadWidth
    return bits.integer(at: records &+ index &* width &+ lowWidth, width: payloadWidth)
  }

  /// Calls `body` with each key and its payload, in ascending order.
  package func forEach(_ body: (_ key: Int, _ payload: UInt64) -> Void) {
    let width = lowWidth &+ payloadWidth
    var bit = high
    var bucket = 0
    var index = 0
    while index < count, bit < records {
      if bits.integer(at: bit, width: 1) == 1 {
        let record = bits.integer(at: records &+ index &* width, width: width)
        body(
          bucket &<< lowWidth | Int(truncatingIfNeeded: record & Self.mask(lowWidth)),
          record &>> UInt64(lowWidth))
        index &+= 1
      } else {
        bucket &+= 1
      }
      bit &+= 1
    }
  }

  /// Returns the bit offset at which the ones of a bucket begin: after one zero for each preceding
  /// bucket. Nil if there is no such bucket.
  ///
  /// It counts from the nearest sample, so on average over half a chunk of bits.
  @inlinable @inline(__always)
  func start(ofBucket bucket: Int) -> Int? {
    let sample = bucket &>> Self.sampleShift
    let left = bucket & (1 &<< Self.sampleShift &- 1)
    if left > 1 &<< (Self.sampleShift &- 1), let end = self.sample(sample &+ 1) {
      return start(before: end, zeros: 1 &<< Self.sampleShift &- left)
    }
    guard let start = sample == 0 ? high : self.sample(sample) else { return nil }
    return end(ofZeros: left, from: start)
  }

  /// Returns the bit offset at which the ones of every 128th bucket begin, except the first.
  @inlinable @inline(__always)
  func sample(_ number: Int) -> Int? {
    let offset = samples &+ (number &- 1) &* sampleWidth
    guard offset < high else { return nil }
    return high &+ Int(truncatingIfNeeded: bits.unchecked(at: offset) & Self.mask(sampleWidth))
  }

  /// Returns the bit offset after a number of zeros.
  @inlinable @inline(__always)
  func end(ofZeros count: Int, from start: Int) -> Int? {
    var bit = start
    var left = count
    while left > 0 {
      guard bit < records else { return nil }
      let zeros = ~bits.unchecked(at: bit) & Self.mask(Self.chunk)
      let counts = SelectIndex.byteCounts(in: zeros)
      let found = Int(truncatingIfNeeded: counts &>> 56)
      if left <= found { return bit &+ SelectIndex.position(of: left &- 1, in: zeros, counts) &+ 1 }
      left &-= found
      bit &+= Self.chunk
    }
    return bit
  }

  /// Returns the bit offset after the zero that precedes the last `count` zeros before an offset.
  @inlinable @inline(__always)
  func start(before end: Int, zeros count: Int) -> Int? {
    var bit = end
    var left = count
    while bit <= records, bit >= Self.chunk {
      bit &-= Self.chunk
      let zeros = ~bits.unchecked(at: bit) & Self.mask(Self.chunk)
      let counts = SelectIndex.byteCounts(in: zeros)
      let found = Int(truncatingIfNeeded: counts &>> 56)
      if left < found {
        return bit &+ SelectIndex.position(of: found &- 1 &- left, in: zeros, counts) &+ 1
      }
      left &-= found
    }
    return nil
  }

  @inlinable @inline(__always)
  static func mask(_ width: Int) -> UInt64 { (1 &<< UInt64(truncatingIfNeeded: width)) &- 1 }
}

/// The lengths in bits of the parts of `KeyedRecords`.
@usableFromInline
struct KeyedRecordsShape {
  /// The width of the low part of a key.
  @usableFromInline let lowWidth: Int
  @usableFromInline let sampleWidth: Int
  @usableFromInline let samplesLength: Int
  @usableFromInline let highLength: Int

  @inlinable
  init(count: Int, bound: Int) {
    guard count > 0 else {
      (lowWidth, sampleWidth, samplesLength, highLength) = (0, 0, 0, 0)
      return
    }
    let bound = max(bound, 1)
    // The largest width with which at most as many keys as buckets are expected.
    var width = max(0, count.leadingZeroBitCount &- bound.leadingZeroBitCount)
    if width > 0, bound &>> width < count { width &-= 1 }
    let buckets = (bound &- 1) &>> width &+ 1
    lowWidth = width
    highLength = count &+ buckets
    sampleWidth = Int.bitWidth &- highLength.leadingZeroBitCount
    samplesLength = ((buckets &- 1) &>> KeyedRecords.sampleShift) &* sampleWidth
  }
}
