/// Whether typed text may be learned. Both the user's settings and the host must allow it.
package struct LearningGate: Hashable, Sendable {
  /// Whether the settings allow it. Fixed while the keyboard is open.
  private let isAllowed: Bool
  /// Whether the host allows it. False is incognito mode.
  package var isWanted = true

  /// Creates a gate that the host leaves open.
  package init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// Whether typed text is learned in fields that are not secure.
  package var isOpen: Bool { isWanted && isAllowed }
}
