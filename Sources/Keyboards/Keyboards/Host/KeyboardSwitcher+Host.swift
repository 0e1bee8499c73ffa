import HostWords
import KeyboardPermissions
import TextDocument

extension KeyboardSwitcher: KeyboardHost {
  /// Whether there is another keyboard to switch to.
  public var needsInputModeSwitchKey: Bool { registry.enabled.count > 1 }

  /// Switches to the next keyboard of the list. Skips keyboards that cannot be opened: the user
  /// could otherwise never get past them.
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

  /// Marks the list as shown and reports it.
  public func showKeyboardList() {
    showsKeyboardList = true
    onMoment?(.keyboardList(keyboardList))
  }

  /// Hides the keyboard until the next field takes the focus.
  public func dismissKeyboard() {
    isDismissed = true
    loseFocus()
  }

  /// Does nothing: the field has no action of its own.
  public func performReturn(_ key: InputTraits.ReturnKey) {}

  /// Records the keyboard in use. A keyboard for several languages may switch by itself.
  public func primaryLanguageDidChange(to tag: String) {
    guard let id = current?.currentID else { return }
    noteInUse(id)
  }

  /// Does nothing: the embedding program decides the height.
  public func heightConstraintDidChange(to height: Double?) {}

  /// Delivers `supplementaryLexicon`.
  public func requestSupplementaryLexicon(
    completion: @escaping ([LexiconEntry]) -> Void
  ) {
    completion(supplementaryLexicon)
  }

  /// Records the error. The previous keyboard stays.
  public func keyboardDidFail(_ error: KeyboardError) {
    lastError = error
    onMoment?(.failure(error))
  }
}
