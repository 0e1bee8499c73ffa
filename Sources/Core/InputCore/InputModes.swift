/// The modes for text that is not composed: punctuation and width. Hosts show them and may set
/// them.
public struct InputModes: Codable, Hashable, Sendable {
  /// The characters that punctuation keys insert.
  public var punctuation: Punctuation
  /// The width of letters, digits and signs.
  public var width: CharacterWidth

  /// The characters that punctuation keys insert.
  public enum Punctuation: String, Codable, CaseIterable, Hashable, Sendable {
    /// The language's punctuation: `，`.
    case language
    /// The characters on the keys: `,`.
    case ascii
  }

  /// Creates modes. The defaults are those of a new session.
  public init(punctuation: Punctuation = .language, width: CharacterWidth = .half) {
    self.punctuation = punctuation
    self.width = width
  }

  mutating func togglePunctuation() { punctuation = punctuation == .language ? .ascii : .language }

  mutating func toggleWidth() { width = width == .half ? .full : .half }
}

/// The width of ASCII characters: `A1`, or `Ａ１`, where each is as wide as a Han character.
public enum CharacterWidth: String, Codable, CaseIterable, Hashable, Sendable {
  /// One cell wide, as in ASCII.
  case half
  /// Two cells wide, U+FF01 to U+FF5E and U+3000.
  case full

  /// Returns the text with its ASCII characters, including the space, in this width. `half`
  /// converts full-width forms back. Other characters stay.
  public func convert(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(convert)))
  }

  /// Full-width forms are 0xFEE0 above ASCII (Unicode block Halfwidth and Fullwidth Forms). The
  /// exception is the space: its full-width form is U+3000.
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
