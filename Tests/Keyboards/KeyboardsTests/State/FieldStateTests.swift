import KeyboardTestSupport
import Testing

/// The session's knowledge of its field.
@Suite struct FieldStateTests {
  private static let prose: Set<KeyboardType> = [
    .default, .asciiCapable, .twitter, .webSearch, .namePhonePad,
  ]
  private static let anyScript: Set<KeyboardType> = [
    .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch,
  ]

  @Test(arguments: KeyboardType.allCases)
  func keyboardTypes(type: KeyboardType) {
    var field = FieldState()
    field.begin(with: InputTraits(keyboardType: type), needsInputModeSwitchKey: false)
    #expect(!field.needsInputModeSwitchKey)
    #expect(field.takesSuggestions == Self.prose.contains(type))
    #expect(field.takesAnyScript == Self.anyScript.contains(type))
    field.follow(.becameSecure)
    #expect(!field.takesSuggestions && field.traits.isSecure)
    field.follow(.secureInputEnded)
    #expect(field.takesSuggestions == Self.prose.contains(type))
    field.follow(.traitsChanged(InputTraits(allowsChanges: false), .kept))
    #expect(!field.takesSuggestions)
  }

  @Test(arguments: [
    HostEvent.textChanged(.kept), .caretMoved(inMarkedText: 1), .caretLeft(.removed),
    .focusLost(.unmarked),
  ])
  func otherEventsKeepTheTraits(event: HostEvent) {
    let before = InputTraits(keyboardType: .url, isSecure: true)
    var traits = before
    traits.follow(event)
    #expect(traits == before)
  }
}
