/// What a provider read: entries, each once, and the parts that gave none.
public struct LexiconReading: Hashable, Sendable {
  /// The entries in the order of the file.
  public private(set) var entries: [LexiconEntry] = []
  /// What was refused, in the order of the file.
  public private(set) var rejections: [LexiconRejection] = []
  private var known: Set<LexiconEntry> = []

  /// Nothing read yet.
  public init() {}

  /// Adds an entry that is not there yet.
  mutating func add(_ entry: LexiconEntry) {
    if known.insert(entry).inserted { entries.append(entry) }
  }

  mutating func refuse(_ file: String, line: Int, _ fault: LexiconFault) {
    rejections.append(LexiconRejection(file: file, line: line, fault: fault))
  }

  /// Adds what another provider read, behind what is here.
  mutating func append(_ other: LexiconReading) {
    for entry in other.entries { add(entry) }
    rejections += other.rejections
  }
}
