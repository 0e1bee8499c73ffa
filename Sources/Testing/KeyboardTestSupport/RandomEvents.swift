import InputCore
import Keyboards
import ToolSupport
import TypingAids

/// Random events of users and hosts.
package enum RandomEvents {
  /// Returns random traits of a field, secure ones among them.
  package static func traits(using random: inout SeededGenerator) -> InputTraits {
    InputTraits(
      keyboardType: KeyboardType.allCases.randomElement(using: &random) ?? .default,
      capitalization: InputTraits.Capitalization.allCases.randomElement(using: &random) ?? .none,
      isSecure: Int.random(in: 0..<8, using: &random) == 0,
      isMultiline: Bool.random(using: &random),
      allowsChanges: Int.random(in: 0..<4, using: &random) > 0)
  }

  /// Returns a random event of the host: an edit, a move of the caret, a change of the field.
  package static func hostEvent(using random: inout SeededGenerator) -> HostEvent {
    // Hosts differ in what they do with the marked text. This one keeps it, as the document does.
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .textChanged(.kept)
    case 1: .caretMoved(inMarkedText: Int.random(in: -2..<9, using: &random))
    case 2: .caretLeft(.kept)
    case 3: .focusLost(.kept)
    case 4: .becameSecure
    case 5: .secureInputEnded
    default: .traitsChanged(traits(using: &random), .kept)
    }
  }

  /// Returns a random action of the user on a keyboard, mostly on keys that it shows.
  package static func action(
    on view: KeyboardView?, using random: inout SeededGenerator
  ) -> KeyboardEvent.Action {
    let keys = view?.keys ?? []
    let key = keys.randomElement(using: &random)?.id ?? "nothing"
    return switch Int.random(in: 0..<27, using: &random) {
    case 0..<10: .tap(key)
    case 10:
      .glide(
        GlidePath(
          over: (0..<4).compactMap { _ in keys.randomElement(using: &random) }, on: KeyboardSize()))
    case 11: .tap(["backspace", "space", "shift"].randomElement(using: &random) ?? "")
    case 12: .tap(["unknown", "", "q", "delete-forward"].randomElement(using: &random) ?? "")
    case 13:
      .longPress(
        key, choice: Bool.random(using: &random) ? nil : Int.random(in: -1..<12, using: &random))
    case 14: .multiTap(key, count: Int.random(in: -1..<6, using: &random))
    case 15:
      .flick(
        key,
        directions: ["n", "e", "s", "w", "nw se", "", "up"].randomElement(using: &random) ?? "")
    case 16: .pickCandidate(Int.random(in: -1..<10, using: &random))
    case 17: .pickReading(Int.random(in: -1..<6, using: &random))
    case 18: .forgetCandidate(Int.random(in: -1..<10, using: &random))
    case 19: .undoCommit
    case 20: .historyChanged
    case 21:
      .swipe(
        Bool.random(using: &random) ? .spaceBar : .candidateBar,
        Bool.random(using: &random) ? .left : .right)
    case 22:
      .hardware(
        HardwareKey(
          .named(KeyEvent.NamedKey.allCases.randomElement(using: &random) ?? .tab),
          modifiers: modifiers(using: &random)))
    default:
      .hardware(
        HardwareKey(
          .position(
            KeyPosition(
              HardwareRow.allCases.randomElement(using: &random) ?? .a,
              Int.random(in: -1..<15, using: &random))), modifiers: modifiers(using: &random)))
    }
  }

  private static func modifiers(using random: inout SeededGenerator) -> Modifiers {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return [] }
    return Modifiers(rawValue: UInt8.random(in: 0..<64, using: &random))
  }
}
