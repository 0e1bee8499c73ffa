import HostWords
import UserHistory

/// Suggests words: corrections and completions of the word being typed, and predictions of the
/// next.
///
/// It is a value that holds the buffers of its searches. Use one for each text field, on one
/// thread.
///
/// ```swift
/// var suggester = Suggester(lexicons: [try WordLexicon(path: "en.words.imedict")])
/// suggester.suggestions(before: "I recieve", limit: 3).suggestions.map(\.text)  // receive, …
/// ```
public struct Suggester: Sendable {
  /// The lexicons in use, that of the main language first.
  public let lexicons: [WordLexicon]
  /// The mode and the threshold of automatic corrections.
  public var settings: CorrectionSettings
  /// The host's names, shortcuts and words. They are suggested, and never corrected.
  public var supplement = LexiconIndex([])
  /// The user's history, of which each lexicon has its own language; nil if there is none.
  public var history: (any HistoryReader)?
  var searches: [TypoSearch]
  /// The decoders of gestures, one for each lexicon; empty until the first gesture.
  var glideDecoders: [GlideDecoder] = []
  /// Words whose correction the user undid.
  private var kept: Set<String> = []
  let costs: TypoCosts

  /// Extra cost of a word that is not in the language of the text (nats × 1000).
  static let foreign: Int32 = 3000

  /// Creates a suggester.
  ///
  /// - Parameters:
  ///   - lexicons: the lexicons to use, that of the main language first.
  ///   - geometry: the positions of the letters on the layout in use. By default no keys are
  ///     neighbours.
  ///   - settings: the mode and the threshold of automatic corrections.
  ///   - costs: the costs of typos.
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

  /// Returns whether a word is known: a lexicon, the host or the user's history has it, or a
  /// lexicon has its parts between hyphens and apostrophes.
  public func isKnown(_ word: some StringProtocol) -> Bool {
    lexicons.contains { $0.accepts(word) } || supplement.contains(word)
      || isKept(word) || isOwn(word)
  }

  /// Records that the user undid the correction of a word, so that it is not corrected again.
  public mutating func keep(_ word: String) {
    // A field rarely has more words, and an unbounded set would fill the memory.
    if kept.count >= Self.maximumKept { kept.removeAll() }
    kept.insert(word)
  }

  /// Releases the memory of the searches, some 200 kB for each lexicon. The next search allocates it
  /// again.
  public mutating func releaseMemory() {
    for index in searches.indices { searches[index].release() }
    glideDecoders.removeAll()
  }

  /// Whether the user undid the correction of a word.
  func isKept(_ word: some StringProtocol) -> Bool { kept.contains(String(word)) }

  private static let maximumKept = 1000

  /// Returns the word being typed at the end of `text`, which is the text that a suggestion
  /// replaces.
  ///
  /// - Parameter text: the text before the caret.
  /// - Returns: the word; empty if the text does not end with one.
  public func word(before text: some StringProtocol) -> String {
    String(position(before: text).word)
  }

  /// Returns the text to insert between an accepted suggestion and the next word: a space, or an
  /// empty string in languages without spaces between words.
  public func separator(behind suggestion: Suggestion) -> String {
    let isUnspaced =
      lexicons.indices.contains(suggestion.language) && lexicons[suggestion.language].isUnspaced
    return isUnspaced ? "" : " "
  }

  /// Returns the analysis of the text before the caret. Text without spaces is segmented into words
  /// of a lexicon.
  func position(before text: some StringProtocol) -> TextBeforeWord {
    let position = TextBeforeWord(text)
    let words = cut(position.word)
    return words.count > 1 ? TextBeforeWord(position, cutInto: words) : position
  }

  /// Returns the words of a text without spaces; the text itself in languages with spaces.
  func cut(_ text: Substring) -> [Substring] {
    guard !text.isEmpty, let lexicon = lexicons.first(where: \.isUnspaced) else { return [text] }
    return UnspacedWords(lexicon: lexicon).words(of: text)
  }

  /// Returns suggestions for the caret position.
  ///
  /// - Parameters:
  ///   - text: the text before the caret.
  ///   - limit: the largest number of suggestions.
  /// - Returns: completions and corrections of the word being typed, or predictions of the next
  ///   word. The list is empty if the mode is `off`.
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
    guard !position.isCodeLike, position.word.unicodeScalars.count <= WordFolding.maximumWordLength
    else {
      return list
    }
    let mistake = mistake(position.word)
    list.isKnown = mistake == nil && isKnown(position.word)
    let found =
      [mistake].compactMap { $0 }
      + candidates(for: position.word, in: contexts, completing: true, limit: limit + 1)
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

  /// Returns the replacement of the word before the caret when the word ends; nil if the word
  /// stays.
  ///
  /// Words are replaced only in mode `auto`. Known words and text that looks like code stay.
  public mutating func correction(before text: some StringProtocol) -> Suggestion? {
    let position = position(before: text)
    return correction(of: position, in: contexts(of: position))
  }

  /// Returns the corrections of the word before the caret, cheapest first, whether it is known or
  /// not.
  ///
  /// - Parameters:
  ///   - text: the text before the caret.
  ///   - limit: the largest number of corrections.
  public mutating func corrections(before text: some StringProtocol, limit: Int) -> [Suggestion] {
    let position = position(before: text)
    guard !position.word.isEmpty,
      position.word.unicodeScalars.count <= WordFolding.maximumWordLength
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
