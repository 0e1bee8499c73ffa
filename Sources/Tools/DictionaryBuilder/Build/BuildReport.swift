/// What came of building a dictionary.
package struct BuildReport: Sendable {
  /// Lines of the sources that were not taken.
  package internal(set) var refusals: RefusalReport
  /// How many words the image has.
  package internal(set) var words = 0
  /// How many pairs of a reading and a word.
  package internal(set) var entries = 0
  /// Words whose reading no source records and `ReadingInference` made up.
  package internal(set) var inferredReadings = 0
  /// Words left out because a character of theirs has no reading at all.
  package internal(set) var withoutReading = 0
  /// How many shards the sources were cut into.
  package internal(set) var shards = 0
  /// How many of them were parsed; the others were in the cache.
  package internal(set) var parsedShards = 0
  /// What is worth a look but no error, one line each.
  package internal(set) var notes: [String] = []
}

/// How far a build has come: a word for the stage, and the part of the whole that is done, 0 to 1.
package typealias ProgressHandler = (_ stage: String, _ part: Double) -> Void
