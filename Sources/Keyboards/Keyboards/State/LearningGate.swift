/// Whether typed text may be learned. The user's settings, the host and the field must all allow it.
package struct LearningGate: Hashable, Sendable {
  /// Whether the settings allow it. Fixed while the keyboard is open.
  private let isAllowed: Bool
  /// Whether the host allows learning. False is incognito mode.
  package var isWanted = true

  /// Whether the field allows it: it is neither secure nor private.
  package var isAllowedByField = true

  /// Creates a gate that the host leaves open.
  package init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// Whether typed text is learned.
  package var isOpen: Bool { isWanted && isAllowed && isAllowedByField }
}
