/// What the user wants forgotten of a candidate: everything that tells of some texts.
///
/// ```
/// 世纪      世纪, what it was chosen after, and what follows it
/// 张|伟明    张伟明, and so that 伟明 was chosen after 张
/// ```
public struct Forgetting: Hashable, Sendable {
  /// The language that they are of.
  public var language: String
  /// The texts, as a history has them: a candidate may be written in another form of Chinese.
  public var texts: [String]

  /// Some texts of a language.
  public init(language: String, texts: [String]) {
    self.language = language
    self.texts = texts
  }
}

extension Forgetting: CustomStringConvertible {
  /// The texts in one line.
  public var description: String { texts.joined(separator: " ") }
}
