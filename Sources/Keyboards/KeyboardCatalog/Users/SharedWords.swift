import KeyboardPermissions

/// The words that the user keeps in the app of a keyboard, in the container that both share: the
/// format is that of `UserWords`.
///
/// ```swift
/// let words = SharedWords(container: "/groups/org.example.pars")
/// controller.userLexicon = words.current(for: grants.access).index.entries
/// ```
public struct SharedWords: Sendable {
  private let words: UserWords

  /// Creates the words of a shared container. Reads nothing yet.
  public init(container: String) { words = UserWords(container: container) }

  /// Returns the words now. There are none, and no file is opened, unless the keyboard declares
  /// `sharedContainer`, has open access, and the user has agreed.
  public func current(for access: CapabilityAccess) -> UserWords.Words {
    guard (try? access.token(for: Capability.SharedContainer.self)) != nil else {
      return UserWords.Words()
    }
    return words.current
  }
}
