import InputCore
import Keyboards

extension KeyTap {
  /// The milliseconds between two keys of a fast typist.
  static let pause: UInt64 = 150

  /// Returns the keyboard event of the tap on the shown keys.
  ///
  /// - Throws: `StageProblem` if the shown layer has no such key.
  func action(on view: KeyboardView?) throws(StageProblem) -> KeyboardEvent.Action {
    let id = try Self.key(target, on: view).id
    switch gesture {
    case .tap: return .tap(id)
    case .longPress(let choice): return .longPress(id, choice: choice)
    case .multiTap(let count): return .multiTap(id, count: count)
    case .flick(let directions): return .flick(id, directions: directions)
    case .glide(let targets):
      var keys: [KeyCap] = []
      for target in targets { keys.append(try Self.key(target, on: view)) }
      return .glide(GlidePath(over: keys, on: view?.size ?? KeyboardSize()))
    }
  }

  private static func key(
    _ target: Target, on view: KeyboardView?
  ) throws(StageProblem) -> KeyCap {
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
    return key
  }
}

extension KeyboardEvent.Action {
  /// Creates the hardware key that types an event on a US keyboard.
  ///
  /// - Throws: `StageProblem` if no key types it.
  init(onUSKeyboard event: KeyEvent) throws(StageProblem) {
    guard let key = HardwareKey(onUSKeyboard: event) else {
      throw StageProblem("no key of a US keyboard types '\(event)'")
    }
    self = .hardware(key)
  }
}
