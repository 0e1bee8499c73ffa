import KeyboardLayouts
import Testing

@Suite struct ModifierTests {
  struct Case: Sendable {
    let combination: String
    let pressed: Modifiers
    let matches: Bool
  }

  static let cases: [Case] = [
    Case(combination: "none", pressed: [], matches: true),
    Case(combination: "none", pressed: .shift, matches: false),
    Case(combination: "alt", pressed: .altL, matches: true),
    Case(combination: "alt", pressed: [.altL, .altR], matches: true),
    Case(combination: "alt", pressed: [], matches: false),
    Case(combination: "altR", pressed: .altR, matches: true),
    Case(combination: "altR", pressed: [.altL, .altR], matches: false),
    Case(combination: "altR shift", pressed: [.altR, .shift], matches: true),
    Case(combination: "altR shift", pressed: .altR, matches: false),
    Case(combination: "ctrl alt", pressed: [.ctrlR, .altL], matches: true),
    Case(combination: "shift caps", pressed: [.shift, .caps], matches: true),
    Case(combination: "other", pressed: [], matches: false),
  ]

  @Test(arguments: cases)
  func combinationsMatchExactly(item: Case) throws {
    let combination = try #require(ModifierCombination(item.combination))
    #expect(combination.matches(item.pressed) == item.matches)
  }

  @Test(arguments: [
    "", "Shift", "shift shift", "altL ctrlR", "alt altL", "none shift", "other alt",
  ])
  func malformedCombinationsAreNil(text: String) { #expect(ModifierCombination(text) == nil) }
}
