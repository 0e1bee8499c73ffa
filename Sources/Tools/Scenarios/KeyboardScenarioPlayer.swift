import InputCore
import Keyboards
import TextDocument

/// Plays scenarios with keyboards: taps, hardware keys, switches of the language.
package struct KeyboardScenarioPlayer {
  /// Makes the keyboards to choose from, which offer some phrases of the user's own.
  package typealias RegistryMaker = (_ phrases: CustomPhrases) throws -> KeyboardRegistry

  private let makeRegistry: RegistryMaker

  /// A player with these keyboards to choose from. It is asked for others where a scenario has phrases
  /// of its own.
  package init(makeRegistry: @escaping RegistryMaker) {
    self.makeRegistry = makeRegistry
  }

  /// Plays the scenarios of one script, in order. `file` is only for messages.
  package func play(_ scenarios: [Scenario], file: String) throws -> [ScenarioFailure] {
    // Without phrases, as nearly all are, they share the keyboards.
    let shared = try makeRegistry(CustomPhrases())
    return try scenarios.flatMap { scenario in
      let registry = scenario.phrases.isEmpty ? shared : try makeRegistry(scenario.phrases)
      return scenario.play(on: KeyboardStage(registry: registry), file: file)
    }
  }
}

/// A keyboard and its document.
private struct KeyboardStage: Stage {
  let controller: KeyboardController<InMemoryDocument>
  let effects = EffectLog()
  var isHardware = false
  var time: UInt64 = 0

  /// What the controller did since the last line that did something.
  final class EffectLog {
    var scene = Scene()
  }

  init(registry: KeyboardRegistry) {
    controller = KeyboardController(registry: registry, textDocumentProxy: InMemoryDocument())
    let effects = effects
    controller.onEffect = { effect in
      effects.scene.note(effect)
    }
  }

  var scene: Scene {
    var scene = effects.scene
    scene.document = controller.textDocumentProxy
    let view = controller.view()
    scene.layer = view?.layer ?? ""
    // Words that are suggested are no candidates of an engine, and come with no effect.
    if scene.page == nil, let texts = view?.candidates, !texts.isEmpty {
      scene.page = CandidatePage(
        candidates: texts.map { Candidate(Segment(reading: "", syllableEnds: [], text: $0)) },
        highlighted: 0, number: 0, hasNext: false)
    }
    return scene
  }

  mutating func perform(_ action: Scenario.Action) -> String? {
    effects.scene.committed = ""
    return problem { try self.carryOut(action) }
  }

  private mutating func carryOut(_ action: Scenario.Action) throws {
    switch action {
    case .keyboard(let id, let isHardware): try show(id, isHardware: isHardware)
    case .field(let type):
      controller.handle(.traitsChanged(InputTraits(keyboardType: type), .kept))
    case .language(let tag): try controller.switchLanguage(to: tag)
    case .lexicon(let entry): controller.supplementaryLexicon.append(entry)
    case .keys(let events):
      guard isHardware else {
        throw StageProblem("KEYS needs a hardware keyboard; write TAP for a touch keyboard")
      }
      for event in events { handle(try KeyboardEvent.Action(onUSKeyboard: event)) }
    case .tap(let taps):
      for tap in taps { handle(try tap.action(on: controller.view())) }
    case .dismiss:
      controller.dismissKeyboard()
      controller.viewWillDisappear()
    case .focus, .pick:
      throw StageProblem("needs a host; play this script with a host program")
    case .expect: break
    }
  }

  private mutating func show(_ id: String, isHardware: Bool) throws {
    self.isHardware = isHardware
    try controller.switchLanguage(to: id)
    try controller.viewWillAppear(with: InputTraits())
  }

  private mutating func handle(_ action: KeyboardEvent.Action) {
    (effects.scene.alert, effects.scene.action) = (nil, "")
    time += KeyTap.pause
    controller.handle(KeyboardEvent(action, time: time))
    controller.offerPredictions()
  }
}
