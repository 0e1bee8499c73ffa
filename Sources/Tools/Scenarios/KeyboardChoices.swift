import InputCore

/// The choices of a scenario that its keyboards are made with.
package struct KeyboardChoices: Sendable {
  /// A setting of the keyboards, as scripts write it.
  package struct Setting: Hashable, Sendable {
    /// The key in settings files.
    package let key: String
    /// The value without quotation marks.
    package let value: String
  }

  /// The own phrases.
  package var phrases = CustomPhrases()
  /// The settings that differ from the defaults.
  package var settings: [Setting] = []

  /// Whether the keyboards are the usual ones.
  package var isEmpty: Bool { phrases.isEmpty && settings.isEmpty }
}
