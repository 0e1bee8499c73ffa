import GlobeKey
import HostSimulators
import TestSupport
import Testing

/// A field becomes secure during a composition: the composition is dropped, and no part of it is
/// found anywhere afterwards.
@Suite struct SecureFieldTests {
  static let canary = "mimakouling"

  @Test(arguments: HostProfile.all, [CompositionResolution.commitRaw, .commitFirst, .discard])
  func nothingOfTheCompositionRemains(
    profile: HostProfile, resolution: CompositionResolution
  ) throws {
    for keys in [Self.canary, "mimakouling<C-Left>", "mimakouling2", "mimakouling<Down><Down>"] {
      var typist = try Typist(profile, before: "ok ", resolution: resolution)
      try typist.type(keys)
      try #require(typist.session.isComposing)
      let shown = typist.session.composition
      let forbidden = forbiddenTexts(of: shown)
      let count = typist.effects.count

      typist.tell(typist.host.host.becomeSecure())
      let answer = typist.effects.dropFirst(count)
      #expect(Array(answer) == [.setMarkedText(.empty), .hideCandidates])
      try typist.type("abc<BackSpace>1 <Return>")
      typist.tell(.focusLost(.kept))
      typist.tell(.textChanged(.kept))
      typist.tell(.caretMoved(inMarkedText: 0))
      #expect(typist.session.perform(.commitRaw).isEmpty)

      let later = typist.effects.dropFirst(count + 2)
      let allPassed = later.allSatisfy { if case .passThrough = $0 { true } else { false } }
      #expect(allPassed)
      #expect(typist.document.visibleText == "ok ab1 \n")
      #expect(typist.host.host.log.isEmpty)
      #expect(typist.host.host.requestCount > 0)
      #expect(typist.host.documentContextBeforeInput == nil)
      #expect(typist.dropped == shown.keystrokes)
      let everything = [
        String(describing: typist.effects.dropFirst(count)), String(describing: typist.host),
        typist.document.visibleText, String(describing: typist.document.history),
        try typist.savedComposition(), String(reflecting: typist.session.composition),
      ]
      for text in everything {
        for secret in forbidden { #expect(!text.contains(secret), "\(secret) in \(text)") }
      }

      typist.tell(typist.host.host.becomeOpen())
      try typist.type("nihao")
      #expect(typist.session.composition.keystrokes == "nihao")
    }
  }

  @Test(arguments: HostProfile.all)
  func fieldsCanBecomeSecureAfterAnyKey(profile: HostProfile) throws {
    for afterKeys in 1...Self.canary.count {
      var typist = try Typist(
        profile, script: [ScriptedFault(.turnSecure, afterKeys: afterKeys)])
      try typist.type(Self.canary)
      // The letters typed before are dropped; later ones go to the field itself.
      #expect(typist.document.visibleText == String(Self.canary.dropFirst(afterKeys)))
      #expect(typist.dropped == String(Self.canary.prefix(afterKeys)))
      #expect(!typist.session.isComposing)
    }
  }

  private func forbiddenTexts(of composition: Composition) -> [String] {
    let preedit = composition.preedit.text
    let converted = composition.segments.map(\.text).filter { $0.count > 1 }
    return [Self.canary, "mima", "kouling", preedit] + converted
  }
}
