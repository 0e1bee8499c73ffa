/// Converts whole lines of keys, for programs that are no keyboard.
public protocol SentenceConverter {
  /// Tells the text before the lines that follow. A converter need not look at it.
  mutating func setContext(_ context: String)

  /// The different texts that a line of keys can mean, the most likely first, at most `limit`.
  mutating func sentences(for keys: String, limit: Int) -> [String]
}

extension SentenceConverter {
  /// The text before is not looked at.
  public mutating func setContext(_ context: String) {}
}
