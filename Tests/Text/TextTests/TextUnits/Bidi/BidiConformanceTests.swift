import Testing
import TextUnits

/// The conformance tests of the Unicode Bidirectional Algorithm (UAX #9), version 15.0.
@Suite struct BidiConformanceTests {
  /// A character of each class that BidiTest.txt names.
  private static let characters: [(name: String, unit: UInt16)] = [
    ("L", 0x61), ("R", 0x5D0), ("AL", 0x627), ("EN", 0x30), ("ES", 0x2B), ("ET", 0x25),
    ("AN", 0x661), ("CS", 0x2C), ("B", 0x2029), ("S", 0x09), ("WS", 0x20), ("ON", 0x21),
    ("BN", 0xAD), ("NSM", 0x300), ("LRE", 0x202A), ("RLE", 0x202B), ("PDF", 0x202C),
    ("LRO", 0x202D), ("RLO", 0x202E), ("LRI", 0x2066), ("RLI", 0x2067), ("FSI", 0x2068),
    ("PDI", 0x2069),
  ]

  private static func packed(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  @Test(.enabled(if: UnicodeFiles.exists("BidiTest.txt"), "unicode-data is not installed"))
  func classes() throws {
    let units = Dictionary(
      uniqueKeysWithValues: Self.characters.map { name, unit in
        (Self.packed(name), unit)
      })
    let bases: [BaseDirection] = [.automatic, .fixed(.leftToRight), .fixed(.rightToLeft)]
    var expected = BidiCase()
    var cases = 0
    var failures: [Int] = []
    ByteReader.forEachLine(of: try UnicodeFiles.bytes("BidiTest.txt")) { number, line in
      if line.skip("@") {
        let name = line.word()
        if name == Self.packed("Levels:") {
          expected.levels = line.levels()
        } else {
          expected.order = line.numbers()
        }
        return
      }
      guard number % BidiShare.stride == 0 else { return }
      expected.units.removeAll(keepingCapacity: true)
      while !line.skip(";") { expected.units.append(units[line.word()] ?? 0) }
      let bits = line.number(base: 16) ?? 0
      for (bit, base) in bases.enumerated() where bits & 1 << bit != 0 {
        cases += 1
        if !expected.passes(base) { failures.append(number) }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) failures, in lines \(failures.prefix(20))")
    #expect(BidiShare.stride > 1 ? cases > 10_000 : cases == 770_241)
  }

  /// Lines of BidiCharacterTest.txt for which ICU 72 gives another result, with its behaviour.
  private static let differences: [(lines: ClosedRange<Int>, reason: String)] = [
    (59...62, "isolate controls between embeddings take the embedding's level, not the override's"),
    (65...80, "brackets pair although an override has made one of them a letter"),
    (83...88, "a mark behind a closing bracket keeps the paragraph's level, not the bracket's"),
    (102...102, "the same with a joiner between bracket and mark"),
    (108...108, "the same with joiners behind both brackets"),
    (113...113, "the same with a joiner and a zero width space"),
    (120...120, "brackets pair however deep they nest, not only to 63"),
  ]

  @Test(.enabled(if: UnicodeFiles.exists("BidiCharacterTest.txt"), "unicode-data is not installed"))
  func characters() throws {
    let different = Set(Self.differences.flatMap(\.lines))
    var cases = 0
    var failures: Set<Int> = []
    ByteReader.forEachLine(of: try UnicodeFiles.bytes("BidiCharacterTest.txt")) { number, line in
      guard number % BidiShare.stride == 0 || different.contains(number) else { return }
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
    #expect(failures.sorted() == different.sorted())
    #expect(different.count == 91_707 - 91_677)
    #expect(BidiShare.stride > 1 ? cases > 1_000 : cases == 91_707)
  }
}
