import InputCore
import SyllableConversion

/// Converts whole lines with a session, for measurements.
struct SessionConverter: SentenceConverter {
  private var session: any InputEngine
  private var context = ""

  /// Creates a converter that uses `session`.
  init(_ session: any InputEngine) { self.session = session }

  /// Sets the text before the following lines.
  public mutating func setContext(_ context: String) { self.context = context }

  /// Returns up to `limit` texts for a line of keys, the best first.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    session.texts(forLine: keys, after: context, limit: limit)
  }
}
