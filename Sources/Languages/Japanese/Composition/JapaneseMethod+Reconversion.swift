import InputCore
import KanaDictionary

// Text that is written becomes a composition again: what is selected, and what was committed last.
extension JapaneseMethod {
  /// Puts the selection back into phrases with their kana. As long as nothing is chosen they say what
  /// was selected; where they are cancelled it is there again.
  ///
  /// ```
  /// [橋を]   <F9> 橋を   <Space> 箸を
  ///          <F9> 橋を   <Escape> はしを   <Escape> 橋を
  /// ```
  func reconvert(
    _ composition: inout JapaneseComposition, _ workspace: inout JapaneseWorkspace,
    _ context: InputContext
  ) -> [Effect] {
    guard context.hasSelection, let text = context.selectedText, !text.isEmpty else { return [] }
    guard lexicon.image.isIntact else { return [.alert(.dictionaryLost)] }
    guard let (words, kana) = KanaReadings(lexicon: lexicon).words(of: text) else {
      return [.alert(.noSuchCandidate)]
    }
    workspace.renewHistory()
    composition = JapaneseComposition()
    composition.before = String(
      (context.documentContextBeforeInput ?? "").suffix(Self.contextLength))
    composition.original = text
    composition.kana.replaceWaiting(
      by: kana.map { (String($0), romaji.spelling(of: String($0))) }, waiting: "",
      spelling: romaji.spelling)
    composition.phrases = KanaSentence(words: words, cost: 0).phrases(lexicon)
      .map(JapaneseComposition.Phrase.init)
    return show(composition, &workspace)
  }

  /// It can.
  public var canResume: Bool { true }

  /// Shows a composition again that was committed: its phrases are there as they were chosen.
  public func resume(
    _ composition: inout JapaneseComposition, using workspace: inout JapaneseWorkspace
  ) -> [Effect]? {
    show(composition, &workspace)
  }
}
