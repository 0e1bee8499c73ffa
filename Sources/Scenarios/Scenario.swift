import InputCore

/// A script of keys and of what must be seen after them.
///
/// ```
/// SCENARIO   choose a candidate for a prefix, go on with the rest
/// KEYS       womenqu
/// PREEDIT    wo men qu|
/// OFFERS     我们
/// KEYS       <Space>
/// COMMIT     我们去
/// DOCUMENT   我们去|
/// ```
///
/// `SCENARIO` begins with an empty document and composition. `KEYS` are in key notation. The other
/// lines are expectations, checked where they stand:
///
/// | line | expects |
/// |---|---|
/// | `PREEDIT text` | the marked text with `\|` at the caret; without text, none |
/// | `CANDIDATES a b` | the page shown begins with these; without text, none is shown |
/// | `OFFERS a b` | the page shown has these, anywhere |
/// | `COMMIT text` | the text inserted by the keys of the last `KEYS` line; without text, none |
/// | `DOCUMENT text` | the document without marked text, `\|` at the insertion point if written |
/// | `ALERT name` | the last key gave this alert: edge, noSuchCandidate, dictionaryLost |
///
/// `\n`, `\t` and `\\` are escapes in texts. Empty lines and lines that begin with `#` say nothing.
public struct Scenario: Sendable {
  /// One line of a script.
  public struct Step: Sendable {
    /// The number of the line, counted from 1.
    public let line: Int
    /// What to do or to expect.
    public let action: Action
  }

  /// What a line says.
  public enum Action: Sendable {
    case keys([KeyEvent])
    case preedit(String)
    case candidates([String])
    case offers([String])
    case commit(String)
    case document(String)
    case alert(String)
  }

  /// What the scenario shows.
  public let name: String
  /// The number of its first line.
  public let line: Int
  /// Its lines.
  public internal(set) var steps: [Step] = []
}
