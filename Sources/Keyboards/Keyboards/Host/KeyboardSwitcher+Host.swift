import HostWords
import KeyboardPermissions
import TextDocument

extension KeyboardSwitcher: KeyboardHost {
  /// Whether there is another keyboard to go to.
  public var needsInputModeSwitchKey: Bool { registry.enabled.count > 1 }

  /// Shows the next keyboard of the list. A keyboard that cannot be opened is skipped: the user could
  /// otherwise never get past it.
  public func advanceToNextInputMode() {
    var id = registry.next(after: currentID)
    while id != currentID {
      do throws(KeyboardError) {
        return try show(id)
      } catch {
        keyboardDidFail(error)
        id = registry.next(after: id)
      }
    }
  }

  /// Shows the list.
  public func showKeyboardList() {
    showsKeyboardList = true
    onMoment?(.keyboardList(keyboardList))
  }

  /// Hides the keyboard until the next field takes the focus.
  public func dismissKeyboard() {
    isDismissed = true
    loseFocus()
  }

  /// A field without an action of its own does nothing.
  public func performReturn(_ key: InputTraits.ReturnKey) {}

  /// Notes the keyboard in use: a keyboard for several languages may switch by itself.
  public func primaryLanguageDidChange(to tag: String) {
    guard let id = current?.currentID else { return }
    noteInUse(id)
  }

  /// Does nothing: the embedding program decides on the height.
  public func heightConstraintDidChange(to height: Double?) {}

  /// Delivers `supplementaryLexicon`.
  public func requestSupplementaryLexicon(
    completion: @escaping ([LexiconEntry]) -> Void
  ) {
    completion(supplementaryLexicon)
  }

  /// Notes the error; the previous keyboard stays.
  public func keyboardDidFail(_ error: KeyboardError) {
    lastError = error
    onMoment?(.failure(error))
  }
}
