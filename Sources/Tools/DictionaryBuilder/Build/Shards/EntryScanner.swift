import SyllableConversion

/// Reads the lines that nearly all lists consist of, without allocating memory: Han characters,
/// their syllables, a weight. `WordList.entry` reads every other line, and gives the same entry for
/// these.
struct EntryScanner {
  /// The fields of an entry, borrowed from its line.
  struct Fields {
    let word: UnsafeRawBufferPointer
    let reading: UnsafeRawBufferPointer
    let weight: Double
  }

  private let parser: EntryParser
  /// Whether lines of the list can be read here.
  private let isUsual: Bool
  private let weights: ClosedRange<Double>
  /// The syllables of the spellings found so far.
  private var syllables: [ShortText: SyllableID] = [:]
  /// The syllables of the last entry read.
  private(set) var reading: [SyllableID] = []

  private static let tab = UInt8(ascii: "\t")
  /// Whole numbers of so many digits are exact as `Double`.
  private static let exactDigits = 15

  /// Creates a scanner for the lines of a list. `originCount` is the number of origins of a merged
  /// list, 0 for any other list.
  init(_ parser: EntryParser, originCount: Int) {
    self.parser = parser
    isUsual = originCount == 0 && parser.rules.script == .han
    weights = parser.rules.weight.range
  }

  /// Returns the entry in a line, and keeps its syllables in `reading`. Nil if `WordList.entry` has
  /// to read the line.
  mutating func entry(_ line: UnsafeRawBufferPointer) -> Fields? {
    guard isUsual, let (wordEnd, characters) = word(line),
      let readingEnd = line[(wordEnd + 1)...].firstIndex(of: Self.tab)
    else { return nil }
    let spelled = UnsafeRawBufferPointer(rebasing: line[(wordEnd + 1)..<readingEnd])
    guard read(spelled, characters: characters),
      let weight = weight(UnsafeRawBufferPointer(rebasing: line[(readingEnd + 1)...]))
    else { return nil }
    return Fields(
      word: UnsafeRawBufferPointer(rebasing: line[..<wordEnd]), reading: spelled, weight: weight)
  }

  /// Returns the end of the Han characters that begin a line, and their number; nil unless a tab
  /// follows them.
  private func word(_ line: UnsafeRawBufferPointer) -> (end: Int, characters: Int)? {
    var end = 0
    while end + 3 < line.count, line[end] & 0xF0 == 0xE0, line[end + 1] & 0xC0 == 0x80,
      line[end + 2] & 0xC0 == 0x80
    {
      let scalar =
        UInt32(line[end] & 0x0F) << 12 | UInt32(line[end + 1] & 0x3F) << 6
        | UInt32(line[end + 2] & 0x3F)
      // The two blocks that all their code points are Han characters of.
      guard (0x4E00...0x9FFF).contains(scalar) || (0x3400...0x4DBF).contains(scalar) else {
        return nil
      }
      end += 3
    }
    guard end > 0, end <= EntryParser.maximumWordLength, line[end] == Self.tab else { return nil }
    return (end, end / 3)
  }

  /// Reads syllables into `reading`. Returns false if they are not one per character.
  private mutating func read(_ spelled: UnsafeRawBufferPointer, characters: Int) -> Bool {
    reading.removeAll(keepingCapacity: true)
    guard !spelled.isEmpty else { return true }
    guard parser.rules.reading != .none else { return false }
    var start = 0
    while start < spelled.count {
      let end = spelled[start...].firstIndex(of: UInt8(ascii: " ")) ?? spelled.count
      if end > start {
        guard let syllable = syllable(UnsafeRawBufferPointer(rebasing: spelled[start..<end])) else {
          return false
        }
        reading.append(syllable)
      }
      start = end + 1
    }
    return reading.isEmpty || reading.count == characters
  }

  private mutating func syllable(_ spelled: UnsafeRawBufferPointer) -> SyllableID? {
    guard let key = ShortText(spelled) else { return nil }
    if let known = syllables[key] { return known }
    guard let text = String(validating: spelled, as: UTF8.self),
      let syllable = try? parser.syllable(text)
    else { return nil }
    syllables[key] = syllable
    return syllable
  }

  private func weight(_ digits: UnsafeRawBufferPointer) -> Double? {
    guard (1...Self.exactDigits).contains(digits.count),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return try? parser.weight(Array(digits)[...]) }
    let weight = Double(digits.reduce(UInt64(0)) { $0 &* 10 &+ UInt64($1 & 0x0F) })
    return weights.contains(weight) ? weight : nil
  }
}
