import KeyboardPermissions
import Testing
import TextDocument

/// Requirements 27 to 30 and 32: which fields use the host's own keyboard.
@Suite struct FieldServiceTests {
  @Test(arguments: KeyboardType.allCases)
  func everyKeyboardType(type: KeyboardType) {
    let isPhone = type == .phonePad || type == .namePhonePad
    let plain = InputTraits(keyboardType: type)
    let secure = InputTraits(keyboardType: type, isSecure: true)
    for allowed in [true, false] {
      #expect(
        FieldService(for: secure, allowsCustomKeyboards: allowed) == .host(.secureField))
      let expected: FieldService =
        isPhone ? .host(.phonePad) : allowed ? .custom : .host(.refusedByHost)
      #expect(FieldService(for: plain, allowsCustomKeyboards: allowed) == expected)
    }
  }

  static let bank = FixedHostPolicy(
    hostIdentifier: "org.example.bank", refusedExtensionPoints: ["com.apple.keyboard-service"])
  static let letters = FixedHostPolicy(hostIdentifier: "org.example.letters")
  static let other = FixedHostPolicy(
    hostIdentifier: "org.example.other", refusedExtensionPoints: ["com.apple.share-services"])

  @Test func hostsThatRefuseCustomKeyboards() {
    #expect(!Self.bank.allowsExtensionPoint("com.apple.keyboard-service"))
    #expect(FieldService(for: InputTraits(), in: Self.bank) == .host(.refusedByHost))
    #expect(FieldService(for: InputTraits(), in: Self.letters) == .custom)
    #expect(FieldService(for: InputTraits(), in: Self.other) == .custom)
  }

  private final class MoodyHost: HostPolicy {
    let hostIdentifier = "org.example.moody"
    var isAllowed = true
    var questions: [String] = []
    func allowsExtensionPoint(_ identifier: String) -> Bool {
      questions.append(identifier)
      return isAllowed
    }
  }

  private struct State: DetourState, Equatable {
    var language: String
    var layer = "letters"
    var isShifted = false
    var afterDetour: State { State(language: language) }
  }

  /// Requirement 32: the host is asked at each focus. The answer applies to no other host and no
  /// later focus.
  @Test func hostsAreAskedAtEachFocus() {
    let host = MoodyHost()
    var detour = KeyboardDetour<State>()
    let state = State(language: "ru-RU")
    for allowed in [true, false, true, true, false] {
      host.isAllowed = allowed
      _ = detour.enter(InputTraits(), in: host, current: state)
      #expect(detour.service == (allowed ? .custom : .host(.refusedByHost)))
    }
    _ = detour.enter(InputTraits(isSecure: true), in: host, current: state)
    #expect(host.questions == Array(repeating: ExtensionPoint.keyboard, count: 6))

    _ = detour.enter(InputTraits(), in: Self.letters, current: state)
    #expect(detour.service == .custom)
    _ = detour.enter(InputTraits(), in: Self.bank, current: state)
    #expect(detour.service == .host(.refusedByHost))
    _ = detour.enter(InputTraits(), in: Self.letters, current: state)
    #expect(detour.service == .custom)
  }

  /// Requirements 28 and 30: the language is restored; the layer and shift are not.
  @Test func stateIsRestored() {
    var detour = KeyboardDetour<State>()
    let russian = State(language: "ru-RU", layer: "symbols", isShifted: true)
    // The state that the keyboard has meanwhile is ignored.
    let meanwhile = State(language: "en-US")
    let steps: [(InputTraits, State, KeyboardDetour<State>.Handover)] = [
      (InputTraits(), russian, .stay),
      (InputTraits(isSecure: true), russian, .leave(.secureField)),
      (InputTraits(keyboardType: .phonePad), meanwhile, .stay),
      (InputTraits(keyboardType: .namePhonePad), meanwhile, .stay),
      (InputTraits(keyboardType: .emailAddress), meanwhile, .resume(State(language: "ru-RU"))),
      (InputTraits(), meanwhile, .stay),
      (InputTraits(keyboardType: .namePhonePad), meanwhile, .leave(.phonePad)),
      (InputTraits(), russian, .resume(State(language: "en-US"))),
    ]
    for (number, step) in steps.enumerated() {
      let handover = detour.enter(step.0, in: Self.letters, current: step.1)
      #expect(handover == step.2, "step \(number)")
    }
  }

  @Test func stateIsReadOnlyWhenLeaving() {
    var looks = 0
    func look() -> State {
      looks += 1
      return State(language: "fa-IR")
    }
    var detour = KeyboardDetour<State>()
    for isSecure in [false, true, true, false, false] {
      _ = detour.enter(InputTraits(isSecure: isSecure), in: Self.letters, current: look())
    }
    #expect(looks == 1)
  }
}
