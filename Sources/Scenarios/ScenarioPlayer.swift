import InputCore
import TextDocument

/// Plays scenarios with an input method, key by key, on a document in memory.
public struct ScenarioPlayer<Method: InputMethod> {
  /// An expectation that was not met.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line of the expectation, counted from 1.
    public let line: Int
    /// The name of the scenario.
    public let scenario: String
    /// What was expected, and what was there.
    public let message: String

    /// `file:line: scenario: message`.
    public var description: String { "\(file):\(line): \(scenario): \(message)" }
  }

  private let method: Method
  private let keymap: Keymap

  /// A player for one input method.
  public init(method: Method, keymap: Keymap = .multistage) {
    self.method = method
    self.keymap = keymap
  }

  /// Plays one scenario to its end. `file` is only for messages.
  public func play(_ scenario: Scenario, file: String) -> [Failure] {
    var stage = Stage(session: InputSession(method: method, keymap: keymap))
    return scenario.steps.compactMap { step in
      stage.perform(step.action).map {
        Failure(file: file, line: step.line, scenario: scenario.name, message: $0)
      }
    }
  }

  /// A session, its document, and what the last keys brought about.
  private struct Stage {
    var session: InputSession<Method>
    var document = InMemoryDocument()
    var preedit = Preedit.empty
    var page: CandidatePage?
    var committed = ""
    var alert: Effect.Alert?

    /// Answers what is wrong, or nil.
    mutating func perform(_ action: Scenario.Action) -> String? {
      switch action {
      case .keys(let events):
        committed = ""
        events.forEach { press($0) }
        return nil
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
      }
    }

    private mutating func press(_ event: KeyEvent) {
      alert = nil
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput)
      for effect in session.handle(event, context: context) {
        document.apply(effect)
        switch effect {
        case .setMarkedText(let preedit): self.preedit = preedit
        case .insertText(let text):
          committed += text
          preedit = .empty
        case .showCandidates(let page): self.page = page
        case .hideCandidates: page = nil
        case .alert(let alert): self.alert = alert
        case .replaceText, .passThrough: break
        }
      }
    }

    private func compare(_ what: String, _ expected: String, _ actual: String) -> String? {
      expected == actual ? nil : "expected \(what) '\(expected)', found '\(actual)'"
    }
  }
}
