import InputCore
import Keyboards

extension KeyTap {
  /// Milliseconds between two keys: those of a quick typist.
  static let pause: UInt64 = 150

  /// What the typist does to the keys that are shown.
  func action(on view: KeyboardView?) throws(StageProblem) -> KeyboardEvent.Action {
    let keys = view?.keys ?? []
    let key =
      switch target {
      case .id(let id): keys.first { $0.id == id }
      case .text(let text): keys.first { $0.text == text }
      }
    guard let key else {
      let shown = keys.map { $0.text ?? "<\($0.id)>" }.joined(separator: " ")
      throw StageProblem(
        "the layer '\(view?.layer ?? "")' has no key for \(target); it has \(shown)")
    }
    return switch gesture {
    case .tap: .tap(key.id)
    case .longPress(let choice): .longPress(key.id, choice: choice)
    case .multiTap(let count): .multiTap(key.id, count: count)
    case .flick(let directions): .flick(key.id, directions: directions)
    }
  }
}

extension KeyboardEvent.Action {
  /// The key of a hardware keyboard that types this in the United States.
  init(onUSKeyboard event: KeyEvent) throws(StageProblem) {
    guard let key = HardwareKey(onUSKeyboard: event) else {
      throw StageProblem("no key types '\(event)' on a keyboard of the United States")
    }
    self = .hardware(key)
  }
}
