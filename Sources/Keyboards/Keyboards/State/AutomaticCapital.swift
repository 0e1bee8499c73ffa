/// Tracks a capital that the keyboard typed by itself. Deleting that capital means that a small
/// letter is wanted.
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

  /// Creates the initial state: capitals are wanted.
  package init() {}

  /// Whether the capital due here was refused by the user.
  package var isRefused: Bool { state == .refused }

  /// Ends a refusal, because text is inserted.
  package mutating func willInsert() { if isRefused { state = .none } }

  /// Records that a key has typed.
  ///
  /// - Parameter isAutomatic: whether it typed a capital that the user did not ask for.
  package mutating func didType(isAutomatic: Bool) {
    if isAutomatic {
      state = .typed
    } else if state == .typed {
      state = .none
    }
  }

  /// Records that Backspace deletes what the last key typed.
  package mutating func didDelete() { state = state == .none ? .none : .refused }
}
