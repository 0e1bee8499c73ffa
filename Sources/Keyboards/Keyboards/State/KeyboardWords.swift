import HostWords
import InputCore
import Suggestions
import TypingAids
import UserHistory

/// The words of a keyboard whose engine offers no candidates: what is suggested, what is corrected,
/// and what that teaches. Without a suggester it has none of them.
package struct KeyboardWords {
  private var suggester: Suggester?
  private let learner: (any HistoryLearner)?

  /// Creates the words of a keyboard.
  ///
  /// - Parameters:
  ///   - suggester: what suggests and corrects; nil for nothing.
  ///   - learner: where typed words are learned; nil for nowhere.
  package init(_ suggester: Suggester?, learner: (any HistoryLearner)?) {
    self.suggester = suggester
    self.learner = learner
    self.suggester?.history = learner
  }

  /// Whether the keyboard has words.
  package var exist: Bool { suggester != nil }

  /// Whether typed words can be learned, as far as the field and the user allow it.
  package var canLearn: Bool {
    learner != nil && suggester.map { $0.settings.mode != .off } ?? false
  }

  /// The host's names, shortcuts and words.
  package var supplement: LexiconIndex {
    get { suggester?.supplement ?? LexiconIndex([]) }
    set { suggester?.supplement = newValue }
  }

  /// Sets how far suggestions go.
  package mutating func setMode(_ mode: WordSuggestions) {
    suggester?.settings.mode =
      switch mode {
      case .off: .off
      case .suggest: .suggest
      case .auto: .auto
      }
  }

  // MARK: Suggestions

  /// The words to offer after a text.
  package mutating func suggestions(before text: String, limit: Int) -> [Suggestion] {
    suggester?.suggestions(before: text, limit: limit).suggestions ?? []
  }

  /// The change that a suggestion makes at the end of a text: it takes the place of the word being
  /// typed, with the space that follows it in languages that have one.
  ///
  /// ```
  /// I recie|     recie → receive␣
  /// ```
  package func change(picking suggestion: Suggestion, after text: String) -> AutomaticChange? {
    guard let suggester else { return nil }
    return AutomaticChange(
      typed: suggester.word(before: text),
      standing: suggestion.text + suggester.separator(behind: suggestion))
  }

  /// The correction of the word at the end of a text, if the typed text ends it.
  ///
  /// ```
  /// teh|  + space     the |
  /// ```
  package mutating func correction(ending text: String, with mark: String) -> AidedInsertion? {
    guard endsWord(mark), let correction = suggester?.correction(before: text),
      let word = suggester?.word(before: text)
    else { return nil }
    return AidedInsertion(
      removed: word, inserted: correction.text + mark,
      change: AutomaticChange(typed: word + mark, standing: correction.text + mark))
  }

  // MARK: Lessons

  /// What the word at the end of a text teaches.
  ///
  /// - Parameters:
  ///   - mark: what ends the word; nothing is learned of a word that goes on.
  ///   - aided: what the keyboard inserted in place of the mark, if it changed something.
  package func lesson(
    ending text: String, with mark: String, as aided: AidedInsertion? = nil
  ) -> Lesson? {
    guard endsWord(mark), let word = suggester?.word(before: text), !word.isEmpty else {
      return nil
    }
    // Other changes than corrections leave the word as it is.
    let correction =
      aided.flatMap { $0.removed == word ? String($0.inserted.dropLast(mark.count)) : nil }
    return suggester?.lesson(endingWordOf: text, written: correction)
  }

  /// What a picked suggestion teaches; nil for what is the host's.
  package func lesson(picking suggestion: Suggestion, after text: String) -> Lesson? {
    guard suggestion.isOfLanguageOrHistory else { return nil }
    return suggester?.lesson(endingWordOf: text, written: suggestion.text, isPicked: true)
  }

  /// Keeps the word of a correction that was taken back: it is not corrected again in this field.
  ///
  /// - Parameter text: the text before the word.
  /// - Returns: what that teaches; nil if the change was no correction.
  package mutating func refuse(_ change: AutomaticChange, after text: String) -> Lesson? {
    let word = suggester?.word(before: change.typed.dropLast()) ?? ""
    guard !word.isEmpty, endsWord(change.typed.suffix(1)) else { return nil }
    suggester?.keep(word)
    return suggester?.lesson(
      refusing: String(change.standing.dropLast()), ofWordEnding: text + word)
  }

  /// Has a suggestion forgotten. Words of a lexicon are not known from the user, though he may have
  /// typed them too: those are forgotten as well.
  ///
  /// - Parameter suggestion: nil if nothing is offered at the place that was held.
  package func forgetting(_ suggestion: Suggestion?) -> Effect {
    guard learner != nil, let language = suggester?.lexicons.first?.language, let suggestion else {
      return .alert(.noSuchCandidate)
    }
    guard suggestion.isOfLanguageOrHistory else { return .alert(.nothingToForget) }
    return .forget(Forgetting(language: language, texts: [suggestion.text]))
  }

  /// Records the lessons among some effects.
  ///
  /// - Returns: the effects, unchanged.
  package func recording(_ effects: [Effect]) -> [Effect] {
    learner?.recording(effects) ?? effects
  }

  private func endsWord(_ mark: some StringProtocol) -> Bool {
    mark.count == 1 && mark.first.map(TextBeforeWord.endsWord) ?? false
  }
}

extension Suggestion {
  /// Whether the user or the language knows the text: what is the host's stays there.
  fileprivate var isOfLanguageOrHistory: Bool { source == .language || source == .history }
}
