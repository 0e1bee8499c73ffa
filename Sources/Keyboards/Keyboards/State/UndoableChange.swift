import InputCore
import TypingAids

/// The change that the keyboard made by itself with the last key. One Backspace takes it back, with
/// what it taught, and the same change is not made again at that place.
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

  /// Creates the state of a field in which nothing was changed.
  package init() {}

  /// Whether one Backspace takes a change back.
  package var isPending: Bool { if case .made = state { true } else { false } }

  /// Whether the change was taken back here.
  package func isRefused(_ change: AutomaticChange) -> Bool { state == .refused(change) }

  /// The last key made a change.
  ///
  /// - Parameter lesson: what the change taught; nil for nothing.
  package mutating func make(_ change: AutomaticChange, teaching lesson: Lesson? = nil) {
    state = .made(change, taught: lesson)
  }

  /// Takes the change back.
  ///
  /// - Returns: the change and what it taught; nil if the last key changed nothing.
  package mutating func takeBack() -> (change: AutomaticChange, lesson: Lesson?)? {
    guard case .made(let change, let lesson) = state else { return nil }
    state = .refused(change)
    return (change, lesson)
  }

  /// Something else was typed, or the caret moved.
  package mutating func forget() { state = .none }
}
