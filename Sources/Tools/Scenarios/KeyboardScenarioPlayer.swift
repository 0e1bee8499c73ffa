import InputCore
import Keyboards
import TextDocument

/// Plays scenarios on keyboards: taps, hardware keys, language switches.
package struct KeyboardScenarioPlayer {
  /// Creates the keyboards to choose from, which offer the own phrases and have the settings of some
  /// choices.
  package typealias RegistryMaker = (_ choices: KeyboardChoices) throws -> KeyboardRegistry

  private let makeRegistry: RegistryMaker

  /// Creates a player.
  ///
  /// - Parameter makeRegistry: Creates the keyboards. Called once for all scenarios without
  ///   choices, and once for each scenario that has some.
  package init(makeRegistry: @escaping RegistryMaker) {
    self.makeRegistry = makeRegistry
  }

  /// Plays the scenarios of one script in order.
  ///
  /// - Parameter file: The file name for messages.
  /// - Returns: The failed lines.
  package func play(_ scenarios: [Scenario], file: String) throws -> [ScenarioFailure] {
    // Nearly all scenarios have the defaults. They share these keyboards.
    let shared = try makeRegistry(KeyboardChoices())
    return try scenarios.flatMap { scenario in
      let registry = scenario.choices.isEmpty ? shared : try makeRegistry(scenario.choices)
      return scenario.play(on: KeyboardStage(registry: registry), file: file)
    }
  }
}

/// A stage that plays a script on a keyboard and its document.
private struct KeyboardStage: Stage {
  let controller: KeyboardController<InMemoryDocument>
  let effects = EffectLog()
  var isHardware = false
  var time: UInt64 = 0

  /// The effects of the controller since the last line that performed an action.
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
    // Suggested words come with no effect: they are not candidates of an engine.
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
    case .choose(let index):
      let count = controller.view()?.candidates.count ?? 0
      guard index < count else {
        throw StageProblem("there is no candidate \(index + 1); \(count) are shown")
      }
      handle(.pickCandidate(index))
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
