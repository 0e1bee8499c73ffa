import DictionaryImage
import TestSupport
import Testing
import ToolSupport

@Suite struct EliasFanoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Checks that every value is read and found, and that absent values are not found.
  private func check(_ values: [UInt64], upperBound: UInt64) throws {
    let image = try image(of: EliasFano.serialized(values, upperBound: upperBound), in: folder)
    defer { withExtendedLifetime(image) {} }
    let coded = try EliasFano(image: image, section: "part")
    #expect(coded.count == values.count)
    for (index, value) in values.enumerated() {
      #expect(coded[index] == value)
      let found = try #require(coded.index(of: value))
      #expect(values[found] == value)
    }
    #expect(coded[-1] == 0 && coded[values.count] == 0)
    checkRanges(coded)
    let present = Set(values)
    var asked = values.flatMap { [$0 &+ 1, $0 &- 1, $0 ^ 64] }
    asked += [0, 1, 63, 64, upperBound, upperBound + 1, upperBound * 3 + 7, .max]
    for value in asked where !present.contains(value) {
      #expect(coded.index(of: value) == nil, "\(value) of \(values.count)")
    }
  }

  /// Checks that consecutive ranges are those at each index, from any first index on.
  private func checkRanges(_ coded: EliasFano) {
    let limit = 1 << 39
    for first in [0, 1, 63, 64, coded.count / 2, coded.count - 2, coded.count, -1] {
      var indices: [Int] = []
      coded.forEachRange(at: first..<max(first, coded.count + 3), limit: limit) { index, range in
        indices.append(index)
        #expect(range == coded.range(at: index, limit: limit))
      }
      let isWithin = first >= 0 && first < coded.count - 1
      #expect(indices == (isWithin ? Array(first..<coded.count - 1) : []))
    }
  }

  @Test func smallAndRegularLists() throws {
    try check([], upperBound: 0)
    try check([], upperBound: 1_000_000)
    try check([0], upperBound: 0)
    try check([5], upperBound: 5)
    try check([999_999_999_999], upperBound: 1 << 40)
    try check([0, 1 << 40], upperBound: 1 << 40)
    try check(Array(0..<1000), upperBound: 999)
    try check(Array(0..<64), upperBound: 64)
    try check(Array(0..<65), upperBound: 1 << 20)
    try check((0..<300).map { $0 * 4096 }, upperBound: 300 * 4096)
    try check([7, 7, 7, 7], upperBound: 9)
    try check([UInt64](repeating: 3, count: 500), upperBound: 3)
  }

  /// Dense and sparse lists, with and without equal neighbours, clustered and spread out.
  @Test(arguments: 0..<60)
  func randomLists(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...700, using: &random)
    let bound = UInt64(1) << UInt64.random(in: 1...46, using: &random)
    let cluster = UInt64.random(in: 0...bound, using: &random)
    let isClustered = Bool.random(using: &random)
    var values = (0..<count).map { _ in
      isClustered && UInt8.random(in: 0..<10, using: &random) > 0
        ? min(cluster + UInt64.random(in: 0...2000, using: &random), bound)
        : UInt64.random(in: 0...bound, using: &random)
    }
    if Bool.random(using: &random) { values = Array(Set(values)) }
    try check(values.sorted(), upperBound: bound)
  }

  @Test func damagedSectionsNeverTrap() throws {
    var random = SeededGenerator(seed: 20_261_121)
    let values = (0..<500).map { _ in UInt64.random(in: 0..<1 << 30, using: &random) }.sorted()
    let intact = EliasFano.serialized(values, upperBound: 1 << 30)
    var opened = 0
    for _ in 0..<500 {
      let bytes = damaged(intact, using: &random)
      let image = try image(of: bytes, in: folder)
      defer { withExtendedLifetime(image) {} }
      guard let coded = try? EliasFano(image: image, section: "part") else { continue }
      opened += 1
      for index in [-1, 0, 1, 63, 64, 499, 500, coded.count - 1, coded.count, .max] {
        _ = coded[index]
      }
      for value in values.prefix(40) + [0, 1 << 30, .max] { _ = coded.index(of: value) }
    }
    #expect(opened > 50)
  }
}
