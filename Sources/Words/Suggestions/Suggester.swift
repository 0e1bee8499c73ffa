import HostWords
import UserHistory

/// Offers words: what may have been meant by the word being typed, what it may become, and what may
/// come next. A value with room for its searches: one for each text field, used by one thread.
///
/// ```swift
/// var suggester = Suggester(lexicons: [try WordLexicon(path: "en.words.imedict")])
/// suggester.suggestions(before: "I recieve", limit: 3).suggestions.map(\.text)  // receive, …
/// ```
public struct Suggester: Sendable {
  /// The lexicons in use, that of the main language first.
  public let lexicons: [WordLexicon]
  /// What it does by itself.
  public var settings: CorrectionSettings
  /// The host's names, shortcuts and words: offered, and never corrected.
  public var supplement = LexiconIndex([])
  /// What the user typed before, in the main language.
  public var history: (any HistoryReader)?
  var searches: [TypoSearch]
  /// Words whose correction was taken back.
  private var kept: Set<String> = []
  let costs: TypoCosts

  /// What a word of another language than the text is in costs more.
  static let foreign: Int32 = 3000

  /// A suggester over some lexicons. `geometry` says where the letters lie on the layout in use.
  public init(
    lexicons: [WordLexicon], geometry: KeyGeometry = KeyGeometry(),
    settings: CorrectionSettings = CorrectionSettings(), costs: TypoCosts = TypoCosts()
  ) {
    self.lexicons = lexicons
    self.settings = settings
    self.costs = costs
    searches = lexicons.map { lexicon in
      TypoSearch(
        lexicon: lexicon, model: TypoModel(lexicon: lexicon, geometry: geometry, costs: costs))
    }
  }

  /// Whether a lexicon in use has a word, or its parts between hyphens and apostrophes.
  public func isKnown(_ word: some StringProtocol) -> Bool {
    lexicons.contains { $0.accepts(word) } || supplement.contains(word)
      || isKept(word) || isOwn(word)
  }

  /// A correction of a word was taken back: it is right, and is not corrected again.
  public mutating func keep(_ word: String) {
    // More are not typed in one field, and what grows without end fills the memory.
    if kept.count >= Self.mostKept { kept.removeAll() }
    kept.insert(word)
  }

  /// Whether a correction of a word was taken back.
  func isKept(_ word: some StringProtocol) -> Bool { kept.contains(String(word)) }

  private static let mostKept = 1000

  /// The word being typed, as the text before the caret ends with it: what a suggestion takes the place
  /// of. Empty where the caret stands behind none.
  public func word(before text: some StringProtocol) -> String {
    String(position(before: text).word)
  }

  /// What stands between a suggestion that was picked and the word that follows: a space, but in
  /// languages that have none there.
  public func separator(behind suggestion: Suggestion) -> String {
    let isUnspaced =
      lexicons.indices.contains(suggestion.language) && lexicons[suggestion.language].isUnspaced
    return isUnspaced ? "" : " "
  }

  /// The text before the caret, taken apart; by the words of a lexicon where no spaces do.
  func position(before text: some StringProtocol) -> TextBeforeWord {
    let position = TextBeforeWord(text)
    let words = cut(position.word)
    return words.count > 1 ? TextBeforeWord(position, cutInto: words) : position
  }

  /// The words of a text without spaces; itself in languages that have spaces between words.
  func cut(_ text: Substring) -> [Substring] {
    guard !text.isEmpty, let lexicon = lexicons.first(where: \.isUnspaced) else { return [text] }
    return UnspacedWords(lexicon: lexicon).words(of: text)
  }

  /// What to offer at the caret.
  ///
  /// - Parameters:
  ///   - text: the text before the caret.
  ///   - limit: how many at most.
  public mutating func suggestions(
    before text: some StringProtocol, limit: Int = 3
  ) -> SuggestionList {
    guard settings.mode != .off, limit > 0 else { return SuggestionList() }
    let position = position(before: text)
    let contexts = contexts(of: position)
    guard !position.word.isEmpty else {
      guard position.token.isEmpty else { return SuggestionList() }
      return SuggestionList(suggestions: predictions(in: contexts, limit: limit))
    }
    var list = SuggestionList(typed: String(position.word))
    guard !position.isCodeLike, position.word.unicodeScalars.count <= WordFolding.longestWord else {
      return list
    }
    list.isKnown = isKnown(position.word)
    let found =
      candidates(for: position.word, in: contexts, completing: true, limit: limit + 1)
      + ownWords(beginning: position.word, in: contexts) + entries(beginning: position.word)
      + (list.isKnown
        ? continuations(of: position.word, in: contexts, limit: limit)
        : ownCorrections(of: position.word, in: contexts))
    list.suggestions = Self.best(found.filter { $0.text != list.typed }, limit)
    if let emoji = emoji(named: position.word) {
      if list.suggestions.count >= limit { list.suggestions.removeLast() }
      list.suggestions.append(emoji)
    }
    return list
  }

  /// What stands in place of the word before the caret once it is ended; nil where it stays. With
  /// `.auto` alone, and never for a word that a lexicon in use has or that is no word.
  public mutating func correction(before text: some StringProtocol) -> Suggestion? {
    let position = position(before: text)
    return correction(of: position, in: contexts(of: position))
  }

  /// The corrections of a word, the likeliest first, whether it is known or not.
  public mutating func corrections(before text: some StringProtocol, limit: Int) -> [Suggestion] {
    let position = position(before: text)
    guard !position.word.isEmpty, position.word.unicodeScalars.count <= WordFolding.longestWord
    else {
      return []
    }
    return Array(
      candidates(
        for: position.word, in: contexts(of: position), completing: false, limit: limit + 1
      )
      .filter { $0.text != position.word }.prefix(limit))
  }
}
