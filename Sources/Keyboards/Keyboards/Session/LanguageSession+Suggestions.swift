import InputCore
import Suggestions
import TextDocument
import TypingAids

extension LanguageSession {
  /// Whether words are suggested here: in prose that the keyboard may change, without an engine that has
  /// candidates.
  var suggestsWords: Bool {
    !hasCandidatesOfEngine && !traits.isSecure && traits.allowsChanges
      && traits.keyboardType.isForProse
  }

  /// Whether what is offered comes from the engine.
  var hasCandidatesOfEngine: Bool { engine.map { $0.wordToComplete == nil } ?? false }

  /// Lets suggestions go as far as the settings say.
  mutating func setSuggestionMode() {
    let mode: CorrectionSettings.Mode =
      switch aids.settings.wordSuggestions {
      case .off: .off
      case .suggest: .suggest
      case .auto: .auto
      }
    suggester?.settings.mode = mode
  }

  /// Offers words for the text before the insertion point.
  mutating func offerSuggestions(_ context: InputContext) {
    guard suggester != nil, !hasCandidatesOfEngine else { return }
    candidates = nil
    offered = []
    guard suggestsWords, !context.hasSelection, let before = context.documentContextBeforeInput,
      let list = suggester?.suggestions(
        before: before + (engine?.wordToComplete ?? ""), limit: Self.suggestionCount),
      !list.suggestions.isEmpty
    else { return }
    offered = list.suggestions
    candidates = CandidatePage(
      candidates: list.suggestions.map {
        Candidate(Segment(reading: "", syllableEnds: [], text: $0.text))
      }, highlighted: 0, number: 0, hasNext: false)
  }

  /// How many suggestions a bar has room for.
  private static var suggestionCount: Int { 3 }

  /// Puts a suggestion in place of the word being typed, with the blank that follows it where words of
  /// the language have one. What is composed of the word is dropped.
  ///
  /// ```
  /// I recie|  + the first suggestion     I receive |
  /// ```
  mutating func pickSuggestion(_ index: Int, _ context: InputContext) -> [KeyboardEffect] {
    guard let suggester, offered.indices.contains(index),
      let before = context.documentContextBeforeInput
    else { return [] }
    forgetLastKeys()
    let composed = engine?.wordToComplete ?? ""
    let dropped = textEffects(
      composed.isEmpty ? [] : engine?.perform(.deleteSyllable, context: context) ?? [])
    let word = suggester.word(before: before + composed)
    let separator = suggester.separator(behind: offered[index])
    let text = offered[index].text + separator
    lastChange = AutomaticChange(typed: word, standing: text)
    blankOfSuggestion = !separator.isEmpty
    let written = String(word.dropLast(composed.count))
    return dropped + [.text(effect(replacing: written, with: text))]
      + teachPick(index, after: before + composed)
  }

  /// What a key comes to that ends a word which is to be corrected; nil for other keys. What an engine
  /// has made of keys is not corrected.
  ///
  /// ```
  /// teh|   + blank         the |
  /// the |  + Backspace     teh |     and a blank there corrects it no more
  /// ```
  mutating func correctedInsertion(of text: String, after before: String) -> AidedInsertion? {
    guard engine == nil, suggestsWords, text.count == 1, let mark = text.first,
      TextBeforeWord.endsWord(mark),
      let correction = suggester?.correction(before: before),
      let word = suggester?.word(before: before)
    else { return nil }
    return AidedInsertion(
      removed: word, inserted: correction.text + text,
      change: AutomaticChange(typed: word + text, standing: correction.text + text))
  }

  /// A mark typed right behind a suggestion takes the place of its blank: `Hello |` and `,` give
  /// `Hello,|`. In French a mark with a blank of its own gets that one: `Bonjour !` with a narrow one.
  mutating func closingUp(_ text: String, after before: String) -> AidedInsertion? {
    defer { blankOfSuggestion = false }
    guard blankOfSuggestion, before.last == " ", text.count == 1, let mark = text.first,
      let standing = contents.locale.spaceBefore[mark].map({ $0 + text })
        ?? (contents.locale.closesUp.contains(mark) ? text : nil)
    else { return nil }
    return AidedInsertion(
      removed: " ", inserted: standing,
      change: AutomaticChange(typed: " " + text, standing: standing))
  }
}
