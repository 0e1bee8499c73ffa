import InputCore
import Suggestions
import UserHistory

/// The candidates shown above the keys: a page of the engine, suggested words, or copied texts.
///
/// Invariant: the suggestions or copied texts are those of the page shown. While a page of the engine is
/// shown there are none.
package struct CandidateBar {
  /// The page shown; nil for none.
  package private(set) var page: CandidatePage?
  /// The suggestions shown.
  private var suggestions: [Suggestion] = []
  /// The copied texts shown.
  private var copied: [ClipboardHistory.Entry] = []

  /// Creates an empty bar.
  package init() {}

  /// The number of suggestions that fit.
  package static let suggestionCount = 3

  /// Shows or hides the page as the engine's effects request.
  package mutating func follow(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .showCandidates(let page):
        self.page = page
        suggestions = []
        copied = []
      case .hideCandidates: clear()
      default: break
      }
    }
  }

  /// Replaces the page by suggestions.
  package mutating func show(_ suggestions: [Suggestion]) {
    self.suggestions = suggestions
    copied = []
    page =
      suggestions.isEmpty
      ? nil
      : CandidatePage(
        candidates: suggestions.map {
          Candidate(Segment(reading: "", syllableEnds: [], text: $0.text))
        }, highlighted: 0, number: 0, hasNext: false)
  }

  /// Replaces the page by copied texts, each in one short line.
  package mutating func show(copied entries: [ClipboardHistory.Entry]) {
    suggestions = []
    copied = entries
    page =
      entries.isEmpty
      ? nil
      : CandidatePage(
        candidates: entries.map { entry in
          Candidate(
            Segment(reading: "", syllableEnds: [], text: entry.text.shortened),
            gloss: entry.isPinned ? "pinned" : nil)
        }, highlighted: 0, number: 0, hasNext: false)
  }

  /// Whether copied texts are shown.
  package var showsCopiedTexts: Bool { !copied.isEmpty }

  /// Returns the copied text at an index of the page; nil if there is none.
  package func copiedText(at index: Int) -> ClipboardHistory.Entry? {
    copied.indices.contains(index) ? copied[index] : nil
  }

  /// Clears the bar.
  package mutating func clear() { show([]) }

  /// Returns the suggestion at an index of the page; nil if there is none.
  package func suggestion(at index: Int) -> Suggestion? {
    suggestions.indices.contains(index) ? suggestions[index] : nil
  }
}

extension String {
  /// The number of characters of a copied text that are shown.
  private static let shownCharacters = 40

  /// The text in one line: white space is a space, and a long text is cut.
  fileprivate var shortened: String {
    let words = prefix(4 * Self.shownCharacters).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let isCut = words.count > Self.shownCharacters || count > 4 * Self.shownCharacters
    return isCut ? words.prefix(Self.shownCharacters) + "…" : words
  }
}
