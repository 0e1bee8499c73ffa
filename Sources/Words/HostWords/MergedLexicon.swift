/// The entries of several providers, and the lines they rejected.
public struct MergedLexicon: SupplementaryLexicon, Hashable, Sendable {
  /// The entries in the order of the providers.
  ///
  /// A word that two sources have occurs twice: it may be exported although the contact of that
  /// name may not.
  public let entries: [LexiconEntry]
  /// The rejected lines of all files.
  public let rejections: [LexiconRejection]

  /// Creates a lexicon from the results of providers, in their order.
  public init(_ readings: [LexiconReading] = []) {
    var all = LexiconReading()
    for reading in readings { all.append(reading) }
    entries = all.entries
    rejections = all.rejections
  }

  /// The entries that may leave the device, which excludes the address book.
  public var exported: LexiconExport {
    var lexicon = UserLexicon()
    for entry in entries { lexicon.insert(entry) }
    return lexicon.exported
  }
}
