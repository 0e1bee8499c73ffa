import HostWords
import KeyboardPermissions
import TextDocument

/// The services of a host to a keyboard besides taking text. A host may decline any request.
public protocol KeyboardHost: AnyObject {
  /// Whether the keyboard must show a key for the next keyboard, because the host has none.
  var needsInputModeSwitchKey: Bool { get }
  /// Shows the next keyboard.
  func advanceToNextInputMode()
  /// Shows the list of keyboards, the current one marked.
  func showKeyboardList()
  /// Hides the keyboard.
  func dismissKeyboard()
  /// Carries out the action of the field's return key.
  func performReturn(_ key: InputTraits.ReturnKey)
  /// The keyboard now types another language.
  func primaryLanguageDidChange(to tag: String)
  /// The keyboard asks for another height in points; nil leaves it to the host.
  func heightConstraintDidChange(to height: Double?)
  /// Delivers names and text shortcuts, now or later. They supplement the keyboard's own lexicon and
  /// need no capability.
  func requestSupplementaryLexicon(completion: @escaping ([LexiconEntry]) -> Void)
  /// A keyboard could not be opened; the previous one is still in use.
  func keyboardDidFail(_ error: KeyboardError)
}
