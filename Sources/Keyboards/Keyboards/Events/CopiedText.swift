/// A text that the user copied or cut, as the host tells a keyboard.
public struct CopiedText: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Whether it comes from a password field or a private window, or the program marked it as
  /// confidential. Such a text is not kept.
  public var isPrivate: Bool

  /// Creates a copied text.
  public init(_ text: String, isPrivate: Bool = false) {
    self.text = text
    self.isPrivate = isPrivate
  }
}
