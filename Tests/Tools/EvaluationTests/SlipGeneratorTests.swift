import Evaluation
import Testing

@Suite struct SlipGeneratorTests {
  private static let rows = (0..<200).map { _ in "womenqushanghaichifan" }

  private func slipped(seed: UInt64) -> [String] {
    var typist = SlipGenerator(seed: seed)
    return Self.rows.map { typist.slip($0) }
  }

  @Test func equalSeedsMakeEqualSlips() {
    #expect(slipped(seed: 1) == slipped(seed: 1))
    #expect(slipped(seed: 1) != slipped(seed: 2))
  }

  /// 200 rows of 21 letters are 210 blocks, and each changes its row.
  @Test func oneLetterInTwentyIsSlipped() {
    let changed = slipped(seed: 1)
    let lengths = changed.map { $0.count - Self.rows[0].count }
    #expect((0..<60).contains(changed.filter { $0 == Self.rows[0] }.count))
    #expect(changed.allSatisfy { abs($0.count - Self.rows[0].count) <= 2 })
    for kind in [-1, 0, 1] { #expect(lengths.filter { $0 == kind }.count > 15) }
  }

  @Test func whatIsNoLetterStays() {
    var typist = SlipGenerator(seed: 3)
    #expect(typist.slip("64'426 ABC ü") == "64'426 ABC ü")
    #expect(typist.slip("") == "")
  }
}
