/// The report of a dictionary build: counts, rejected lines and notes.
package struct BuildReport: ImageReport {
  package internal(set) var rejections: RejectionReport
  package var notes: [String] = []
  package var wrongCounts = 0
  /// The number of words in the image.
  package internal(set) var words = 0
  /// The number of pairs of a reading and a word.
  package internal(set) var entries = 0
  /// The number of words that no source gives a reading for; `ReadingInference` inferred it.
  package internal(set) var inferredReadings = 0
  /// The number of words left out because one of their characters has no reading at all.
  package internal(set) var withoutReading = 0
  /// The number of shards that the sources were cut into.
  package internal(set) var shards = 0
  /// The number of shards that were parsed. The others came from the cache.
  package internal(set) var parsedShards = 0

  package var summary: String {
    "\(words) words, \(entries) readings (\(inferredReadings) inferred; \(withoutReading) words "
      + "without a reading left out); parsed \(parsedShards) of \(shards) shards"
  }
}
