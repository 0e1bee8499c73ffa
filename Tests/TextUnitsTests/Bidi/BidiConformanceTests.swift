import Testing
import TextUnits

/// The suites of the Unicode Bidirectional Algorithm, version 15.0.
@Suite struct BidiConformanceTests {
  /// Every how many lines a debug build takes one.
  private static let stride: Int = {
    #if DEBUG
      return 50
    #else
      return 1
    #endif
  }()

  /// A character of each class that BidiTest.txt names.
  private static let characters: [(name: String, unit: UInt16)] = [
    ("L", 0x61), ("R", 0x5D0), ("AL", 0x627), ("EN", 0x30), ("ES", 0x2B), ("ET", 0x25),
    ("AN", 0x661), ("CS", 0x2C), ("B", 0x2029), ("S", 0x09), ("WS", 0x20), ("ON", 0x21),
    ("BN", 0xAD), ("NSM", 0x300), ("LRE", 0x202A), ("RLE", 0x202B), ("PDF", 0x202C),
    ("LRO", 0x202D), ("RLO", 0x202E), ("LRI", 0x2066), ("RLI", 0x2067), ("FSI", 0x2068),
    ("PDI", 0x2069),
  ]

  @Test(.enabled(if: UnicodeFiles.exists("BidiTest.txt"), "unicode-data is not installed"))
  func classes() throws {
    let units = Dictionary(
      uniqueKeysWithValues: Self.characters.map { name, unit in
        (name.utf8.reduce(0) { $0 << 8 | UInt64($1) }, unit)
      })
    let bases: [BaseDirection] = [.automatic, .fixed(.leftToRight), .fixed(.rightToLeft)]
    var expected = BidiCase()
    var cases = 0
    var failures: [Int] = []
    ByteReader.forEachLine(of: try UnicodeFiles.bytes("BidiTest.txt")) { number, line in
      if line.skip("@") {
        let name = line.word()
        if name == "@Levels:".dropFirst().utf8.reduce(0, { $0 << 8 | UInt64($1) }) {
          expected.levels = line.levels()
        } else {
          expected.order = line.numbers()
        }
        return
      }
      guard number % Self.stride == 0 else { return }
      expected.units.removeAll(keepingCapacity: true)
      while !line.skip(";") { expected.units.append(units[line.word()] ?? 0) }
      let bits = line.number(base: 16) ?? 0
      for (bit, base) in bases.enumerated() where bits & 1 << bit != 0 {
        cases += 1
        if !expected.passes(base) { failures.append(number) }
      }
    }
    #expect(failures == [])
    #expect(Self.stride > 1 ? cases > 10_000 : cases == 770_241)
  }

  /// Lines of BidiCharacterTest.txt where ICU 72 differs.
  private static let differences: Set<Int> = []

  @Test(.enabled(if: UnicodeFiles.exists("BidiCharacterTest.txt"), "unicode-data is not installed"))
  func characters() throws {
    var cases = 0
    var failures: Set<Int> = []
    ByteReader.forEachLine(of: try UnicodeFiles.bytes("BidiCharacterTest.txt")) { number, line in
      guard number % Self.stride == 0 || Self.differences.contains(number) else { return }
      var expected = BidiCase()
      expected.units = line.numbers(base: 16).flatMap { value in
        Unicode.Scalar(UInt32(value)).map { Array(String($0).utf16) } ?? [UInt16(value)]
      }
      guard line.skip(";"), let base = line.number(base: 10), line.skip(";") else { return }
      expected.paragraphLevel = line.number(base: 10).map { UInt8(clamping: $0) }
      guard line.skip(";") else { return }
      expected.levels = line.levels()
      guard line.skip(";") else { return }
      expected.order = line.numbers()
      cases += 1
      let bases: [BaseDirection] = [.fixed(.leftToRight), .fixed(.rightToLeft), .automatic]
      if !expected.passes(bases[base]) { failures.insert(number) }
    }
    #expect(failures.sorted() == Self.differences.sorted())
    #expect(Self.stride > 1 ? cases > 1_000 : cases == 91_707)
  }
}
