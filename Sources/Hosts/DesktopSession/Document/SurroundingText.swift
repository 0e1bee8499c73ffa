import TextDocument

/// The text around the caret of a client, as far as it is known.
///
/// Clients report it late: after a commit a report may still show the text before it. So own changes
/// are applied here at once, and a report that equals an earlier state is not taken for a change by
/// the user.
///
/// ```
/// report   我|          commit 们          report 我|            report 我们|
///          trusted      我们|, expected    old, ignored          confirmed
/// ```
struct SurroundingText {
  /// The text before the caret; nil if it is not known.
  private(set) var before: String?
  /// The text after the caret; nil if it is not known.
  private(set) var after: String?
  /// The selected text; empty if nothing is selected.
  private(set) var selected = ""
  /// Whether the client has reported its text since the field took the focus or a key was left to it.
  private(set) var isReported = false
  /// The earlier states that reports may still show, oldest first.
  private var expected: [String] = []

  /// The longest text before the caret that is kept, in characters.
  private static let maximumLength = 400
  private static let maximumQueueLength = 32

  /// Forgets everything: another field, or the caret is elsewhere.
  mutating func forget() { self = SurroundingText() }

  /// Distrusts the text until the next report: a key that the client handles may have changed it.
  mutating func invalidate() {
    before = nil
    after = nil
    selected = ""
    isReported = false
    expected = []
  }

  /// Takes a report of the client.
  ///
  /// - Parameters:
  ///   - text: the text of the client, or a part of it.
  ///   - cursor: the caret, in code points from the start of `text`.
  ///   - anchor: the other end of the selection, in code points; equal to `cursor` for none.
  /// - Returns: whether the text differs from what own changes left.
  mutating func report(_ text: String, cursor: Int, anchor: Int) -> Bool {
    let scalars = text.unicodeScalars
    let (low, high) = (min(cursor, anchor), max(cursor, anchor))
    guard low >= 0, high <= scalars.count else {
      invalidate()
      return true
    }
    let start = scalars.index(scalars.startIndex, offsetBy: low)
    let end = scalars.index(start, offsetBy: high - low)
    let before = String(scalars[..<start].suffix(Self.maximumLength))
    if high == low {
      let isNewest = self.before.map { Self.agree($0, before) } ?? false
      // Reports come in order, and a replacement passes through the text before it again: the oldest
      // state that agrees is meant.
      if !isNewest, let index = expected.firstIndex(where: { Self.agree($0, before) }) {
        expected.removeFirst(index)
        return false
      }
      if isNewest {
        take(before, selected: "", after: String(scalars[end...]))
        return false
      }
    }
    take(before, selected: String(scalars[start..<end]), after: String(scalars[end...]))
    return true
  }

  private mutating func take(_ before: String, selected: String, after: String) {
    self.before = before
    self.selected = selected
    self.after = after
    isReported = true
    expected = []
  }

  /// Two texts agree if one ends with the other: clients report a part of different length each time.
  private static func agree(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.utf8, other.utf8)
    let count = min(one.count, other.count)
    if count == 0 { return one.count == other.count }
    return one.suffix(count).elementsEqual(other.suffix(count))
  }

  /// Applies an own commit.
  mutating func insert(_ text: String) {
    expect()
    selected = ""
    before = String(((before ?? "") + text).suffix(Self.maximumLength))
  }

  /// Whether the text before the caret ends with a text.
  func ends(with text: String) -> Bool {
    guard let before, before.utf8.count >= text.utf8.count else { return false }
    return before.utf8.suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// Applies a deletion by the session of this text, which ends at the caret.
  mutating func delete(_ text: String) {
    guard ends(with: text), let before else { return invalidate() }
    expect()
    self.before = String(before.unicodeScalars.dropLast(text.unicodeScalars.count))
  }

  private mutating func expect() {
    guard let before else { return }
    expected.append(before)
    if expected.count > Self.maximumQueueLength { expected.removeFirst() }
  }
}
