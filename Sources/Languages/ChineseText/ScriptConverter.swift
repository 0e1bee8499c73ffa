import DictionaryImage

/// Converts text between the forms of Chinese with OpenCC's phrase tables and algorithm.
///
/// Compatibility ideographs are replaced first. A conversion of several steps then segments the text
/// by the phrases of one table, longest first. Each segment goes through the steps, each of which
/// replaces the longest phrase at each index. Text that no table has is kept.
///
/// ```swift
/// let tables = try PhraseTableSet(path: "zh-text.imedict")
/// try ScriptConverter(.s2twp, tables: tables).convert("软件里的内存")  // 軟體裡的記憶體
/// ```
public struct ScriptConverter: Sendable {
  /// The conversion.
  public let conversion: ScriptConversion
  private let tables: PhraseTableSet
  private let normalization: PhraseTable
  private let segmentation: PhraseTable?
  private let steps: [[PhraseTable]]

  /// Creates a converter over the tables of an image.
  ///
  /// - Throws: an `ImageError` if the image lacks one of them.
  public init(_ conversion: ScriptConversion, tables: PhraseTableSet) throws(ImageError) {
    self.conversion = conversion
    self.tables = tables
    normalization = try tables.table(ScriptConversion.normalization)
    if let name = conversion.segmentation {
      segmentation = try tables.table(name)
    } else {
      segmentation = nil
    }
    var steps: [[PhraseTable]] = []
    for names in conversion.steps {
      var step: [PhraseTable] = []
      for name in names { step.append(try tables.table(name)) }
      steps.append(step)
    }
    self.steps = steps
  }

  /// The inverse converter; nil if the image lacks its tables. It restores the original text as far
  /// as the converted text determines it.
  public var inverse: ScriptConverter? { try? ScriptConverter(conversion.inverse, tables: tables) }

  /// Returns the text in the other form.
  public func convert(_ text: String) -> String {
    converted(text).text(originatingIn: 0..<Int.max)
  }

  /// Converts a text given in pieces as a whole, and returns the converted pieces.
  ///
  /// Phrases are matched across the ends of pieces. If a phrase and its replacement differ in
  /// length and a piece ends inside it, the replacement is divided in proportion.
  ///
  /// ```
  /// s2twp   内|存不足   記憶|體不足
  /// ```
  public func convert(_ pieces: [String]) -> [String] {
    let whole = converted(pieces.joined())
    var start = 0
    return pieces.map { piece in
      let end = start + piece.unicodeScalars.count
      defer { start = end }
      return whole.text(originatingIn: start..<end)
    }
  }

  /// Returns all conversions of a single word, the usual one first: 後 and 后 for 后. A word that no
  /// table has as a whole has one conversion.
  public func alternatives(of word: String) -> [String] {
    let usual = convert(word)
    guard let first = steps.first else { return [usual] }
    let texts = first.lazy.map { $0.texts(of: word) }.first { !$0.isEmpty } ?? []
    var all = [usual]
    for text in texts.dropFirst() {
      var aligned = AlignedText(text)
      for step in steps.dropFirst() { aligned.replacePhrases(by: step) }
      let text = aligned.text(originatingIn: 0..<Int.max)
      if !all.contains(text) { all.append(text) }
    }
    return all
  }

  private func converted(_ text: String) -> AlignedText {
    var aligned = AlignedText(text)
    aligned.replacePhrases(by: [normalization])
    if let segmentation { aligned.divide(by: segmentation) }
    for step in steps { aligned.replacePhrases(by: step) }
    return aligned
  }
}
