/// The syllables of a language with all their spellings, for matching them letter by letter.
///
/// Ids ascend with the spelling in byte order, so syllables with a common prefix have consecutive
/// ids: typing `zh` narrows the choice to one range.
///
/// ```swift
/// var position = table.start
/// for letter in "zh".utf8 {
///   guard let next = table.position(after: position, letter: letter) else { break }
///   position = next
/// }
/// print(table.syllables(completing: position))
/// ```
public struct SyllableTable: Sendable {
  /// A node in the trie of spellings: the letters matched so far.
  public struct Position: Sendable, Equatable {
    @usableFromInline let node: Int
  }

  /// The spellings by id.
  public let spellings: [String]
  /// Alternative spellings of syllables: `lue` for `lve`.
  public let aliases: [(spelling: String, syllable: SyllableID)]
  /// The id of the syllable `A`, the first of `A` to `Z` for letters in words (`T恤` is T xu); nil
  /// unless the table has all 26.
  private let firstLetter: SyllableID?
  private let columns: [UInt8]
  private let width: Int
  private var next: [UInt16]
  private var ranges: [Range<SyllableID>]
  private var exact: [SyllableID?]

  /// An error in the text of a table; `line` counts from 1.
  public enum ParsingError: Error, Equatable, Sendable {
    case notAscending(line: Int, spelling: String)
    case unknownSyllable(line: Int, syllable: String)
    case tooLarge
  }

  /// Parses the text of the `syllables` section (see `LexiconSections.syllables`).
  ///
  /// - Throws: `ParsingError.notAscending` if a syllable is out of byte order or follows an
  ///   alternative spelling, `.unknownSyllable` for an alternative spelling of a missing syllable,
  ///   `.tooLarge` if there are too many syllables or letters for the table's integers.
  public init(parsing text: String) throws(ParsingError) {
    var spellings: [String] = []
    var aliases: [(spelling: [UInt8], id: SyllableID)] = []
    var line = 0
    for row in text.split(separator: "\n", omittingEmptySubsequences: true) {
      line += 1
      let fields = row.split(separator: "\t")
      guard let spelling = fields.first.map(String.init) else { continue }
      guard fields.count > 1 else {
        guard spellings.last.map({ $0.utf8.lexicographicallyPrecedes(spelling.utf8) }) ?? true,
          aliases.isEmpty
        else { throw .notAscending(line: line, spelling: spelling) }
        spellings.append(spelling)
        continue
      }
      guard let id = spellings.firstIndex(of: String(fields[1])) else {
        throw .unknownSyllable(line: line, syllable: String(fields[1]))
      }
      aliases.append((Array(spelling.utf8), SyllableID(truncatingIfNeeded: id)))
    }
    try self.init(spellings: spellings, aliases: aliases)
  }

  private init(
    spellings: [String], aliases: [(spelling: [UInt8], id: SyllableID)]
  ) throws(ParsingError) {
    self.spellings = spellings
    self.aliases = aliases.map { (String(decoding: $0.spelling, as: UTF8.self), $0.id) }
    let letters = spellings.indices.filter { Self.isLetter(spellings[$0]) }
    firstLetter =
      letters.count == Self.capitals.count
      ? letters.first.map { SyllableID(truncatingIfNeeded: $0) } : nil
    var columns = [UInt8](repeating: .max, count: 256)
    var width = 0
    for letter in spellings.flatMap({ $0.utf8 }) + aliases.flatMap({ $0.spelling })
    where columns[Int(letter)] == .max {
      guard width < Int(UInt8.max) else { throw .tooLarge }
      columns[Int(letter)] = UInt8(width)
      width += 1
    }
    self.columns = columns
    self.width = max(width, 1)
    next = [UInt16](repeating: 0, count: self.width)
    ranges = [0..<0]
    exact = [nil]
    guard spellings.count < SyllableID.max else { throw .tooLarge }
    for (id, spelling) in spellings.enumerated() {
      try insert(Array(spelling.utf8), id: SyllableID(id), widensRanges: true)
    }
    for alias in aliases {
      try insert(alias.spelling, id: alias.id, widensRanges: false)
    }
  }

  private mutating func insert(
    _ letters: [UInt8], id: SyllableID, widensRanges: Bool
  ) throws(ParsingError) {
    var node = 0
    for letter in letters {
      let slot = node * width + Int(columns[Int(letter)])
      if next[slot] == 0 {
        guard ranges.count < UInt16.max else { throw .tooLarge }
        next[slot] = UInt16(ranges.count)
        next.append(contentsOf: repeatElement(0, count: width))
        ranges.append(id..<id)
        exact.append(nil)
      }
      node = Int(next[slot])
      if widensRanges { ranges[node] = ranges[node].lowerBound..<(id + 1) }
    }
    exact[node] = id
  }

  package static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  /// Returns whether a spelling is that of a letter in words: one capital.
  package static func isLetter(_ spelling: String) -> Bool {
    spelling.utf8.count == 1 && spelling.utf8.allSatisfy(capitals.contains)
  }

  /// Returns whether a UTF-8 byte is an ASCII letter, lowercase or capital.
  package static func isLatin(_ byte: UInt8) -> Bool {
    byte >= capitals.lowerBound && capitals.contains(byte & ~0x20)
  }

  /// Whether words can contain letters.
  public var hasLetters: Bool { firstLetter != nil }

  /// Returns whether a syllable is a letter in words.
  public func isLetter(_ syllable: SyllableID) -> Bool {
    firstLetter.map { ($0..<$0 + SyllableID(Self.capitals.count)).contains(syllable) } ?? false
  }

  /// Returns the syllable of a letter in words, lowercase or capital; nil if words have no letters
  /// or `key` is no letter.
  public func letter(_ key: UInt8) -> SyllableID? {
    guard let firstLetter, Self.isLatin(key) else { return nil }
    return firstLetter + SyllableID(key & ~0x20 - Self.capitals.lowerBound)
  }

  /// The number of syllables.
  public var count: Int { spellings.count }

  /// The position before the first letter.
  public var start: Position { Position(node: 0) }

  /// Returns the position after one more letter; nil if no syllable continues with it.
  public func position(after position: Position, letter: UInt8) -> Position? {
    let column = columns[Int(letter)]
    guard column != .max else { return nil }
    let node = Int(next[position.node * width + Int(column)])
    return node == 0 ? nil : Position(node: node)
  }

  /// Returns the syllables that begin with the letters matched so far.
  public func syllables(completing position: Position) -> Range<SyllableID> {
    ranges[position.node]
  }

  /// Returns the syllable that the letters matched so far spell in full; nil if there is none.
  public func syllable(at position: Position) -> SyllableID? {
    exact[position.node]
  }

  /// Returns the syllable with this spelling or alternative spelling; nil if there is none.
  public func syllable(spelled spelling: some StringProtocol) -> SyllableID? {
    var position = start
    for letter in spelling.utf8 {
      guard let next = self.position(after: position, letter: letter) else { return nil }
      position = next
    }
    return syllable(at: position)
  }
}
