import InputCore
import KeyboardLayouts
import TypingAids

/// The state that the last keys leave for the next one: waiting dead keys, a change that Backspace
/// takes back, a space that may be the first of two, an automatic capital. All of it ends when the
/// caret moves elsewhere or something else changes the text.
package struct RecentKeys: Sendable {
  /// The layout's rules, with the waiting dead keys.
  package var transforms: TransformProcessor
  /// The change that the last key made by itself.
  package var change = UndoableChange()
  /// The space directly before the caret.
  package var space = PrecedingSpace()
  /// The capital that the last key typed by itself.
  package var capital = AutomaticCapital()
  /// Whether the last key typed text, so that the word before the caret was typed here.
  package var isTyping = false

  /// Creates the state before the first key of a layout.
  package init(_ layout: KeyboardLayout) { transforms = TransformProcessor(layout) }

  /// Clears all of it.
  package mutating func forget() {
    transforms.reset()
    change = UndoableChange()
    space = PrecedingSpace()
    capital = AutomaticCapital()
    isTyping = false
  }

  /// Takes back the change of the last key and clears the rest. The change is not made again here.
  package mutating func takeBackChange() -> (change: AutomaticChange, lesson: Lesson?)? {
    guard let undone = change.takeBack() else { return nil }
    let refused = change
    forget()
    change = refused
    return undone
  }
}
