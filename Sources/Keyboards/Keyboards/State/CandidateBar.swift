import InputCore
import Suggestions

/// The candidates shown above the keys: a page of the engine, or suggested words.
///
/// Invariant: the suggestions are those of the page shown. While a page of the engine is shown
/// there are none.
package struct CandidateBar {
  /// The page shown; nil for none.
  package private(set) var page: CandidatePage?
  /// The suggestions shown.
  private var suggestions: [Suggestion] = []

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
      case .hideCandidates: clear()
      default: break
      }
    }
  }

  /// Replaces the page by suggestions.
  package mutating func show(_ suggestions: [Suggestion]) {
    self.suggestions = suggestions
    page =
      suggestions.isEmpty
      ? nil
      : CandidatePage(
        candidates: suggestions.map {
          Candidate(Segment(reading: "", syllableEnds: [], text: $0.text))
        }, highlighted: 0, number: 0, hasNext: false)
  }

  /// Clears the bar.
  package mutating func clear() { show([]) }

  /// Returns the suggestion at an index of the page; nil if there is none.
  package func suggestion(at index: Int) -> Suggestion? {
    suggestions.indices.contains(index) ? suggestions[index] : nil
  }
}
