import InputCore
import KanaConversion

// Reconversion: the selected text, the text before the insertion point, or the last commit becomes
// a composition again.
extension JapaneseMethod {
  /// The maximum length of the text before the insertion point that is searched for its last
  /// bunsetsu, in characters.
  private static let maximumLengthBefore = 24

  /// Reconverts the selection, or the last bunsetsu before the insertion point if nothing is
  /// selected. The bunsetsu keep the original text until the user chooses another candidate, and
  /// cancelling restores it. If the host gives no text, nothing happens.
  ///
  /// ```
  /// [橋を]   <F9> 橋を   <Space> 箸を
  ///          <F9> 橋を   <Escape> はしを   <Escape> 橋を
  /// 長い橋を|   <F9> 長い[橋を]
  /// ```
  func reconvert(
    _ composition: inout JapaneseComposition, _ workspace: inout JapaneseWorkspace,
    _ context: InputContext
  ) -> [Effect] {
    let before = context.documentContextBeforeInput ?? ""
    let isSelected = context.hasSelection
    let text = isSelected ? context.selectedText ?? "" : Self.end(of: before)
    guard !text.isEmpty else { return [] }
    guard lexicon.image.isIntact else { return [.alert(.dictionaryLost)] }
    let read = KanaReadings(lexicon: lexicon).words(of: text)
    guard let (words, kana) = isSelected ? read : read.flatMap(lastPhrase) else {
      return [.alert(.noSuchCandidate)]
    }
    workspace.renewHistory()
    composition = JapaneseComposition()
    composition.original = words.map(\.text).joined()
    composition.before = String(
      (isSelected ? before : String(before.dropLast(composition.original.count)))
        .suffix(Self.contextLength))
    composition.kana.replaceWaiting(
      by: kana.map { (String($0), romaji.spelling(of: String($0))) }, waiting: "",
      spelling: romaji.spelling)
    composition.phrases = KanaSentence(words: words, cost: 0).phrases(lexicon)
      .map(JapaneseComposition.Phrase.init)
    let removed: [Effect] = isSelected ? [] : [.replaceText(composition.original, with: "")]
    return removed + show(composition, &workspace)
  }

  /// Returns the document text that the composition reconverts; nil if it was typed.
  public func replacedText(of composition: JapaneseComposition) -> String? {
    composition.original.isEmpty ? nil : composition.original
  }

  /// Commits the keys as typed. A reconverted text is committed unchanged: nobody typed its
  /// letters.
  func commitRaw(_ composition: inout JapaneseComposition) -> [Effect] {
    commit(
      Shown(text: replacedText(of: composition) ?? composition.kana.keys), clearing: &composition)
  }

  /// Returns the end of a text that can be one sentence: it has no newline and no space.
  private static func end(of text: String) -> String {
    String(
      text.suffix(maximumLengthBefore).reversed().prefix { !$0.isWhitespace && !$0.isNewline }
        .reversed())
  }

  /// Returns the last bunsetsu of a text that was read, with the marks that follow it; nil if the
  /// text has only marks.
  private func lastPhrase(
    of words: [KanaSentence.Word], _ kana: [Unicode.Scalar]
  ) -> (words: [KanaSentence.Word], kana: [Unicode.Scalar])? {
    guard let content = words.lastIndex(where: { lexicon.kind(of: $0.left) != .mark }) else {
      return nil
    }
    var first = content
    while first > 0, lexicon.kind(of: words[first].left) == .dependent { first -= 1 }
    while first > 0, lexicon.kind(of: words[first - 1].left) == .prefix { first -= 1 }
    let last = words[first...]
    return (Array(last), kana.suffix(last.reduce(0) { $0 + $1.length }))
  }

  /// All commits can be undone.
  public var undoableCommits: UndoableCommits { .all }

  /// Shows a composition again after its commit was undone, with its bunsetsu as chosen.
  public func resume(
    _ composition: inout JapaneseComposition, using workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    show(composition, &workspace)
  }
}
