/// Converts whole lines of keys, for programs that are no keyboard.
public protocol SentenceConverter {
  /// The different texts that a line of keys can mean, the most likely first, at most `limit`.
  mutating func sentences(for keys: String, limit: Int) -> [String]
}
