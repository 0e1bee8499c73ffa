import DictionaryBuilder
import TestSupport
import Testing
import ToolSupport

/// A small binary dictionary of MeCab in the documented format.
private struct BinaryDictionary {
  var units: [(base: Int32, check: UInt32)]
  var tokens: [(cost: Int16, feature: UInt32)]
  var features: [UInt8]
  var encoding = "UTF-8"
  var version: UInt32 = 102

  /// The keys `a` (two tokens) and `ab` (one token), with base 1 at the root.
  ///
  /// Units: the root; for `a`, unit 1 + 97 + 1 with base 300, which ends at 300; for `b`, unit 300
  /// + 98 + 1 with base 500, which ends at 500.
  static var sample: BinaryDictionary {
    var units = [(base: Int32, check: UInt32)](repeating: (0, 0xFFFF_FFFF), count: 600)
    units[0] = (1, 0xFFFF_FFFF)
    units[99] = (300, 1)
    units[300] = (-(0 << 8 | 2) - 1, 300)
    units[399] = (500, 300)
    units[500] = (-(2 << 8 | 1) - 1, 500)
    let features = Array("亜\u{0}阿\u{0}\"x,y\",z\u{0}".utf8)
    return BinaryDictionary(
      units: units, tokens: [(10, 0), (-20, 4), (30, 8)], features: features)
  }

  /// The keys `a`, `b` and `c` with these numbers of tokens, with base 1 at the root. The feature of
  /// each token is `x`.
  static func keys(tokenCounts: [Int]) -> BinaryDictionary {
    var units = [(base: Int32, check: UInt32)](repeating: (0, 0xFFFF_FFFF), count: 600)
    units[0] = (1, 0xFFFF_FFFF)
    var first = 0
    for (key, count) in tokenCounts.enumerated() {
      units[99 + key] = (Int32(300 + key), 1)
      units[300 + key] = (-Int32((first << 8) + count) - 1, UInt32(300 + key))
      first += count
    }
    let tokens = [(cost: Int16, feature: UInt32)](repeating: (10, 0), count: first)
    return BinaryDictionary(units: units, tokens: tokens, features: Array("x\u{0}".utf8))
  }

  func bytes(statingLength stated: Int? = nil) -> [UInt8] {
    var body: [UInt8] = []
    for unit in units { body += little(unit.base) + little(unit.check) }
    for token in tokens {
      body += [1, 0, 2, 0, 0, 0] + little(token.cost) + little(token.feature) + [0, 0, 0, 0]
    }
    body += features
    var header: [UInt8] = []
    let length = stated ?? 72 + body.count
    header += little(UInt32(length) ^ 0xEF71_8F77) + little(version) + little(UInt32(0))
    header += little(UInt32(tokens.count)) + little(UInt32(3)) + little(UInt32(3))
    header += little(UInt32(units.count * 8)) + little(UInt32(tokens.count * 16))
    header += little(UInt32(features.count)) + little(UInt32(0))
    header += Array(encoding.utf8) + Array(repeating: 0, count: 32 - encoding.utf8.count)
    return header + body
  }
}

private func little(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.littleEndian) { Array($0) }
}

private let options = ImportOptions.with {
  $0.weights = .cost(factor: 800)
  $0.reading = .code
  $0.columns = ColumnList("reading,,,weight,word")
}

@Suite struct MeCabBinaryTests {
  private func read(_ bytes: [UInt8]) throws -> (list: ImportedList, lines: [String]) {
    try imported(bytes, as: .mecabBinary, options)
  }

  @Test func keysAndTokensAreRead() throws {
    let (list, lines) = try read(BinaryDictionary.sample.bytes())
    #expect(lines == ["亜\ta\t10", "阿\ta\t-20", "x,y\tab\t30"])
    #expect(list.rejections.total == 0 && list.notes.isEmpty)
  }

  /// The value of a key is its first token times 256 plus their number, which may carry.
  @Test(arguments: [
    [255, 1], [256, 1, 2], [1, 256, 2], [3, 257, 300], [1, 2, 1000], [511, 512],
  ])
  func keysWithManyTokensKeepThemAll(counts: [Int]) throws {
    let (list, lines) = try read(BinaryDictionary.keys(tokenCounts: counts).bytes())
    #expect(list.rejections.total == 0 && list.notes.isEmpty)
    let expected = zip(["a", "b", "c"], counts).flatMap { key, count in
      Array(repeating: "x\t\(key)\t10", count: count)
    }
    #expect(lines == expected)
  }

