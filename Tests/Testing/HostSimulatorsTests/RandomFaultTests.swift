import EditFuzzer
import Foundation
import GlobeKey
import HostSimulators
import TestSupport
import Testing

/// Random keys into hosts that misbehave at random.
@Suite struct RandomFaultTests {
  #if DEBUG
    static let runs = 20
  #else
    static let runs = 200
  #endif
  private static let keys = [
    "ni", "hao", "xi", "an", "zhong", "shi", "zgr", "v", "'", "1", "2", "3", "7", ",", ".", "é",
    "A",
    "<Space>", "<Return>", "<Escape>", "<BackSpace>", "<Delete>", "<C-BackSpace>", "<Left>",
    "<Right>", "<C-Left>", "<C-Right>", "<Home>", "<End>", "<Down>", "<PageDown>",
  ]

  @Test(arguments: HostProfile.all, UInt64(0)..<2)
  func stagesAgreeWithAnyHostBehaviour(profile: HostProfile, seed: UInt64) throws {
    var random = SeededGenerator(seed: 7_000 + seed)
    for run in 0..<Self.runs {
      let script = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        ScriptedFault(fault(&random), afterKeys: Int.random(in: 1...25, using: &random))
      }
      var typist = try Typist(
        profile, before: RandomText.make(upTo: 3, &random),
        after: RandomText.make(upTo: 3, &random),
        script: script, resolution: CompositionResolution.allCases[run % 3])
      var wasSecure = false
      for _ in 0..<12 {
        for event in try KeyNotation.parse(Self.keys.randomElement(using: &random) ?? "a") {
          let count = typist.effects.count
          typist.press(event)
          check(typist, since: count, wasSecure: wasSecure, "\(profile) \(seed) \(run) \(script)")
          wasSecure = typist.session.isSecure
        }
      }
      let saved = Data(try typist.savedComposition().utf8)
      #expect(try JSONDecoder().decode(Composition.self, from: saved) == typist.session.composition)
    }
  }

  private func check(_ typist: Typist, since count: Int, wasSecure: Bool, _ name: Comment) {
    let composition = typist.session.composition
    #expect(composition.segments.map(\.reading).joined() == composition.keystrokes, name)
    #expect(
      (composition.chosenCount...composition.keystrokeCount).contains(composition.caret), name)
    #expect(typist.document.markedText == composition.preedit.text, name)
    #expect(typist.session.isSecure == typist.host.host.isSecure, name)
    if typist.session.isSecure { #expect(!typist.session.isComposing, name) }
    if wasSecure {
      let passed = typist.effects.dropFirst(count).allSatisfy {
        if case .passThrough = $0 { true } else { false }
      }
      #expect(passed, name)
    }
  }

  private func fault(_ random: inout SeededGenerator) -> HostFault {
    let count = Int.random(in: -4...9, using: &random)
    let unit = CountingUnit.allCases.randomElement(using: &random) ?? .utf8
    let fate = MarkedTextFate.allCases.randomElement(using: &random) ?? .kept
    let text = RandomText.make(upTo: 2, &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .truncateContext(count, unit)
    case 1: return .delayContext(keys: count)
    case 2: return .rejectContext
    case 3, 4: return .moveCaret(inMarkedText: count)
    case 5: return .moveCaretAway(by: count, fate)
    case 6: return .changeText(TextEdit(.replace(-1..<max(0, count), with: text), in: unit), fate)
    case 7: return .changeTraits(InputTraits(keyboardType: .url), fate)
    case 8: return .loseFocus(fate)
    default: return Bool.random(using: &random) ? .turnSecure : .turnOpen
    }
  }
}
