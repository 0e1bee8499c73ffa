/// The user's choice among suggested words by keys. Nothing is highlighted until Tab moves there, so that
/// no key of ordinary typing is taken.
package struct SuggestionChoice {
  /// The index of the highlighted suggestion; nil for none.
  package private(set) var highlighted: Int?
  /// Whether the user has closed the list with Escape. The next typed character opens it again.
  package private(set) var isClosed = false

  /// Creates a choice without a highlight.
  package init() {}

  /// Moves the highlight by one, around the ends.
  package mutating func move(by step: Int, count: Int) {
    guard count > 0 else { return }
    guard let current = highlighted else {
      highlighted = step > 0 ? 0 : count - 1
      return
    }
    highlighted = (current + step + count) % count
  }

  /// Closes the list.
  package mutating func close() {
    highlighted = nil
    isClosed = true
  }

  /// Begins with a new list.
  package mutating func reset() { self = SuggestionChoice() }
}
