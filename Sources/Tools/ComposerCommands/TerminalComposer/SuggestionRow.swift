/// The words suggested beside what is typed, shown in a row below the text.
package struct SuggestionRow: Hashable, Sendable {
  /// The words, the likeliest first.
  package var texts: [String]
  /// The index of the highlighted word; nil until the user moves there.
  package var highlighted: Int?

  /// Creates a row.
  package init(_ texts: [String], highlighted: Int? = nil) {
    self.texts = texts
    self.highlighted = highlighted
  }
}
