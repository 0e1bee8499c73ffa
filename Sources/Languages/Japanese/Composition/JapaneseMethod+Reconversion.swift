import InputCore
import KanaConversion

// Text that is written becomes a composition again: what is selected or stands before the insertion
// point, and what was committed last.
extension JapaneseMethod {
  /// How much of the text before the insertion point is read for its last phrase, in characters.
  private static let longestBefore = 24

  /// Puts the selection back into phrases with their kana, or the last phrase before the insertion
  /// point where nothing is selected. As long as nothing is chosen they say what was there; where they
  /// are cancelled it is there again. Where the host shows nothing, nothing is done.
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

  /// What was selected, or stood before the insertion point.
  public func replacedText(of composition: JapaneseComposition) -> String? {
    composition.original.isEmpty ? nil : composition.original
  }

  /// The keys as they were typed, or the text that was there before: nobody typed its letters.
  func commitRaw(_ composition: inout JapaneseComposition) -> [Effect] {
    commit(
      Shown(text: replacedText(of: composition) ?? composition.kana.keys), clearing: &composition)
  }

  /// The end of a text that may be one sentence: no line and no space in it.
  private static func end(of text: String) -> String {
    String(
      text.suffix(longestBefore).reversed().prefix { !$0.isWhitespace && !$0.isNewline }.reversed())
  }

  /// The last phrase of a text that was read, with the marks behind it; nil where there are only
  /// marks.
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

  /// All.
  public var undoableCommits: UndoableCommits { .all }

  /// Shows a composition again that was committed: its phrases are there as they were chosen.
  public func resume(
    _ composition: inout JapaneseComposition, using workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    show(composition, &workspace)
  }
}
