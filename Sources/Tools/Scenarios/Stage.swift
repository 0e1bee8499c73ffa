import InputCore
import Keyboards
import TextDocument

/// What a script is played on: it does what a line says, and shows what there is to see.
protocol Stage {
  /// Everything that expectations are about.
  var scene: Scene { get }
  /// Does what a line says; answers why it cannot, or nil.
  mutating func perform(_ action: Scenario.Action) -> String?
}

/// What there is to see after a line.
struct Scene {
  var document = InMemoryDocument()
  var preedit = Preedit.empty
  var page: CandidatePage?
  var committed = ""
  var alert: Effect.Alert?
  var layer = ""
  /// What the return key pressed last does; empty where none was.
  var action = ""
  /// Who serves the field, as scripts say it.
  var service = "custom"
  /// The list of keyboards, where it is shown.
  var list: [String] = []

  /// Remembers what an effect of a keyboard shows.
  mutating func note(_ effect: KeyboardEffect) {
    switch effect {
    case .text(let effect): note(effect)
    case .host(.performReturn(let key)): action = key.rawValue
    case .host, .moveCaret: break
    }
  }

  /// Remembers what an effect shows.
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

  /// Answers what is wrong, or nil.
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

  /// Code point by code point: what normalization makes equal is not the same text here.
  private func compare(_ what: String, _ expected: String, _ actual: String) -> String? {
    expected.utf8.elementsEqual(actual.utf8)
      ? nil : "expected \(what) '\(expected)', found '\(actual)'"
  }
}

extension Scenario {
  /// Plays the scenario to its end. `file` is only for messages.
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
