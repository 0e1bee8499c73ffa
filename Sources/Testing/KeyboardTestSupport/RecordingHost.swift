import HostWords
import KeyboardPermissions
import Keyboards
import TextDocument

/// A host that notes what it is asked, and follows no wish.
package final class RecordingHost: KeyboardHost {
  /// Whether keyboards must show a key that goes on to the next one.
  package var needsInputModeSwitchKey = true
  /// What it was asked, in order.
  package private(set) var requests: [String] = []
  /// How often it was asked for a lexicon.
  package private(set) var lexiconRequests = 0
  /// What it hands out as a lexicon.
  package var lexicon: [LexiconEntry] = []

  /// A host that was asked nothing yet.
  package init() {}

  /// Notes it.
  package func advanceToNextInputMode() { requests.append("advance") }
  /// Notes it.
  package func showKeyboardList() { requests.append("list") }
  /// Notes it.
  package func dismissKeyboard() { requests.append("dismiss") }
  /// Notes the key.
  package func performReturn(_ key: InputTraits.ReturnKey) {
    requests.append("return \(key.rawValue)")
  }
  /// Notes the tag.
  package func primaryLanguageDidChange(to tag: String) { requests.append("language \(tag)") }
  /// Notes the height.
  package func heightConstraintDidChange(to height: Double?) {
    requests.append("height \(height.map { "\($0)" } ?? "nil")")
  }
  /// Answers with `lexicon`: every keyboard asks once.
  package func requestSupplementaryLexicon(completion: @escaping ([LexiconEntry]) -> Void) {
    lexiconRequests += 1
    completion(lexicon)
  }
  /// Notes the error.
  package func keyboardDidFail(_ error: KeyboardError) { requests.append("error \(error)") }
}
