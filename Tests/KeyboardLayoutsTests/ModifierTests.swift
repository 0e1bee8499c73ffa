import KeyboardLayouts
import Testing

@Suite struct ModifierTests {
  @Test(arguments: [
    ("none", Modifiers(), true), ("none", .shift, false),
    ("alt", .altL, true), ("alt", [.altL, .altR], true), ("alt", [], false),
    ("altR", .altR, true), ("altR", [.altL, .altR], false),
    ("altR shift", [.altR, .shift], true), ("altR shift", .altR, false),
    ("ctrl alt", [.ctrlR, .altL], true), ("shift caps", [.shift, .caps], true),
    ("other", [], false),
  ])
  func combinationsMatchExactly(text: String, pressed: Modifiers, matches: Bool) throws {
    #expect(try #require(ModifierCombination(text)).matches(pressed) == matches)
  }

  @Test(arguments: ["", "Shift", "shift shift", "altL ctrlR", "alt altL", "none shift", "other alt"])
  func wrongCombinationsAreNone(text: String) { #expect(ModifierCombination(text) == nil) }

  @Test func combinationsOverlap() throws {
    let alt = try #require(ModifierCombination("alt"))
    #expect(alt.overlaps(try #require(ModifierCombination("altL"))))
    #expect(!alt.overlaps(try #require(ModifierCombination("shift altL"))))
  }
}
