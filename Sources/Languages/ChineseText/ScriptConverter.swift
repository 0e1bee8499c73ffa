import DictionaryImage

/// Converts text between the forms of Chinese with OpenCC's tables and in OpenCC's way: the text is
/// divided by the phrases of one table, longest first; then each part goes through the steps of the
/// conversion, in each of which the longest phrase at a place is replaced. What no table has stays.
public struct ScriptConverter: Sendable {
  /// What is converted to what.
  public let conversion: ScriptConversion
  private let tables: PhraseTableSet
  private let segmentation: PhraseTable
  private let steps: [[PhraseTable]]

  /// A converter over the tables of an image. Throws where the image lacks one of them.
  public init(_ conversion: ScriptConversion, tables: PhraseTableSet) throws(ImageError) {
    self.conversion = conversion
    self.tables = tables
    segmentation = try tables.table(conversion.segmentation)
    var steps: [[PhraseTable]] = []
    for names in conversion.steps {
      var step: [PhraseTable] = []
      for name in names { step.append(try tables.table(name)) }
      steps.append(step)
    }
    self.steps = steps
  }

  /// The converter that leads back, as far as what was converted tells what it was; nil where the tables
  /// for it are not in the image.
  public var inverse: ScriptConverter? { try? ScriptConverter(conversion.inverse, tables: tables) }

  /// The text in the other form.
  public func convert(_ text: String) -> String {
    converted(text).text(originatingIn: 0..<Int.max)
  }

  /// A text of several pieces, converted as a whole, as the pieces that the given ones become: the
  /// phrases of the tables are found across their ends. Where a phrase and its replacement differ
  /// in length and a piece ends inside, the replacement is divided in proportion.
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

  /// All that a single word can become, the usual text first: 后 is 後 or 后. A word that no table
  /// has as a whole becomes one text.
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
    aligned.divide(by: segmentation)
    for step in steps { aligned.replacePhrases(by: step) }
    return aligned
  }
}
