import DictionaryImage
import TestSupport
import Testing
import ToolSupport

@Suite struct KeyedRecordsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Checks that every key is found with its payload and no other key is, at any bit offset and
  /// between any other bits.
  private func check(_ keys: [Int], bound: Int, payloadWidth: Int, offset: Int = 3) throws {
    let records = keys.map { (key: $0, payload: UInt64(truncatingIfNeeded: $0 &* 0x9E37)) }
    var builder = BitArrayBuilder()
    builder.append(.max, width: offset)
    builder.appendRecords(records, bound: bound, payloadWidth: payloadWidth)
    let end = builder.count
    builder.append(.max, width: 56)
    #expect(
      end - offset
        == BitArrayBuilder.recordsLength(
          count: keys.count, bound: bound, payloadWidth: payloadWidth))
    let image = try image(of: builder.padded, in: folder)
    defer { withExtendedLifetime(image) {} }
    let coded = KeyedRecords(
      in: BitArray(try image.bytes(of: "part")), at: offset, count: keys.count, bound: bound,
      payloadWidth: payloadWidth)
    #expect(coded.count == keys.count && coded.end == end)
    let mask: UInt64 = (1 << UInt64(payloadWidth)) - 1
    for (index, record) in records.enumerated() {
      let found = try #require(coded.find(record.key), "\(record.key)")
      #expect(found == (index, record.payload & mask))
      #expect(coded.payload(at: index) == record.payload & mask)
    }
    #expect(coded.payload(at: -1) == 0 && coded.payload(at: keys.count) == 0)
    let present = Set(keys)
    var asked = keys.flatMap { [$0 + 1, $0 - 1, $0 ^ 64] }
    asked += [-1, 0, 1, 63, 64, bound - 1, bound, bound * 3 + 7, .max, .min]
    for key in asked where !present.contains(key) {
      #expect(coded.find(key) == nil, "\(key) of \(keys.count)")
    }
    var listed: [Int] = []
    coded.forEach { key, payload in
      #expect(payload == records[listed.count].payload & mask)
      listed.append(key)
    }
    #expect(listed == keys)
  }

  @Test func smallAndRegularLists() throws {
    try check([], bound: 0, payloadWidth: 7)
    try check([], bound: 1_000_000, payloadWidth: 7)
    try check([0], bound: 1, payloadWidth: 0)
    try check([5], bound: 6, payloadWidth: 14)
    try check([4_000_000], bound: 1 << 22, payloadWidth: 14)
    try check([0, 1 << 22], bound: 1 << 22 + 1, payloadWidth: 7)
    try check(Array(0..<1000), bound: 1000, payloadWidth: 7)
    try check(Array(0..<127), bound: 128, payloadWidth: 1)
    try check(Array(1..<130), bound: 1 << 20, payloadWidth: 9)
    try check((0..<300).map { $0 * 4096 }, bound: 300 * 4096, payloadWidth: 7)
    try check((0..<5000).map { $0 * 2 }, bound: 10_000, payloadWidth: 6)
  }

  /// Dense and sparse lists, clustered and spread out, at all bit offsets within a byte.
  @Test(arguments: 0..<60)
  func randomLists(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...2000, using: &random)
    let bound = Int.random(in: 1...(1 << Int.random(in: 1...24, using: &random)), using: &random)
    let cluster = Int.random(in: 0..<bound, using: &random)
    let isClustered = Bool.random(using: &random)
    let keys = (0..<count).map { _ in
      isClustered && UInt8.random(in: 0..<10, using: &random) > 0
        ? min(cluster + Int.random(in: 0...3000, using: &random), bound - 1)
        : Int.random(in: 0..<bound, using: &random)
    }
    try check(
      Set(keys).sorted(), bound: bound, payloadWidth: .random(in: 0...20, using: &random),
      offset: .random(in: 0...15, using: &random))
  }

  /// A list whose count exceeds the section has no keys.
  @Test func listsBeyondTheEndAreEmpty() throws {
    var builder = BitArrayBuilder()
    builder.appendRecords([(3, 1), (9, 2)], bound: 16, payloadWidth: 4)
    let image = try image(of: builder.padded, in: folder)
    defer { withExtendedLifetime(image) {} }
    let bits = BitArray(try image.bytes(of: "part"))
    for count in [100, 1 << 20, 1 << 31] {
      let coded = KeyedRecords(in: bits, at: 0, count: count, bound: 16, payloadWidth: 4)
      #expect(coded.count == 0 && coded.find(3) == nil)
    }
  }

  @Test func damagedBitsNeverTrap() throws {
    var random = SeededGenerator(seed: 20_261_121)
    let keys = Set((0..<700).map { _ in Int.random(in: 0..<100_000, using: &random) }).sorted()
    var builder = BitArrayBuilder()
    builder.appendRecords(keys.map { ($0, 5) }, bound: 100_000, payloadWidth: 7)
    let intact = builder.padded
    for _ in 0..<500 {
      let image = try image(of: damaged(intact, using: &random), in: folder)
      defer { withExtendedLifetime(image) {} }
      let coded = KeyedRecords(
        in: BitArray(try image.bytes(of: "part")), at: 0,
        count: .random(in: 0...1000, using: &random), bound: 100_000, payloadWidth: 7)
      for key in keys.prefix(60) + [0, 99_999, .max] { _ = coded.find(key) }
      coded.forEach { _, _ in }
    }
  }
}
