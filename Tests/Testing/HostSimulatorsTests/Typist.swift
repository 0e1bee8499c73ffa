import Foundation
import GlobeKey
import HostSimulators
import Mandarin
import TestSupport

/// Types with the real Mandarin engine into a host that misbehaves, and keeps account of what was
/// typed.
struct Typist {
  var session: InputSession<MultistageMethod<PinyinConverter>>
  var host: FaultyHost
  /// Everything the session ever answered.
  private(set) var effects: [Effect] = []
  /// What must be in the document, each text by itself.
  private(set) var committed: [String] = []
  /// The letters that were dropped because the field became secure, or a policy said so.
  private(set) var dropped = ""
  /// The letters of which `committed` and `dropped` tell.
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

  /// Whether the document has every code point of some texts. A caret that was taken into one of
  /// them may have set it apart since.
  func documentHolds(_ texts: [String]) -> Bool {
    var left = Array(document.text.unicodeScalars)
    return texts.joined().unicodeScalars.allSatisfy { scalar in
      guard let index = left.firstIndex(of: scalar) else { return false }
      left.remove(at: index)
      return true
    }
  }

  /// The composition as a program would save it.
  func savedComposition() throws -> String {
    String(decoding: try JSONEncoder().encode(session.composition), as: UTF8.self)
  }
}

extension Effect {
  var isInsertion: Bool { if case .insertText = self { true } else { false } }
}
