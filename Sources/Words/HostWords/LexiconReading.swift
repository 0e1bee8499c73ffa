/// The result of reading one provider: distinct entries and the rejected lines.
public struct LexiconReading: Hashable, Sendable {
  /// The entries in the order of the file, without duplicates.
  public private(set) var entries: [LexiconEntry] = []
  /// The rejected lines in the order of the file.
  public private(set) var rejections: [LexiconRejection] = []
  private var known: Set<LexiconEntry> = []

  /// Creates an empty result.
  public init() {}

  /// Adds an entry unless it is present.
  mutating func add(_ entry: LexiconEntry) {
    if known.insert(entry).inserted { entries.append(entry) }
  }

  mutating func refuse(_ file: String, line: Int, _ fault: LexiconFault) {
    rejections.append(LexiconRejection(file: file, line: line, fault: fault))
  }

  /// Appends the result of another provider.
  mutating func append(_ other: LexiconReading) {
    for entry in other.entries { add(entry) }
    rejections += other.rejections
  }
}
