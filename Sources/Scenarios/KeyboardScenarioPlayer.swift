import InputCore
import Keyboards
import TextDocument

/// Plays scenarios with keyboards: taps, hardware keys, switches of the language.
public struct KeyboardScenarioPlayer {
  private let registry: KeyboardRegistry

  /// A player with these keyboards to choose from.
  public init(registry: KeyboardRegistry) {
    self.registry = registry
  }

  /// Plays the scenarios of one script, in order: a `KEYBOARD` line holds until the next.
  public func play(_ scenarios: [Scenario], file: String) -> [ScenarioFailure] {
    var keyboard: (id: String, isHardware: Bool)?
    return scenarios.flatMap { scenario in
      let failures = scenario.play(
        on: KeyboardStage(registry: registry, keyboard: keyboard), file: file)
      for step in scenario.steps {
        if case .keyboard(let id, let isHardware) = step.action { keyboard = (id, isHardware) }
      }
      return failures
    }
  }
}

/// A keyboard and its document.
private struct KeyboardStage: Stage {
  let controller: KeyboardController<InMemoryDocument>
  let effects = EffectLog()
  var isHardware = false
  var time: UInt64 = 0
  /// Why the keyboard of the scenario cannot be shown.
  var failure: String?

  /// What the controller did since the last line that did something.
  final class EffectLog {
    var scene = Scene()
  }

  /// Milliseconds between two keys: those of a quick typist.
  private static let pause: UInt64 = 150

  init(registry: KeyboardRegistry, keyboard: (id: String, isHardware: Bool)?) {
    controller = KeyboardController(registry: registry, textDocumentProxy: InMemoryDocument())
    let effects = effects
    controller.onEffect = { effect in
      if case .text(let effect) = effect { effects.scene.note(effect) }
    }
    if let keyboard { failure = show(keyboard.id, isHardware: keyboard.isHardware) }
  }

  var scene: Scene {
    var scene = effects.scene
    scene.document = controller.textDocumentProxy
    scene.layer = controller.view()?.layer ?? ""
    return scene
  }

  mutating func perform(_ action: Scenario.Action) -> String? {
    if let failure { return failure }
    effects.scene.committed = ""
    switch action {
    case .keyboard(let id, let isHardware): return show(id, isHardware: isHardware)
    case .field(let type):
      controller.handle(.traitsChanged(InputTraits(keyboardType: type), .kept))
      return nil
    case .language(let tag):
      return attempt { () throws(KeyboardError) in try controller.switchLanguage(to: tag) }
    case .keys(let events): return press(events)
    case .tap(let taps):
      for tap in taps {
        if let failure = self.tap(tap) { return failure }
      }
      return nil
    case .expect: return nil
    }
  }

  private mutating func show(_ id: String, isHardware: Bool) -> String? {
    self.isHardware = isHardware
    return attempt { () throws(KeyboardError) in
      try controller.switchLanguage(to: id)
      try controller.viewWillAppear(with: InputTraits())
    }
  }

  private func attempt(_ body: () throws(KeyboardError) -> Void) -> String? {
    do throws(KeyboardError) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  private mutating func press(_ events: [KeyEvent]) -> String? {
    guard isHardware else {
      return "KEYS needs a hardware keyboard; write TAP for a touch keyboard"
    }
    for event in events {
      guard let key = HardwareKey(onUSKeyboard: event) else {
        return "no key types '\(event)' on a keyboard of the United States"
      }
      handle(.hardware(key))
    }
    return nil
  }

  private mutating func tap(_ tap: KeyTap) -> String? {
    let keys = controller.view()?.keys ?? []
    let key =
      switch tap.target {
      case .id(let id): keys.first { $0.id == id }
      case .text(let text): keys.first { $0.text == text }
      }
    guard let key else {
      return "the layer '\(scene.layer)' has no key for \(tap.target); it has "
        + keys.map { $0.text ?? "<\($0.id)>" }.joined(separator: " ")
    }
    switch tap.gesture {
    case .tap: handle(.tap(key.id))
    case .longPress(let choice): handle(.longPress(key.id, choice: choice))
    case .multiTap(let count): handle(.multiTap(key.id, count: count))
    case .flick(let directions): handle(.flick(key.id, directions: directions))
    }
    return nil
  }

  private mutating func handle(_ action: KeyboardEvent.Action) {
    effects.scene.alert = nil
    time += Self.pause
    controller.handle(KeyboardEvent(action, time: time))
  }
}
