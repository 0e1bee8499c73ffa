/// The texts that a `kana.json` offers besides words: symbols, emoji and single kanji by reading.
struct OfferedTexts {
  /// The ranks of the texts of one reading in one file. Later ones share the last rank, in file
  /// order.
  private static let ranksPerFile = 64

  /// The texts with their rank as cost, each once per reading and none that is a word of it.
  private(set) var entries: [KanaEntry] = []

  /// Reads the files that the manifest names. Rejected lines are added to `report`.
  ///
  /// - Parameter words: The words, which are not offered again.
  init(
    _ folder: ImageFolder<KanaManifest>, besides words: [KanaEntry],
    report: inout RejectionReport
  ) throws(DictionaryError) {
    let noun = folder.manifest.classes.noun
    var texts: [String: Set<String>] = [:]
    for (file, name) in (folder.manifest.offered ?? []).enumerated() {
      for entry in PhraseFile(try folder.text(of: name), report: &report).entries {
        var reading = String.UnicodeScalarView()
        reading.append(contentsOf: entry.phrase.compactMap(Unicode.Scalar.init))
        for (number, text) in entry.texts.split(separator: UInt8(ascii: " ")).enumerated() {
          entries.append(
            KanaEntry(
              reading: String(reading), text: String(decoding: text, as: UTF8.self), left: noun,
              right: noun,
              cost: Int32(clamping: file * Self.ranksPerFile + min(number, Self.ranksPerFile - 1))))
        }
        texts[String(reading)] = []
      }
    }
    for word in words { texts[word.reading]?.insert(word.text) }
    entries.removeAll { !(texts[$0.reading]?.insert($0.text).inserted ?? false) }
  }
}
