import SyllableConversion

/// Imports the readings of characters from the Unihan database's `Unihan_Readings.txt`, lines
/// `U+4E00 TAB field TAB value`. Four fields are used:
///
/// - `kHanyuPinlu`, `yī(32747) yí(1)`: readings with their counts in a corpus. The count is the
///   weight.
/// - `kMandarin`, `yī`: the most common reading. Its weight is 1 if no reading was counted,
///   otherwise 0.
/// - `kTGHZ2013` and `kXHC1983`, `393.020:yī`: the readings in two dictionaries. Their weight is 0.
struct UnihanImporter: LineImporter {
  let decoder: LineDecoder
  private let parser: EntryParser

  /// The readings of one character by field, in file order.
  private struct Character {
    var counted: [(syllable: SyllableID, count: Double)] = []
    var common: [SyllableID] = []
    var listed: [SyllableID] = []
  }

  private var characters: [UInt32: Character] = [:]

  init(parser: EntryParser, decoder: LineDecoder) {
    self.parser = parser
    self.decoder = decoder
  }

  mutating func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    guard !line.isComment else {
      if let version = Self.version(in: line) { sink.header.append(.init("version", version)) }
      return
    }
    try read(line, sink)
  }

  func finish(_ sink: ImportSink) {
    for (value, character) in characters.sorted(by: { $0.key < $1.key }) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for entry in Self.entries(Word(String(scalar)), character) { sink.append(entry) }
    }
  }

  private static func version(in line: SourceLine) -> String? {
    guard let text = line.text, text.hasPrefix("# Unicode version: ") else { return nil }
    return String(text.dropFirst("# Unicode version: ".count))
  }

  private mutating func read(_ line: SourceLine, _ sink: ImportSink) throws(RejectionReason) {
    guard let text = line.text else { throw .invalidUTF8 }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 3 else { throw .missingField(fields.count == 2 ? "value" : "field") }
    guard let field = Field(rawValue: String(fields[1])) else { return }
    guard fields[0].hasPrefix("U+"),
      let scalar = UInt32(fields[0].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    else { throw .malformed("'\(fields[0])' is not a code point 'U+…'") }
    guard HanText.isHan(scalar) else { throw .notHan(String(scalar)) }
    // A bad reading is rejected alone; the others of its line are kept.
    for item in fields[2].split(separator: " ") {
      do throws(RejectionReason) {
        try read(item, of: field, into: &characters[scalar.value, default: Character()])
      } catch {
        sink.refuse(line.number, error)
      }
    }
  }

  private enum Field: String { case kHanyuPinlu, kMandarin, kTGHZ2013, kXHC1983 }

  private func read(
    _ item: Substring, of field: Field, into character: inout Character
  ) throws(RejectionReason) {
    switch field {
    case .kMandarin: character.common.append(try parser.syllable(item))
    case .kTGHZ2013, .kXHC1983:
      guard let colon = item.lastIndex(of: ":") else { throw .missingField("reading") }
      for reading in item[item.index(after: colon)...].split(separator: ",") {
        character.listed.append(try parser.syllable(reading))
      }
    case .kHanyuPinlu:
      guard let open = item.firstIndex(of: "("), item.last == ")" else {
        throw .missingField("count")
      }
      let count = item[item.index(after: open)...].dropLast()
      character.counted.append(
        (try parser.syllable(item[..<open]), try parser.weight(Array(count.utf8)[...])))
    }
  }

  private static func entries(_ word: Word, _ character: Character) -> [WordEntry] {
    var weights: [(syllable: SyllableID, weight: Double)] = []
    func add(_ syllable: SyllableID, _ weight: Double) {
      if let index = weights.firstIndex(where: { $0.syllable == syllable }) {
        weights[index].weight += weight
      } else {
        weights.append((syllable, weight))
      }
    }
    // Two tones of one syllable are one reading here.
    for (syllable, count) in character.counted { add(syllable, count) }
    for (index, syllable) in character.common.enumerated() {
      add(syllable, index == 0 && character.counted.isEmpty ? 1 : 0)
    }
    for syllable in character.listed { add(syllable, 0) }
    // The sort must be stable: readings of equal weight keep the order of the fields.
    return weights.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map { WordEntry(word: word, reading: [$0.element.syllable], weight: $0.element.weight) }
  }
}