  @Test func everyTokenHasOneKey() throws {
    // A token without a key, tokens shared by two keys, a first key that skips tokens, and a header
    // that states another number of tokens than the file has.
    var unnamed = BinaryDictionary.keys(tokenCounts: [2, 3])
    unnamed.tokens.append((10, 0))
    var shared = BinaryDictionary.keys(tokenCounts: [2, 3])
    shared.units[301].base = -(1 << 8 | 4) - 1
    var late = BinaryDictionary.keys(tokenCounts: [2, 3])
    late.units[300].base = -(1 << 8 | 1) - 1
    var other = BinaryDictionary.keys(tokenCounts: [2, 3]).bytes()
    other.replaceSubrange(12..<16, with: little(UInt32(6)))
    for bytes in [unnamed.bytes(), shared.bytes(), late.bytes(), other] {
      let error = #expect(throws: DictionaryError.self) { try read(bytes) }
      #expect(error?.description.contains("tokens") == true)
    }
  }

  @Test func filesAreReadInPlaceOrUnpacked() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("sys.dic", BinaryDictionary.sample.bytes())
    #expect(try imported(ImportInput(path: path), as: .mecabBinary, options).lines.count == 3)
    _ = try Program(path: "/usr/bin/gzip").run([path])
    let packed = try ImportInput(path: path + ".gz")
    #expect(try imported(packed, as: .mecabBinary, options).lines.count == 3)
  }

  @Test func everyTruncationIsAnError() {
    let whole = BinaryDictionary.sample.bytes()
    for length in 0..<whole.count {
      #expect(throws: DictionaryError.self) { try read(Array(whole[..<length])) }
    }
  }

  /// The header states the truncated length, so that the data after the header is checked.
  @Test func truncationsWithAMatchingHeaderAreErrors() {
    let whole = BinaryDictionary.sample.bytes().count
    for length in 72..<whole {
      let bytes = BinaryDictionary.sample.bytes(statingLength: length)
      #expect(throws: DictionaryError.self) { try read(Array(bytes[..<length])) }
    }
  }

  @Test func countsThatDoNotFitAreErrors() {
    for offset in [24, 28, 32] {
      for value in [UInt32.max, 0x7FFF_FFFF, 0x8000_0000, 7] {
        var bytes = BinaryDictionary.sample.bytes()
        bytes.replaceSubrange(offset..<(offset + 4), with: little(value))
        guard offset != 32 || value != 7 else { continue }
        #expect(throws: DictionaryError.self) { try read(bytes) }
      }
    }
    var old = BinaryDictionary.sample
    old.version = 101
    #expect(throws: DictionaryError.self) { try read(old.bytes()) }
    var strange = BinaryDictionary.sample
    strange.encoding = "MADE-UP"
    #expect(throws: DictionaryError.self) { try read(strange.bytes()) }
  }

  @Test func cyclicKeysAreAnError() {
    var loop = BinaryDictionary.sample
    // The node of `a` is its own child for `a`.
    loop.units[99] = (1, 1)
    #expect(throws: DictionaryError.self) { try read(loop.bytes()) }
  }

  @Test func tokensOutsideTheFile() throws {
    var far = BinaryDictionary.sample
    far.units[500].base = -(200 << 8 | 1) - 1
    #expect(throws: DictionaryError.self) { try read(far.bytes()) }
    far.units[500].base = .min
    #expect(throws: DictionaryError.self) { try read(far.bytes()) }
    var text = BinaryDictionary.sample
    text.tokens[1].feature = .max
    text.features.removeLast()
    let (list, lines) = try read(text.bytes())
    #expect(lines == ["亜\ta\t10"])
    #expect(list.rejections.first.map(\.line) == [2, 3])
  }

  @Test func damagedBytesNeverTrap() {
    var random = SeededGenerator(seed: 5)
    let whole = BinaryDictionary.sample.bytes()
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 4..<bytes.count, using: &random)
        bytes[position] = UInt8.random(in: 0...255, using: &random)
      }
      let lines = try? read(bytes).lines
      #expect((lines?.count ?? 0) <= 3)
    }
  }
}
