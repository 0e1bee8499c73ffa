import InputCore
import Keyboards
import TextDocument

/// A stage plays a script: it carries out actions and shows the state that expectations check.
protocol Stage {
  /// The current state, which expectations are checked against.
  var scene: Scene { get }
  /// Carries out an action.
  ///
  /// - Returns: The reason why it failed; nil if it succeeded.
  mutating func perform(_ action: Scenario.Action) -> String?
}

/// The visible state after a line.
struct Scene {
  var document = InMemoryDocument()
  var preedit = Preedit.empty
  var page: CandidatePage?
  var committed = ""
  var alert: Effect.Alert?
  var layer = ""
  /// The action of the last return key; empty if the last key was another.
  var action = ""
  /// The keyboard that serves the field, as in `SERVES`.
  var service = "custom"
  /// The list of keyboards; empty if it is not shown.
  var list: [String] = []

  /// Updates the state by an effect of a keyboard.
  mutating func note(_ effect: KeyboardEffect) {
    switch effect {
    case .text(let effect): note(effect)
    case .host(.performReturn(let key)): action = key.rawValue
    case .host, .moveCaret: break
    }
  }

  /// Updates the state by an effect.
  mutating func note(_ effect: Effect) {
    switch effect {
    case .setMarkedText(let preedit): self.preedit = preedit
    case .insertText(let text):
      committed += text
      preedit = .empty
    case .showCandidates(let page): self.page = page
    case .hideCandidates: page = nil
    case .alert(let alert): self.alert = alert
    case .replaceText, .moveCaretBack, .showModes, .passThrough, .learn, .unlearn, .forget: break
    }
  }

  /// Returns how the state differs from an expectation; nil if it meets it.
  func unmet(_ expectation: Scenario.Expectation) -> String? {
    switch expectation {
    case .preedit(let expected):
      return compare("preedit", expected, preedit.text.isEmpty ? "" : preedit.textWithCaret)
    case .candidates(let expected):
      let shown = page?.candidates.map(\.text) ?? []
      let actual = expected.isEmpty ? shown : Array(shown.prefix(expected.count))
      return compare("candidates", expected.joined(separator: " "), actual.joined(separator: " "))
    case .offers(let expected):
      let shown = page?.candidates.map(\.text) ?? []
      let missing = expected.filter { !shown.contains($0) }
      guard !missing.isEmpty else { return nil }
      return "not offered: \(missing.joined(separator: " ")); "
        + "the page has \(shown.joined(separator: " "))"
    case .commit(let expected): return compare("commit", expected, committed)
    case .document(let expected):
      let withCaret = document.textBeforeInput + "|" + document.textAfterInput
      return compare("document", expected, expected.contains("|") ? withCaret : document.text)
    case .alert(let expected): return compare("alert", expected, alert?.rawValue ?? "")
    case .layer(let expected): return compare("layer", expected, layer)
    case .action(let expected): return compare("action", expected, action)
    case .service(let expected): return compare("service", expected, service)
    case .list(let expected):
      let shown = expected.isEmpty ? list : Array(list.prefix(expected.count))
      return compare("list", expected.joined(separator: " "), shown.joined(separator: " "))
    }
  }

  /// Compares code points, because canonically equivalent texts count as different here.
  private func compare(_ what: String, _ expected: String, _ actual: String) -> String? {
    expected.utf8.elementsEqual(actual.utf8)
      ? nil : "expected \(what) '\(expected)', found '\(actual)'"
  }
}

extension Scenario {
  /// Plays the scenario to its end.
  ///
  /// - Parameters:
  ///   - stage: The stage to play on.
  ///   - file: The file name for messages.
  ///   - beforeStep: Called before each line.
  ///   - afterStep: Called after each line.
  /// - Returns: The failed lines.
  func play<S: Stage>(
    on stage: S, file: String, beforeStep: (Step, S) -> Void = { _, _ in },
    afterStep: (Step, S) -> Void = { _, _ in }
  ) -> [ScenarioFailure] {
    var stage = stage
    return steps.compactMap { step in
      beforeStep(step, stage)
      let message =
        if case .expect(let expectation) = step.action {
          stage.scene.unmet(expectation)
        } else {
          stage.perform(step.action)
        }
      afterStep(step, stage)
      return message.map {
        ScenarioFailure(file: file, line: step.line, scenario: name, message: $0)
      }
    }
  }
}
