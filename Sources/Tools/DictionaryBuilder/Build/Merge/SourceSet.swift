/// The sources of a word, by source numbers counted from 1.
struct SourceSet: Hashable, Comparable, Sendable {
  /// The sources that gave the word's count; empty if the count is the manifest's floor.
  var count: OriginSet = []
  /// The sources that gave the readings; empty if they were inferred.
  var reading: OriginSet = []
  /// All sources that list the word.
  var listed: OriginSet = []

  static func < (left: SourceSet, right: SourceSet) -> Bool {
    (left.count.rawValue, left.reading.rawValue, left.listed.rawValue)
      < (right.count.rawValue, right.reading.rawValue, right.listed.rawValue)
  }

  /// The line of `LexiconSections.sourceSets`.
  var line: String { "\(count)\t\(reading)\t\(listed)\n" }
}
