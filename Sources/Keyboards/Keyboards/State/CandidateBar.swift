import InputCore
import Suggestions

/// The candidates shown above the keys: a page of the engine, or words that the keyboard suggests.
///
/// Invariant: suggestions are those on the page shown; while the engine's page is shown there are none.
package struct CandidateBar {
  /// The page shown; nil for none.
  package private(set) var page: CandidatePage?
  /// The suggestions shown.
  private var suggestions: [Suggestion] = []

  /// Creates an empty bar.
  package init() {}

  /// How many suggestions the bar has room for.
  package static let suggestionCount = 3

  /// Shows or hides what the engine's effects say.
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

  /// Shows suggestions in place of what was shown.
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

  /// Shows nothing.
  package mutating func clear() { show([]) }

  /// The suggestion at an index of the page; nil if there is none.
  package func suggestion(at index: Int) -> Suggestion? {
    suggestions.indices.contains(index) ? suggestions[index] : nil
  }
}
