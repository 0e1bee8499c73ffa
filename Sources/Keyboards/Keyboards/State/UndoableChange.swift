import InputCore
import TypingAids

/// The change that the keyboard made by itself with the last key. One Backspace takes back the
/// change and its lesson. The same change is then not made again at that position.
///
/// ```
/// teh + space    the |    made(teh␣ → the␣)
/// Backspace      teh |    refused(teh␣ → the␣)
/// ```
///
/// Invariant: a change is either made or refused, and a lesson belongs to exactly one change.
package struct UndoableChange: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case none
    case made(AutomaticChange, taught: Lesson?)
    case refused(AutomaticChange)
  }

  private var state = State.none

  /// Creates the state without a change.
  package init() {}

  /// Whether Backspace would take back a change.
  package var isPending: Bool { if case .made = state { true } else { false } }

  /// The change that Backspace would take back; nil if there is none.
  package var pending: AutomaticChange? {
    if case .made(let change, _) = state { change } else { nil }
  }

  /// Whether this change was taken back here.
  package func isRefused(_ change: AutomaticChange) -> Bool { state == .refused(change) }

  /// Records a change by the last key.
  ///
  /// - Parameter lesson: the lesson from the change; nil for none.
  package mutating func make(_ change: AutomaticChange, teaching lesson: Lesson? = nil) {
    state = .made(change, taught: lesson)
  }

  /// Takes back the change.
  ///
  /// - Returns: the change and its lesson; nil if the last key changed nothing.
  package mutating func takeBack() -> (change: AutomaticChange, lesson: Lesson?)? {
    guard case .made(let change, let lesson) = state else { return nil }
    state = .refused(change)
    return (change, lesson)
  }

  /// Clears the state, because something else was typed or the caret moved.
  package mutating func forget() { state = .none }
}
