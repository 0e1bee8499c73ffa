/// A request to forget everything learned about some texts, made when the user forgets a candidate.
///
/// ```
/// 世纪      forgets 世纪, the words before it and the words after it
/// 张|伟明    forgets 张伟明, and with it that 伟明 followed 张
/// ```
public struct Forgetting: Hashable, Sendable {
  /// The language tag of the texts.
  public var language: String
  /// The texts in the form a history stores. A candidate may show another Chinese script.
  public var texts: [String]

  /// Creates a request for some texts of a language.
  public init(language: String, texts: [String]) {
    self.language = language
    self.texts = texts
  }
}

extension Forgetting: CustomStringConvertible {
  /// The texts, separated by spaces.
  public var description: String { texts.joined(separator: " ") }
}
