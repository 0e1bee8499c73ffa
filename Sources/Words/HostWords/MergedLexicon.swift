/// The entries of several providers, and what they refused.
public struct MergedLexicon: SupplementaryLexicon, Hashable, Sendable {
  /// The entries of the providers in their order. A word that two sources have is there twice: it may
  /// be exported though the contact of that name may not.
  public let entries: [LexiconEntry]
  /// The parts of files that gave no entry.
  public let rejections: [LexiconRejection]

  /// What was read by providers, in their order.
  public init(_ readings: [LexiconReading] = []) {
    var all = LexiconReading()
    for reading in readings { all.append(reading) }
    entries = all.entries
    rejections = all.rejections
  }

  /// The entries that may leave the device: none of the address book.
  public var exported: LexiconExport {
    var lexicon = UserLexicon()
    for entry in entries { lexicon.insert(entry) }
    return lexicon.exported
  }
}
