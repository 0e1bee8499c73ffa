/// Whether what is typed may be learned: the user's settings and the host must both allow it.
package struct LearningGate: Hashable, Sendable {
  /// Whether the settings allow it. They hold for as long as the keyboard is open.
  private let isAllowed: Bool
  /// Whether the host allows it: false is incognito.
  package var isWanted = true

  /// Creates a gate that the host leaves open.
  package init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// Whether what is typed is learned in fields that are not secure.
  package var isOpen: Bool { isWanted && isAllowed }
}
