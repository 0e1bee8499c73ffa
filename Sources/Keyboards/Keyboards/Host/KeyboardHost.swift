import HostWords
import KeyboardPermissions
import TextDocument

/// What a host does for a keyboard besides taking text. Requests are wishes: a host may have its
/// reasons not to follow.
public protocol KeyboardHost: AnyObject {
  /// Whether the host offers no way of its own to the next keyboard: the keyboard must show a key.
  var needsInputModeSwitchKey: Bool { get }
  /// Go on to the next keyboard.
  func advanceToNextInputMode()
  /// Show the list of keyboards, the current one marked.
  func showKeyboardList()
  /// Put the keyboard away.
  func dismissKeyboard()
  /// Do what the return key of the field does.
  func performReturn(_ key: InputTraits.ReturnKey)
  /// The keyboard types another language now.
  func primaryLanguageDidChange(to tag: String)
  /// The keyboard wants another height, in points; nil leaves it to the host.
  func heightConstraintDidChange(to height: Double?)
  /// Names and text shortcuts for the lexicon, whenever they are there. They supplement a lexicon of
  /// the keyboard's own and depend on no capability.
  func requestSupplementaryLexicon(completion: @escaping ([LexiconEntry]) -> Void)
  /// A keyboard could not be had, and the one before is still in use.
  func keyboardDidFail(_ error: KeyboardError)
}
