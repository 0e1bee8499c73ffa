import DictionaryImage

/// A table of codes and their texts in an image that `ime-dict` builds: Cangjie, Wubi, strokes. It is
/// read in place; `CodeTableSections` documents the bytes. Immutable: any number of threads may read
/// it.
public final class CodeTable: Sendable {
  /// What the table says of itself.
  public let settings: CodeTableSettings
  /// What punctuation keys insert, as `PunctuationTable` reads it.
  public let punctuation: String
  /// How many different codes there are.
  public let codeCount: Int
  /// How many rows there are.
  public let rowCount: Int
  let image: Image
  private let codeOffsets: ImageColumn<UInt32>
  private let firstRows: ImageColumn<UInt32>
  private let textOffsets: ImageColumn<UInt32>
  private let costs: ImageColumn<UInt16>
  private let rowCodes: ImageColumn<UInt32>
  private let rowsByText: ImageColumn<UInt32>
  private nonisolated(unsafe) let codeKeys: UnsafeRawBufferPointer
  private nonisolated(unsafe) let texts: UnsafeRawBufferPointer
  private let readings: PhraseTable?
  private let pronunciations: PhraseTable?

  /// Opens the image at `path`.
  public convenience init(path: String) throws(ImageError) {
    try self.init(image: Image(path: path))
  }

  /// Opens the table in an image.
  public init(image: Image) throws(ImageError) {
    self.image = image
    var settings = CodeTableSettings()
    for line in try image.text(of: CodeTableSections.settings).split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard fields.count == 2 else { continue }
      _ = settings.take(key: String(fields[0]), value: String(fields[1]))
    }
    self.settings = settings
    punctuation = try image.text(of: CodeTableSections.punctuation)
    codeOffsets = try image.column(CodeTableSections.codeOffsets, of: UInt32.self)
    firstRows = try image.column(CodeTableSections.firstRows, of: UInt32.self)
    textOffsets = try image.column(CodeTableSections.textOffsets, of: UInt32.self)
    costs = try image.column(CodeTableSections.costs, of: UInt16.self)
    rowCodes = try image.column(CodeTableSections.rowCodes, of: UInt32.self)
    rowsByText = try image.column(CodeTableSections.rowsByText, of: UInt32.self)
    codeKeys = try image.bytes(of: CodeTableSections.codeKeys)
    texts = try image.bytes(of: CodeTableSections.texts)
    codeCount = max(codeOffsets.count - 1, 0)
    rowCount = max(textOffsets.count - 1, 0)
    let tables = try? PhraseTableSet(image: image)
    readings = try? tables?.table(CodeTableSections.readings)
    pronunciations = try? tables?.table(CodeTableSections.pronunciations)
  }

  /// Whether an image holds a code table.
  package static func isIn(_ image: Image) -> Bool {
    image.sections.contains { $0.name == CodeTableSections.settings }
  }

  /// False once the image's file was cut short: what is read of it is then nothing.
  public var isIntact: Bool { image.isIntact }

  // MARK: Codes

  /// The keys of a code by its number; none outside.
  func keys(ofCode code: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: codeKeys[codeOffsets.range(at: code, limit: codeKeys.count)])
  }

  /// A code by its number.
  package func code(_ number: Int) -> String {
    String(decoding: keys(ofCode: number), as: UTF8.self)
  }

  /// The codes that begin with some keys, by their numbers.
  func codes(beginningWith start: [UInt8]) -> Range<Int> {
    let lower = firstCode { precedes(keys(ofCode: $0), start, orBegins: false) }
    let upper = firstCode { precedes(keys(ofCode: $0), start, orBegins: true) }
    return lower..<max(lower, upper)
  }

  /// The code with just these keys.
  func code(_ keys: [UInt8]) -> Int? {
    let number = firstCode { precedes(self.keys(ofCode: $0), keys, orBegins: false) }
    return number < codeCount && self.keys(ofCode: number).elementsEqual(keys) ? number : nil
  }

  /// The first code that is not before a place.
  private func firstCode(behind isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, codeCount)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a code comes before the first that begins with `start`, or before the first behind those.
  private func precedes(
    _ code: UnsafeRawBufferPointer, _ start: [UInt8], orBegins: Bool
  ) -> Bool {
    for (index, key) in start.enumerated() {
      guard index < code.count else { return true }
      if code[index] != key { return code[index] < key }
    }
    return orBegins
  }

  // MARK: Rows

  /// The rows of a code in the order in which they are offered.
  package func rows(ofCode code: Int) -> Range<Int> {
    firstRows.range(at: code, limit: rowCount)
  }

  /// The number of the code that a row has.
  func code(ofRow row: Int) -> Int { Int(rowCodes[row]) }

  /// The text of a row; empty outside.
  package func text(ofRow row: Int) -> String {
    String(decoding: textBytes(ofRow: row), as: UTF8.self)
  }

  private func textBytes(ofRow row: Int) -> Slice<UnsafeRawBufferPointer> {
    texts[textOffsets.range(at: row, limit: texts.count)]
  }

  /// How rare the text of a row is: -ln of its share of the most frequent one, in thousandths.
  func cost(ofRow row: Int) -> UInt16 { costs[row] }

  // MARK: Looking up

  /// The texts of a code in the order in which they are offered.
  public func texts(of code: String) -> [String] {
    self.code(Array(code.utf8)).map { rows(ofCode: $0).map { text(ofRow: $0) } } ?? []
  }

  /// The codes of a text, the shortest first.
  public func codes(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var (low, high) = (0, rowsByText.count)
    while low < high {
      let middle = low + (high - low) / 2
      if textBytes(ofRow: Int(rowsByText[middle])).lexicographicallyPrecedes(bytes) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var codes: [String] = []
    while low < rowsByText.count, textBytes(ofRow: Int(rowsByText[low])).elementsEqual(bytes) {
      codes.append(code(code(ofRow: Int(rowsByText[low]))))
      low += 1
    }
    return codes.enumerated().sorted {
      ($0.element.utf8.count, $0.offset) < ($1.element.utf8.count, $1.offset)
    }
    .map(\.element)
  }

  /// The code that the rules of the table give a phrase, from the longest codes of its characters; nil
  /// where they give none.
  public func code(ofPhrase phrase: String) -> String? {
    let codes = phrase.unicodeScalars.compactMap { character in
      self.codes(of: String(character)).last.map { Array($0.utf8) }
    }
    guard codes.count == phrase.unicodeScalars.count else { return nil }
    return settings.phraseRules.lazy.compactMap { $0.code(of: codes) }.first
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The characters with a pronunciation, the frequent ones first; none where the image tells none.
  public func characters(pronounced reading: String) -> [String] {
    readings?.texts(of: reading) ?? []
  }

  /// The pronunciations of a character.
  public func pronunciations(of character: String) -> [String] {
    pronunciations?.texts(of: character) ?? []
  }

  /// Whether characters can be looked up by their pronunciation.
  public var hasPronunciations: Bool { readings != nil }
}
