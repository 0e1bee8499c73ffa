/// A converter of whole lines of keys, for command-line tools and evaluation instead of keyboards.
///
/// ```swift
/// func best(of line: String, by converter: inout some SentenceConverter) -> String? {
///   converter.setContext("这是一场")
///   return converter.sentences(for: line, limit: 1).first
/// }
/// ```
public protocol SentenceConverter {
  /// Sets the text that precedes the following lines. A converter may ignore it.
  mutating func setContext(_ context: String)

  /// Returns the distinct texts that a line of keys can mean, most likely first, at most `limit`.
  mutating func sentences(for keys: String, limit: Int) -> [String]
}

extension SentenceConverter {
  /// Ignores the preceding text.
  public mutating func setContext(_ context: String) {}
}
