import InputCore

/// The content to show, before layout.
package struct Screen: Hashable, Sendable {
  /// The title in the first line; empty for none.
  package var title = ""
  /// The text of the document before the insertion point.
  package var textBefore = ""
  /// The marked text.
  package var preedit = Preedit.empty
  /// The text of the document after the insertion point.
  package var textAfter = ""
  /// The candidate page; nil if no candidates are shown.
  package var page: CandidatePage?
  /// The number of pages of these candidates; nil if they are not counted.
  package var pageCount: Int?
  /// The words suggested beside what is typed; nil for none, or while candidates are shown.
  package var suggestions: SuggestionRow?
  /// The language that Control+Space selects; nil if there is only one.
  package var nextLanguage: String?
  /// A message shown instead of the help until the next key.
  package var message: String?

  /// Creates an empty screen.
  package init() {}
}
