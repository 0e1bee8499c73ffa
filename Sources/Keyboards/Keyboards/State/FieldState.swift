import InputCore
import TextDocument
import TypingAids

/// The traits of the field in focus, and whether it needs a key for the next keyboard.
package struct FieldState: Hashable, Sendable {
  /// The traits of the field.
  package private(set) var traits = InputTraits()
  /// Whether the keyboard must show a key for the next keyboard.
  package private(set) var needsInputModeSwitchKey = true

  /// Creates the state of an ordinary field.
  package init() {}

  /// Begins in a field that takes the focus.
  package mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {
    self.traits = traits
    self.needsInputModeSwitchKey = needsInputModeSwitchKey
  }

  /// Updates the traits from a host event.
  package mutating func follow(_ event: HostEvent) { traits.follow(event) }

  /// Whether typed text may be learned in this field.
  package var allowsLearning: Bool { !traits.isSecure && traits.allowsLearning }

  /// Whether words are suggested, corrected and learned in this field: prose that the keyboard may
  /// change and that is not secure.
  package var takesSuggestions: Bool {
    !traits.isSecure && traits.allowsChanges && traits.keyboardType.isForProse
  }

  /// Whether the field takes text in any script. In fields for addresses and numbers keys go
  /// straight into the text.
  package var takesAnyScript: Bool {
    switch traits.keyboardType {
    case .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: true
    case .asciiCapable, .url, .numberPad, .phonePad, .emailAddress, .decimalPad,
      .asciiCapableNumberPad:
      false
    }
  }
}
