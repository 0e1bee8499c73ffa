import DictionaryImage

/// A table of codes and their texts, such as Cangjie, Wubi or strokes, in an image that `ime-dict`
/// builds.
///
/// The table is read in place; `CodeTableSections` documents the bytes. It never changes, so any
/// number of threads may read it.
///
/// ```swift
/// let table = try CodeTable(path: "cangjie.imedict")
/// table.texts(of: "onf")  // ["你", …]
/// ```
public final class CodeTable: Sendable {
  /// The settings in the table's header.
  public let settings: CodeTableSettings
  /// The texts that punctuation keys insert, in the format of `PunctuationTable`.
  public let punctuation: String
  /// The number of distinct codes.
  public let codeCount: Int
  /// The number of rows, which are pairs of a code and a text.
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
  ///
  /// - Throws: an `ImageError` if the file cannot be read or is not a valid code table.
  public convenience init(path: String) throws(ImageError) {
    try self.init(image: Image(path: path))
  }

  /// Opens the table in an image.
  ///
  /// - Throws: an `ImageError` if the image is the dictionary of another kind, or a section is missing
  ///   or damaged.
  public init(image: Image) throws(ImageError) {
    try image.require(.codeTable)
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

  /// False once the image's file was truncated. Reads then return nothing.
  public var isIntact: Bool { image.isIntact }

  // MARK: Codes

  /// Returns the keys of a code by its index; empty if out of range.
  func keys(ofCode code: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: codeKeys[codeOffsets.range(at: code, limit: codeKeys.count)])
  }

  /// Returns a code by its index.
  package func code(_ number: Int) -> String {
    String(decoding: keys(ofCode: number), as: UTF8.self)
  }

  /// Returns the indices of the codes that begin with some keys.
  func codes(beginningWith start: [UInt8]) -> Range<Int> {
    let lower = firstCode { precedes(keys(ofCode: $0), start, orBegins: false) }
    let upper = firstCode { precedes(keys(ofCode: $0), start, orBegins: true) }
    return lower..<max(lower, upper)
  }

  /// Returns the index of the code with exactly these keys; nil if there is none.
  func code(_ keys: [UInt8]) -> Int? {
    let number = firstCode { precedes(self.keys(ofCode: $0), keys, orBegins: false) }
    return number < codeCount && self.keys(ofCode: number).elementsEqual(keys) ? number : nil
  }

  /// Returns the first index for which `isBefore` is false. Binary search.
  private func firstCode(behind isBefore: (Int) -> Bool) -> Int {
    (0..<codeCount).partitionPoint(isBefore: isBefore)
  }

  /// Whether a code precedes the codes that begin with `start`, or, with `orBegins`, is one of
  /// them.
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

  /// Returns the rows of a code in the order in which they are offered.
  package func rows(ofCode code: Int) -> Range<Int> {
    firstRows.range(at: code, limit: rowCount)
  }

  /// Returns the index of a row's code.
  func code(ofRow row: Int) -> Int { Int(rowCodes[row]) }

  /// Returns the text of a row; empty if out of range.
  package func text(ofRow row: Int) -> String {
    String(decoding: textBytes(ofRow: row), as: UTF8.self)
  }

  private func textBytes(ofRow row: Int) -> Slice<UnsafeRawBufferPointer> {
    texts[textOffsets.range(at: row, limit: texts.count)]
  }

  /// Returns the cost of a row's text: -ln of its frequency relative to the most frequent text
  /// (nats × 1000).
  func cost(ofRow row: Int) -> UInt16 { costs[row] }

  // MARK: Looking up

  /// Returns the texts of a code in the order in which they are offered; empty if there is no such
  /// code.
  public func texts(of code: String) -> [String] {
    self.code(Array(code.utf8)).map { rows(ofCode: $0).map { text(ofRow: $0) } } ?? []
  }

  /// Returns the codes of a text, shortest first.
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

  /// Returns the code that the table's phrase rules construct for a phrase from the longest codes
  /// of its characters; nil if no rule applies.
  public func code(ofPhrase phrase: String) -> String? {
    let codes = phrase.unicodeScalars.compactMap { character in
      self.codes(of: String(character)).last.map { Array($0.utf8) }
    }
    guard codes.count == phrase.unicodeScalars.count else { return nil }
    return settings.phraseRules.lazy.compactMap { $0.code(of: codes) }.first
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the characters with a pronunciation, most frequent first; empty if the image has no
  /// pronunciations.
  public func characters(pronounced reading: String) -> [String] {
    readings?.texts(of: reading) ?? []
  }

  /// Returns the pronunciations of a character; empty if the image has none.
  public func pronunciations(of character: String) -> [String] {
    pronunciations?.texts(of: character) ?? []
  }

  /// Whether characters can be looked up by pronunciation.
  public var hasPronunciations: Bool { readings != nil }
}
