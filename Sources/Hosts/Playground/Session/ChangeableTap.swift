import InputCore
import Keyboards
import TextDocument

/// A tap that a quick tap on the same key takes back, with the state before it.
///
/// ```
/// あ        あ|
/// あ*2      い|     the tap before is taken back
/// ```
struct ChangeableTap {
  var key: String
  /// The number of taps so far.
  var count: Int
  var language: LanguageSession
  var document: InMemoryDocument
  var preedit: Preedit
  var recorder: ScenarioRecorder?
}

extension PlaygroundSession {
  /// Takes back the last tap if an action is the next quick tap on its key.
  mutating func takeBackTap(before action: KeyboardEvent.Action) {
    guard case .multiTap(let key, let count) = action, let tap = lastTap, tap.key == key,
      tap.count == count - 1
    else { return }
    language = tap.language
    document = tap.document
    preedit = tap.preedit
    recorder = tap.recorder
  }

  /// Returns the tap of an action that is about to be handled; nil for other actions and for keys
  /// without quick taps.
  func changeableTap(of action: KeyboardEvent.Action) -> ChangeableTap? {
    let (key, count): (String, Int)
    switch action {
    case .tap(let id): (key, count) = (id, 1)
    case .multiTap(let id, let number): (key, count) = (id, number)
    default: return nil
    }
    guard language.contents.layout.key(key)?.gestures.multiTap.isEmpty == false else { return nil }
    return ChangeableTap(
      key: key, count: count, language: language, document: document, preedit: preedit,
      recorder: recorder)
  }
}
