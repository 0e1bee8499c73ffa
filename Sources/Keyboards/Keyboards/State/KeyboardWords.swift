import HostWords
import InputCore
import Suggestions
import TypingAids
import UserHistory

/// The word suggestions, corrections and lessons of a keyboard whose engine offers no candidates.
/// Without a suggester it has none of them.
package struct KeyboardWords {
  private var suggester: Suggester?
  private let learner: (any HistoryLearner)?

  /// Creates the words of a keyboard.
  ///
  /// - Parameters:
  ///   - suggester: suggests and corrects words; nil for neither.
  ///   - learner: learns typed words; nil to learn nothing.
  package init(_ suggester: Suggester?, learner: (any HistoryLearner)?) {
    self.suggester = suggester
    self.learner = learner
    self.suggester?.history = learner
  }

  /// Whether the keyboard has a suggester.
  package var exist: Bool { suggester != nil }

  /// Whether typed words can be learned. The field and the user may still forbid it.
  package var canLearn: Bool {
    learner != nil && suggester.map { $0.settings.mode != .off } ?? false
  }

  /// The host's names, shortcuts and words.
  package var supplement: LexiconIndex {
    get { suggester?.supplement ?? LexiconIndex([]) }
    set { suggester?.supplement = newValue }
  }

  /// Releases the memory of searches.
  package mutating func releaseMemory() { suggester?.releaseMemory() }

  /// Sets whether words are only suggested, also corrected, or neither.
  package mutating func setMode(_ mode: WordSuggestions) {
    suggester?.settings.mode =
      switch mode {
      case .off: .off
      case .suggest: .suggest
      case .auto: .auto
      }
  }

  // MARK: Suggestions

  /// Returns the words to offer after a text, at most `limit`.
  package mutating func suggestions(before text: String, limit: Int) -> [Suggestion] {
    suggester?.suggestions(before: text, limit: limit).suggestions ?? []
  }

  /// Returns the words that a gesture over the keys may mean after a text, likeliest first.
  package mutating func words(
    along points: [GlidePoint], over keys: GlideKeys, after text: String, capitals: WordCase,
    limit: Int
  ) -> [Suggestion] {
    suggester?.words(
      along: points, over: keys, before: text, capitals: capitals, limit: limit) ?? []
  }

  /// Returns the text between a suggestion and the next word.
  package func separator(behind suggestion: Suggestion) -> String {
    suggester?.separator(behind: suggestion) ?? ""
  }

  /// Returns the change that a suggestion makes at the end of a text: it replaces the word being
  /// typed and adds a space in languages that separate words.
  ///
  /// ```
  /// I recie|     recie → receive␣
  /// ```
  package func change(picking suggestion: Suggestion, after text: String) -> AutomaticChange? {
    guard let suggester else { return nil }
    return AutomaticChange(
      typed: suggester.word(before: text),
      replacement: suggestion.text + suggester.separator(behind: suggestion))
  }

  /// Returns the correction of the word at the end of a text; nil if there is none or `mark` does
  /// not end the word.
  ///
  /// ```
  /// teh|  + space     the |
  /// ```
  package mutating func correction(ending text: String, with mark: String) -> AidedInsertion? {
    guard TextBeforeWord.endsWord(mark), allowsCorrection(mark),
      let change = correction(ofWordEnding: text)
    else { return nil }
    return AidedInsertion(
      removed: change.typed, inserted: change.replacement + mark,
      change: AutomaticChange(
        typed: change.typed + mark, replacement: change.replacement + mark,
        correction: change.correction))
  }

  /// Returns the correction of the word at the end of a text, which ends there; nil if there is none.
  package mutating func correction(ofWordEnding text: String) -> AutomaticChange? {
    guard let correction = suggester?.correction(before: text),
      let word = suggester?.word(before: text)
    else { return nil }
    return AutomaticChange(typed: word, replacement: correction.text, correction: correction.text)
  }

  // MARK: Lessons

  /// Returns the lesson from the word at the end of a text.
  ///
  /// - Parameters:
  ///   - mark: the text that follows the word. Nothing is learned unless it ends the word.
  ///   - aided: the text that the keyboard inserted instead of the mark, if it changed something.
  package func lesson(
    ending text: String, with mark: String, as aided: AidedInsertion? = nil
  ) -> Lesson? {
    guard TextBeforeWord.endsWord(mark), suggester?.word(before: text).isEmpty == false else {
      return nil
    }
    return suggester?.lesson(endingWordOf: text, written: aided?.change?.correction)
  }

  /// Returns the lesson from a picked suggestion; nil for a suggestion from the host's words.
  package func lesson(picking suggestion: Suggestion, after text: String) -> Lesson? {
    guard suggestion.isOfLanguageOrHistory else { return nil }
    return suggester?.lesson(endingWordOf: text, written: suggestion.text, isPicked: true)
  }

  /// Keeps the word of a correction that was taken back, so that it is not corrected again in this
  /// field.
  ///
  /// - Parameter text: the text before the word.
  /// - Returns: the lesson; nil if the change was not a correction.
  package mutating func refuse(_ change: AutomaticChange, after text: String) -> Lesson? {
    guard let correction = change.correction else { return nil }
    // A word that Send or a change of keyboard ended has no mark after it.
    let mark = TextBeforeWord.endsWord(change.typed.suffix(1)) ? 1 : 0
    let word = suggester?.word(before: change.typed.dropLast(mark)) ?? ""
    guard !word.isEmpty else { return nil }
    suggester?.keep(word)
    return suggester?.lesson(refusing: correction, ofWordEnding: text + word)
  }

  /// Returns the effects that forget a suggestion, one for each language of the keyboard. A word of
  /// the lexicon is not known from the user, but the user may have typed it too, so it is forgotten as
  /// well.
  ///
  /// - Parameter suggestion: nil if there is none at the index that was held.
  /// - Returns: `.alert` if there is nothing to forget.
  package func forgetting(_ suggestion: Suggestion?) -> [Effect] {
    guard learner != nil, let lexicons = suggester?.lexicons, let suggestion else {
      return [.alert(.noSuchCandidate)]
    }
    guard suggestion.isOfLanguageOrHistory else { return [.alert(.nothingToForget)] }
    return lexicons.map {
      .forget(Forgetting(language: $0.language, texts: [suggestion.text]))
    }
  }

  /// Records the lessons among some effects and returns the effects unchanged.
  package func recording(_ effects: [Effect]) -> [Effect] {
    learner?.recording(effects) ?? effects
  }

  /// Returns the change that takes back a correction, because a letter directly after its mark shows
  /// that the word is part of an address or a name; nil if none does.
  ///
  /// ```
  /// the.|  + c     teh.c|
  /// ```
  ///
  /// - Parameter change: the change by the last key.
  package func reopening(_ change: AutomaticChange, with text: String) -> AidedInsertion? {
    guard suggester != nil, let mark = change.typed.last, let next = text.first,
      text.count == 1, change.replacement.last == mark, change.typed.count > 1,
      TextBeforeWord.joinsWords(mark, next)
    else { return nil }
    return AidedInsertion(removed: change.replacement, inserted: change.typed + text)
  }

  private func allowsCorrection(_ mark: String) -> Bool {
    mark.first.map { TextBeforeWord.allowsCorrection(at: $0, before: nil) } ?? false
  }
}

extension Suggestion {
  /// Whether the text comes from the language or the user. Words of the host are not learned.
  fileprivate var isOfLanguageOrHistory: Bool { source == .language || source == .history }
}
