/// The user's choice among suggested words. Nothing is highlighted until Tab moves there, so that
/// no key of ordinary typing is taken.
struct SuggestionChoice {
  /// The index of the highlighted suggestion; nil for none.
  private(set) var highlighted: Int?
  /// Whether the user has closed the list with Escape. The next typed character opens it again.
  private(set) var isClosed = false

  /// Moves the highlight by one, around the ends.
  mutating func move(by step: Int, count: Int) {
    guard count > 0 else { return }
    guard let current = highlighted else {
      highlighted = step > 0 ? 0 : count - 1
      return
    }
    highlighted = (current + step + count) % count
  }

  /// Closes the list.
  mutating func close() {
    highlighted = nil
    isClosed = true
  }

  /// Begins with a new list.
  mutating func reset() { self = SuggestionChoice() }
}
