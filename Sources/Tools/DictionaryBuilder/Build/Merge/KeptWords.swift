import SyllableConversion

/// The words of a source that an image with a model keeps although the training text lacks them.
struct KeptWords: Sendable {
  /// The source numbers of the source.
  let sources: OriginSet
  /// The minimum length of the words, in characters.
  let minimumLength: Int
  /// The count of a word whose count another source decided.
  let minimumCount: Double

  /// Creates the rule of a source; nil if the source keeps no words.
  init?(_ source: Manifest.Source, sources: OriginSet) {
    guard let length = source.keptLength else { return nil }
    self.sources = sources
    minimumLength = length
    minimumCount = max(source.minimumWeight ?? 0, 1) * (source.scale ?? 1)
  }

  /// Whether a word with these sources and this length stays.
  func keeps(_ set: SourceSet, length: Int) -> Bool {
    length >= minimumLength && !set.listed.isDisjoint(with: sources)
  }
}
