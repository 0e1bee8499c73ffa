import InputCore
import SyllableConversion

/// Converts whole lines with a session, for measuring.
struct SessionConverter: SentenceConverter {
  private var session: any InputEngine
  private var context = ""

  /// A converter over a session.
  init(_ session: any InputEngine) { self.session = session }

  /// Sets the text before the lines that follow.
  public mutating func setContext(_ context: String) { self.context = context }

  /// The texts of a line.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    session.texts(forLine: keys, after: context, limit: limit)
  }
}
