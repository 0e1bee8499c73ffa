import InputCore
import KeyboardLayouts
import TypingAids

/// What the last keys left behind for the next one: dead keys that wait, a change that Backspace takes
/// back, a space that may be the first of two, a capital. All of it ends where the caret goes
/// elsewhere or something else changes the text.
package struct RecentKeys: Sendable {
  /// The layout's rules, with the dead keys that wait.
  package var transforms: TransformProcessor
  /// The change that the last key made by itself.
  package var change = UndoableChange()
  /// The space right before the caret.
  package var space = PrecedingSpace()
  /// The capital that the last key typed by itself.
  package var capital = AutomaticCapital()

  /// Creates the state before the first key of a layout.
  package init(_ layout: KeyboardLayout) { transforms = TransformProcessor(layout) }

  /// Forgets all.
  package mutating func forget() {
    transforms.reset()
    change = UndoableChange()
    space = PrecedingSpace()
    capital = AutomaticCapital()
  }

  /// Takes back the change of the last key and forgets the rest: the change is not made again here.
  package mutating func takeBackChange() -> (change: AutomaticChange, lesson: Lesson?)? {
    guard let undone = change.takeBack() else { return nil }
    let refused = change
    forget()
    change = refused
    return undone
  }
}
