import Evaluation
import SyllableConversion
import Testing

@Suite struct TypoGeneratorTests {
  private static let rows = (0..<200).map { _ in "womenqushanghaichifan" }

  private func mistyped(seed: UInt64) -> [String] {
    var typist = TypoGenerator(seed: seed)
    return Self.rows.map { typist.typo($0) }
  }

  @Test func equalSeedsMakeEqualTypos() {
    #expect(mistyped(seed: 1) == mistyped(seed: 1))
    #expect(mistyped(seed: 1) != mistyped(seed: 2))
  }

  /// 200 rows of 21 letters are 210 blocks of 20, and each block changes its row.
  @Test func oneLetterInTwentyIsMistyped() {
    let changed = mistyped(seed: 1)
    let lengths = changed.map { $0.count - Self.rows[0].count }
    #expect((0..<60).contains(changed.filter { $0 == Self.rows[0] }.count))
    #expect(changed.allSatisfy { abs($0.count - Self.rows[0].count) <= 2 })
    for kind in [-1, 0, 1] { #expect(lengths.filter { $0 == kind }.count > 15) }
  }

  @Test func nonLettersAreUnchanged() {
    var typist = TypoGenerator(seed: 3)
    #expect(typist.typo("64'426 ABC ü") == "64'426 ABC ü")
    #expect(typist.typo("") == "")
  }

  /// On a pad a wrong digit is beside the right one, and letters are not counted.
  @Test func digitsOfAPadHaveNeighboursOfTheirOwn() {
    var typist = TypoGenerator(seed: 1, keysPerTypo: 4, neighbours: PadKeys.neighbours)
    #expect(typist.typo("nihao") == "nihao")
    let wrong = (0..<200).map { _ in typist.typo("5555") }.filter { $0.count == 4 && $0 != "5555" }
    #expect(Set(wrong.joined()) == Set("24568"))
  }
}
