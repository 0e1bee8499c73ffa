import InputCore
import TextDocument

/// Plays scenarios with an input method, key by key, on an in-memory document.
package struct ScenarioPlayer<Method: InputMethod> {
  private let method: Method
  private let keymap: Keymap

  /// Creates a player for one input method.
  package init(method: Method, keymap: Keymap = .multistage) {
    self.method = method
    self.keymap = keymap
  }

  /// Plays one scenario to its end.
  ///
  /// - Parameter file: The file name for messages.
  /// - Returns: The failed lines.
  package func play(_ scenario: Scenario, file: String) -> [ScenarioFailure] {
    scenario.play(
      on: SessionStage(session: InputSession(method: method, keymap: keymap)), file: file)
  }
}

/// A stage that plays a script in a session of an input method.
private struct SessionStage<Method: InputMethod>: Stage {
  var session: InputSession<Method>
  var scene = Scene()

  mutating func perform(_ action: Scenario.Action) -> String? {
    guard case .keys(let events) = action else {
      return "needs a keyboard; this script is played with an input method alone"
    }
    scene.committed = ""
    events.forEach { press($0) }
    return nil
  }

  private mutating func press(_ event: KeyEvent) {
    scene.alert = nil
    let context = InputContext(
      documentContextBeforeInput: scene.document.documentContextBeforeInput)
    for effect in session.handle(event, context: context) {
      scene.document.apply(effect)
      scene.note(effect)
    }
  }
}
