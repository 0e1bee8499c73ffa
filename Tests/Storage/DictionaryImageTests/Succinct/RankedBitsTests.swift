import DictionaryImage
import TestSupport
import Testing
import ToolSupport

@Suite struct RankedBitsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ flags: [Bool]) throws {
    let image = try image(of: RankedBits.serialized(flags), in: folder)
    defer { withExtendedLifetime(image) {} }
    let coded = try RankedBits(image: image, section: "part")
    #expect(coded.count == flags.count)
    var rank = 0
    for (index, flag) in flags.enumerated() {
      #expect(coded.isSet(index) == flag)
      #expect(coded.rank(ofSet: index) == (flag ? rank : nil))
      if flag { rank += 1 }
    }
    for index in [-1, -64, flags.count, flags.count + 1, flags.count + 700, Int.max, Int.min] {
      #expect(coded.rank(ofSet: index) == nil && !coded.isSet(index))
    }
  }

  @Test(arguments: [0, 1, 7, 63, 64, 65, 511, 512, 513, 1024, 1500])
  func allLengths(count: Int) throws {
    try check([Bool](repeating: false, count: count))
    try check([Bool](repeating: true, count: count))
    try check((0..<count).map { $0 % 3 == 0 })
  }

  @Test(arguments: 0..<20)
  func randomBits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let share = Int.random(in: 1...40, using: &random)
    try check(
      (0..<Int.random(in: 1...4000, using: &random)).map { _ in
        Int.random(in: 0..<40, using: &random) < share
      })
  }

  @Test func damagedSectionsNeverTrap() throws {
    var random = SeededGenerator(seed: 20_261_122)
    let intact = RankedBits.serialized((0..<2000).map { $0 % 3 == 0 })
    for _ in 0..<500 {
      let bytes = damaged(intact, using: &random)
      let image = try image(of: bytes, in: folder)
      defer { withExtendedLifetime(image) {} }
      guard let coded = try? RankedBits(image: image, section: "part") else { continue }
      for index in [-1, 0, 511, 512, 1999, 2000, 100_000, coded.count, Int.max] {
        _ = coded.rank(ofSet: index)
        _ = coded.isSet(index)
      }
    }
  }
}
