/// A test whether entries mention a word to be forgotten. Create it once to test many entries.
///
/// ```
/// 北京      北京, 北京大学, and that 去 was chosen before it
/// Qvist    qvist and QVIST too
/// 张伟明    that 伟明 was chosen after 张: together they are the word
/// 柯尼卡    that 尼 was chosen after 柯, and 卡 after 尼
/// ```
public struct WordMention: Sendable {
  private let word: String
  private let folded: String

  /// Creates the test for a word.
  public init(_ word: String) {
    self.word = word
    folded = FoldedText.folded(word)
  }

  /// Returns whether an entry mentions the word.
  public func isIn(kind: HistoryKey.Kind, context: String, text: String) -> Bool {
    let (context, text) = (FoldedText.folded(context), FoldedText.folded(text))
    if WordOccurrence.isIn(text, folded) || WordOccurrence.isIn(context, folded) { return true }
    guard kind == .pair, !context.isEmpty else { return false }
    let joined = WordOccurrence.joined(context, text)
    return WordOccurrence.isIn(joined, folded) || WordOccurrence.isIn(folded, joined)
  }

  /// Returns the forms in which a file is likely to contain the word: as given, in the usual
  /// capitalizations, and as written in some entries.
  public func forms(in entries: [HistoryKey]) -> [String] {
    let usual = [word, word.lowercased(), word.uppercased(), Self.capitalized(word)]
    let found = entries.flatMap { [$0.text, $0.context] }.flatMap(WordOccurrence.words)
      .filter { FoldedText.folded($0).utf8.elementsEqual(folded.utf8) }
    var seen: Set<[UInt8]> = []
    return (usual.flatMap(FoldedText.encodings) + found).filter {
      seen.insert(Array($0.utf8)).inserted
    }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}
