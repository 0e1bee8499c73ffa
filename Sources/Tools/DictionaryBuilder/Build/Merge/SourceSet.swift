/// Where a word comes from, by numbers of sources counted from 1.
struct SourceSet: Hashable, Comparable, Sendable {
  /// What decided its count; empty where the manifest's floor did.
  var count: OriginSet = []
  /// What gave its readings; empty where they were inferred.
  var reading: OriginSet = []
  /// What lists the word at all.
  var listed: OriginSet = []

  static func < (left: SourceSet, right: SourceSet) -> Bool {
    (left.count.rawValue, left.reading.rawValue, left.listed.rawValue)
      < (right.count.rawValue, right.reading.rawValue, right.listed.rawValue)
  }

  /// The line of `LexiconSections.sourceSets`.
  var line: String { "\(count)\t\(reading)\t\(listed)\n" }
}
