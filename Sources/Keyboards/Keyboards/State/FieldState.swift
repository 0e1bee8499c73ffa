import InputCore
import TextDocument
import TypingAids

/// What the field in focus asks for, and whether a key for the next keyboard is needed there.
package struct FieldState: Hashable, Sendable {
  /// The traits of the field.
  package private(set) var traits = InputTraits()
  /// Whether the keyboard must show a key for the next keyboard.
  package private(set) var needsInputModeSwitchKey = true

  /// Creates the state of an ordinary field.
  package init() {}

  /// A field takes the focus.
  package mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {
    self.traits = traits
    self.needsInputModeSwitchKey = needsInputModeSwitchKey
  }

  /// Follows what the host reports about the field.
  package mutating func follow(_ event: HostEvent) { traits.follow(event) }

  /// Whether words are suggested, corrected and learned here: in prose that the keyboard may change
  /// and that is no secret.
  package var takesSuggestions: Bool {
    !traits.isSecure && traits.allowsChanges && traits.keyboardType.isForProse
  }

  /// Whether the field takes text in any script. Fields for addresses and numbers do not: keys go
  /// straight into the text there.
  package var takesAnyScript: Bool {
    switch traits.keyboardType {
    case .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: true
    case .asciiCapable, .url, .numberPad, .phonePad, .emailAddress, .decimalPad,
      .asciiCapableNumberPad:
      false
    }
  }
}
