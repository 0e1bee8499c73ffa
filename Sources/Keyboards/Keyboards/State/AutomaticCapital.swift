/// A capital that the user did not ask for, and whether it is wanted: deleting one means that a small
/// letter is meant.
///
/// ```
/// |     + i             I|      typed
/// I|    + Backspace     |       refused: the next letter stays small
/// ```
package struct AutomaticCapital: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case none, typed, refused
  }

  private var state = State.none

  /// Creates the state of a place where capitals are wanted.
  package init() {}

  /// Whether the capital that is due here is not wanted.
  package var isRefused: Bool { state == .refused }

  /// A text is inserted: what was refused before it is over.
  package mutating func willInsert() { if isRefused { state = .none } }

  /// A key has typed. `isAutomatic` is true if it typed a capital that nobody asked for.
  package mutating func didType(isAutomatic: Bool) {
    if isAutomatic {
      state = .typed
    } else if state == .typed {
      state = .none
    }
  }

  /// Backspace deletes what the last key typed.
  package mutating func didDelete() { state = state == .none ? .none : .refused }
}
