/// How a session writes what is not composed. Hosts show it and may set it.
public struct InputModes: Codable, Hashable, Sendable {
  /// What punctuation keys insert.
  public var punctuation: Punctuation
  /// How wide letters, digits and signs are.
  public var width: CharacterWidth

  /// What punctuation keys insert.
  public enum Punctuation: String, Codable, CaseIterable, Hashable, Sendable {
    /// The marks of the language: `，`.
    case language
    /// The characters of the keys: `,`.
    case ascii
  }

  /// The modes that a session begins with unless it is told others.
  public init(punctuation: Punctuation = .language, width: CharacterWidth = .half) {
    self.punctuation = punctuation
    self.width = width
  }

  /// The other punctuation.
  mutating func togglePunctuation() { punctuation = punctuation == .language ? .ascii : .language }

  /// The other width.
  mutating func toggleWidth() { width = width == .half ? .full : .half }
}

/// How wide ASCII characters are: `A1` or `Ａ１`, which take the place of a Han character.
public enum CharacterWidth: String, Codable, CaseIterable, Hashable, Sendable {
  case half, full

  /// The text with its ASCII characters, the space among them, in this width; half width takes the
  /// full-width forms back. Everything else stays.
  public func convert(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(convert)))
  }

  /// Full-width forms lie 0xFEE0 above ASCII (Unicode, block Halfwidth and Fullwidth Forms), but the
  /// space, which is U+3000.
  private func convert(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch (self, scalar.value) {
    case (.full, 0x20): "\u{3000}"
    case (.full, 0x21...0x7E): Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
    case (.half, 0x3000): " "
    case (.half, 0xFF01...0xFF5E): Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    default: scalar
    }
  }
}
