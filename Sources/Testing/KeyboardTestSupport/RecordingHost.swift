import HostWords
import KeyboardPermissions
import Keyboards
import TextDocument

/// A host that notes what it is asked, and follows no wish.
public final class RecordingHost: KeyboardHost {
  /// Whether keyboards must show a key that goes on to the next one.
  public var needsInputModeSwitchKey = true
  /// What it was asked, in order.
  public private(set) var requests: [String] = []
  /// How often it was asked for a lexicon.
  public private(set) var lexiconRequests = 0
  /// What it hands out as a lexicon.
  public var lexicon: [LexiconEntry] = []

  /// A host that was asked nothing yet.
  public init() {}

  /// Notes it.
  public func advanceToNextInputMode() { requests.append("advance") }
  /// Notes it.
  public func showKeyboardList() { requests.append("list") }
  /// Notes it.
  public func dismissKeyboard() { requests.append("dismiss") }
  /// Notes the key.
  public func performReturn(_ key: InputTraits.ReturnKey) {
    requests.append("return \(key.rawValue)")
  }
  /// Notes the tag.
  public func primaryLanguageDidChange(to tag: String) { requests.append("language \(tag)") }
  /// Notes the height.
  public func heightConstraintDidChange(to height: Double?) {
    requests.append("height \(height.map { "\($0)" } ?? "nil")")
  }
  /// Answers with `lexicon`: every keyboard asks once.
  public func requestSupplementaryLexicon(completion: @escaping ([LexiconEntry]) -> Void) {
    lexiconRequests += 1
    completion(lexicon)
  }
  /// Notes the error.
  public func keyboardDidFail(_ error: KeyboardError) { requests.append("error \(error)") }
}
