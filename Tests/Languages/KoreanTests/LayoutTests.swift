import Korean
import Testing
import ToolSupport

/// The layout files of Hangul.
@Suite struct LayoutTests {
  private static let start = "# globekey-hangul 1\n"
  private static let whole = start + "r\tᄀ ᆨ\nk\tᅡ\n"

  @Test(arguments: HangulLayout.standardNames)
  func standardLayoutsAreValid(name: String) throws {
    let layout = try #require(HangulLayout.standard(name))
    #expect(layout.name != layout.file && layout.file == "\(name).tsv")
  }

  @Test func namesAreKnown() throws {
    #expect(HangulLayout.standard("qwerty") == nil)
    #expect(HangulLayout.standardCombinations("qwerty") == nil)
    #expect(try KoreanOptions(names: ["ahnmatae"]).isOrderFree)
    #expect(try KoreanOptions(names: ["3-set-390", "order-free"]).isOrderFree)
    #expect(try KoreanOptions(names: ["hangul-hanja"]).form == .hangulWithHanja)
    let error = #expect(throws: UnknownName.self) {
      try KoreanOptions(names: ["romaja", "qwerty"])
    }
    #expect(error?.description.contains("'qwerty' is not a way to type Korean") == true)
  }

  @Test func customLayouts() throws {
    let text = "# globekey-hangul 1\r\n# name: Mine\r\n\r\nr\tᄀ ᆨ\r\nk\tᅡ\r\nM\t♪\r\n;\tbreak\r\n"
    let layout = try HangulLayout(parsing: text, file: "mine.tsv")
    #expect(layout.name == "Mine" && layout.kind == .twoSet)
    let automaton = HangulAutomaton(layout: layout)
    #expect(automaton.text(forKeys: "rkrkr;k;M;") == "가각ㅏ♪;")
  }

  @Test(arguments: [
    ("", 1, "begins with the line"), ("r\tᄀ\n", 1, "begins with the line"),
    (start, 1, "no key for any initial"), (start + "r\tᄀ ᆨ\n", 1, "no key for any vowel"),
    (whole + "x\n", 4, "a row is a key"), (whole + "xy\tᅡ\n", 4, "a row is a key"),
    (whole + "ㄱ\tᅡ\n", 4, "a row is a key"), (whole + "x\t\n", 4, "a row is a key"),
    (whole + "k\tᅡ\n", 4, "the key k is already on line 3"),
    (whole + "x\tᆨ ᄀ\n", 4, "an initial and"),
    (whole + "x\tᄀ ㄱ\n", 4, "'ㄱ' is not a conjoining jamo"),
    (whole + "combine\tᄀ\tᄀ\n", 4, "three jamo"),
    (whole + "combine\tᄀ\tᅡ\tᄁ\n", 4, "all initials, all vowels or all finals"),
    (start + "# kind: 4-set\n", 2, "unknown kind '4-set'"),
    (whole + "# include: all\n", 4, "no combinations 'all'"),
    (start + "# kind: 3-set\nr\tᄀ ᆨ\n", 3, "has one jamo"),
  ])
  func malformedLinesAreNamed(text: String, line: Int, reason: String) {
    let error = #expect(throws: HangulLayout.ParsingError.self) {
      try HangulLayout(parsing: text, file: "f.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("f.tsv:\(line): ") == true)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func includedFilesMayContainOnlyCombinations() {
    let error = #expect(throws: HangulLayout.ParsingError.self) {
      try HangulLayout(
        parsing: Self.whole + "# include: mine\n", file: "f.tsv",
        including: { _ in Self.start + "x\tᅡ\n" })
    }
    #expect(error?.description.hasPrefix("mine.tsv:2: only 'combine' rows") == true)
  }

  /// A damaged file is rejected or read, and a layout that was read never traps.
  @Test(arguments: 0..<10)
  func damagedFilesNeverTrap(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let text =
      Self.start + "# kind: romaja\n# include: old\nr\tᄀ ᆨ\nk\tᅡ\nx\tᄎc ᆾc\n-\tbreak\n"
      + "combine\tᄎc\tᄀ\tᄎ\n"
    let keys = String(decoding: (0x20...0x7E).shuffled(using: &random), as: UTF8.self)
    for _ in 0..<200 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: position)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: position)
        }
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      guard let layout = try? HangulLayout(parsing: damaged, file: "f") else { continue }
      let text = HangulAutomaton(layout: layout).text(forKeys: keys)
      #expect(!text.isEmpty)
      #expect(HangulKeystrokes(layout: layout).stretches(for: " ") == [" "])
    }
  }
}
