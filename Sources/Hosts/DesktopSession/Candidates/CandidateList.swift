import InputCore

/// The candidates that a desktop draws.
package struct CandidateList: Hashable, Sendable {
  /// A candidate of the list.
  package struct Item: Hashable, Sendable {
    /// The text that choosing it writes.
    package var text: String
    /// A short explanation beside it; nil if there is none.
    package var annotation: String?
    /// The key that chooses it, for the label before it: `1`.
    package var label: String
  }

  /// The effect of choosing from the list.
  package enum Kind: String, Hashable, Sendable {
    /// The candidates of a composition.
    case composition
    /// Words suggested beside what is typed. None is highlighted until the user moves there.
    case suggestion
  }

  /// The candidates of the page, in order.
  package var items: [Item]
  /// The index of the highlighted item; nil if none is.
  package var highlighted: Int?
  /// The index of the page, from 0.
  package var page: Int
  /// Whether another page follows.
  package var hasNext: Bool
  /// The effect of choosing an entry.
  package var kind: Kind
  /// The readings offered for the first syllable, if each key has several letters.
  package var readings: [String]

  /// Creates the list of a page.
  init(_ page: CandidatePage, kind: Kind, highlighted: Int?) {
    items = page.candidates.enumerated().map { index, candidate in
      Item(
        text: candidate.text, annotation: candidate.gloss,
        label: kind == .suggestion ? "" : index < 9 ? "\(index + 1)" : "")
    }
    self.highlighted = highlighted
    self.page = page.number
    hasNext = page.hasNext
    self.kind = kind
    readings = page.readings
  }
}
