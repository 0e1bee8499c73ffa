import Foundation
import GlobeKey
import HostSimulators
import Mandarin
import TestSupport

/// Types with the real Mandarin engine into a host that misbehaves, and records what becomes of the
/// typed text.
struct Typist {
  var session: InputSession<MultistageMethod<PinyinConverter>>
  var host: FaultyHost
  /// All effects that the session returned.
  private(set) var effects: [Effect] = []
  /// Texts that must be in the document, one per commit.
  private(set) var committed: [String] = []
  /// Letters dropped because the field became secure or by policy.
  private(set) var dropped = ""
  /// Letters that `committed` and `dropped` account for.
  private(set) var accounted = ""

  init(
    _ profile: HostProfile, before: String = "", after: String = "",
    script: [ScriptedFault] = [], resolution: CompositionResolution = .commitRaw
  ) throws {
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    session = InputSession(method: method)
    session.resolution = resolution
    let document = InMemoryDocument(before: before, after: after)
    host = FaultyHost(SimulatedHost(profile: profile, document: document), script: script)
  }

  mutating func type(_ keys: String) throws {
    for event in try KeyNotation.parse(keys) { press(event) }
  }

  mutating func press(_ event: KeyEvent) {
    let before = session.composition.keystrokes
    let context = InputContext(documentContextBeforeInput: host.documentContextBeforeInput)
    settle(session.handle(event, context: context), typed: before)
    host.keyHandled()
    while let event = host.nextEvent() { tell(event) }
  }

  mutating func tell(_ event: HostEvent) {
    let before = session.composition
    let shown = before.preedit.text
    let answer = session.handle(event)
    if !session.isComposing, !before.isEmpty, !answer.contains(where: \.isInsertion) {
      if documentHolds([shown]) {
        committed.append(shown)
      } else {
        dropped += before.keystrokes
      }
      accounted += before.keystrokes
    }
    settle(answer, typed: before.keystrokes)
  }

  private mutating func settle(_ answer: [Effect], typed: String) {
    for effect in answer {
      effects.append(effect)
      host.apply(effect)
      if case .insertText(let text) = effect {
        committed.append(text)
        accounted += typed
      }
    }
    host.done()
  }

  var document: InMemoryDocument { host.host.document }

  /// Whether the document contains every code point of these texts. A caret moved into a text may
  /// have split it since.
  func documentHolds(_ texts: [String]) -> Bool {
    var left = Array(document.text.unicodeScalars)
    return texts.joined().unicodeScalars.allSatisfy { scalar in
      guard let index = left.firstIndex(of: scalar) else { return false }
      left.remove(at: index)
      return true
    }
  }

  /// Returns the composition as a program would save it.
  func savedComposition() throws -> String {
    String(decoding: try JSONEncoder().encode(session.composition), as: UTF8.self)
  }
}

extension Effect {
  var isInsertion: Bool { if case .insertText = self { true } else { false } }
}
