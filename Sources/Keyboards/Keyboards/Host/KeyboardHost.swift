import HostWords
import KeyboardPermissions
import TextDocument

/// The services of a host to a keyboard, apart from taking text. A host may decline any request.
public protocol KeyboardHost: AnyObject {
  /// Whether the keyboard must show a key for the next keyboard, because the host shows none.
  var needsInputModeSwitchKey: Bool { get }
  /// Switches to the next keyboard.
  func advanceToNextInputMode()
  /// Returns to the keyboard used before this one. A host that knows none switches to the next one,
  /// which is what it does by default.
  func returnToPreviousKeyboard()
  /// Shows the list of keyboards with the current one marked.
  func showKeyboardList()
  /// Hides the keyboard.
  func dismissKeyboard()
  /// Performs the action of the field's return key.
  func performReturn(_ key: InputTraits.ReturnKey)
  /// Called after the keyboard has switched to another language, a BCP 47 tag.
  func primaryLanguageDidChange(to tag: String)
  /// Called when the keyboard asks for another height in points; nil leaves it to the host.
  func heightConstraintDidChange(to height: Double?)
  /// Delivers names and text shortcuts, now or later. They supplement the keyboard's own lexicon
  /// and need no capability.
  func requestSupplementaryLexicon(completion: @escaping ([LexiconEntry]) -> Void)
  /// Called if a keyboard could not be opened. The previous one stays in use.
  func keyboardDidFail(_ error: KeyboardError)
}

extension KeyboardHost {
  /// Switches to the next keyboard.
  public func returnToPreviousKeyboard() { advanceToNextInputMode() }
}
