import InputCore

/// What there is to show, before it is laid out.
package struct Screen: Hashable, Sendable {
  /// The title in the first line; none where it is empty.
  package var title = ""
  /// The document's text before the insertion point.
  package var textBefore = ""
  /// The marked text.
  package var preedit = Preedit.empty
  /// The document's text after the insertion point.
  package var textAfter = ""
  /// The candidates; nil where none are offered.
  package var page: CandidatePage?
  /// The language that one key leads to; nil where there is one alone.
  package var nextLanguage: String?
  /// A message that takes the place of the help until the next key.
  package var message: String?

  /// An empty screen.
  package init() {}
}
