import HostWords
import KeyboardPermissions
import Keyboards
import TextDocument

/// A host that records requests and fulfils none.
package final class RecordingHost: KeyboardHost {
  /// Whether keyboards must show a key to switch to the next one.
  package var needsInputModeSwitchKey = true
  /// The requests in order.
  package private(set) var requests: [String] = []
  /// The number of requests for a lexicon.
  package private(set) var lexiconRequests = 0
  /// The lexicon that the host returns.
  package var lexicon: [LexiconEntry] = []

  /// Creates a host without recorded requests.
  package init() {}

  /// Records the request.
  package func advanceToNextInputMode() { requests.append("advance") }
  /// Records the request.
  package func showKeyboardList() { requests.append("list") }
  /// Records the request.
  package func dismissKeyboard() { requests.append("dismiss") }
  /// Records the key.
  package func performReturn(_ key: InputTraits.ReturnKey) {
    requests.append("return \(key.rawValue)")
  }
  /// Records the tag.
  package func primaryLanguageDidChange(to tag: String) { requests.append("language \(tag)") }
  /// Records the height.
  package func heightConstraintDidChange(to height: Double?) {
    requests.append("height \(height.map { "\($0)" } ?? "nil")")
  }
  /// Returns `lexicon`, and counts the request: each keyboard makes only one.
  package func requestSupplementaryLexicon(completion: @escaping ([LexiconEntry]) -> Void) {
    lexiconRequests += 1
    completion(lexicon)
  }
  /// Records the error.
  package func keyboardDidFail(_ error: KeyboardError) { requests.append("error \(error)") }
}
