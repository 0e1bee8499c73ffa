/// The words and connections that a `kana.json` names, in memory. Images are built from them, and
/// texts are segmented with them.
package struct KanaSource: Sendable {
  package let manifest: KanaManifest
  /// The words.
  package let entries: [KanaEntry]
  /// The texts that are offered after all words of a reading, in that order. Their cost is their
  /// rank.
  let offered: [KanaEntry]
  /// The number of words in the word list.
  package let wordCount: Int
  /// The reading shares of texts.
  let readingShares: KanaReadingShares
  package let connections: ConnectionFile
  /// The words in Latin letters; nil if the manifest names none.
  let latinWords: LatinWordFile?
  /// The readings of kanji and the words that name them.
  let descriptions: [PhraseFile.Entry]
  /// The rejected lines.
  package let rejections: RejectionReport

  /// Reads the files of a folder.
  package init(_ folder: ImageFolder<KanaManifest>) throws(DictionaryError) {
    manifest = folder.manifest
    folder.progress("reading \(manifest.words.file)", 0)
    var rejections = folder.rejections
    let words = try folder.text(of: manifest.words.file)
    var entries = KanaWordFile(
      words, costUnit: manifest.words.costUnit, report: &rejections
    ).entries
    wordCount = entries.count
    offered = try OfferedTexts(folder, besides: entries, report: &rejections).entries
    if let file = manifest.readings {
      readingShares = KanaReadingShares(
        try folder.text(of: file), report: &rejections)
    } else {
      readingShares = KanaReadingShares()
    }
    latinWords = try manifest.latin.map { file throws(DictionaryError) in
      LatinWordFile(try folder.text(of: file), report: &rejections)
    }
    if let file = manifest.descriptions {
      descriptions = PhraseFile(try folder.text(of: file), report: &rejections).entries
    } else {
      descriptions = []
    }
    folder.progress("reading \(manifest.matrix.file)", 0.2)
    let matrixPath = folder.path(of: manifest.matrix.file)
    let connections = try ConnectionFile(path: matrixPath)
    let count = connections.classCount
    entries.removeAll { Int(max($0.left, $0.right)) >= count }
    guard !entries.isEmpty else {
      throw .malformed(
        path: words.name, line: nil, reason: "it contains no words of the \(count) classes")
    }
    guard Int(max(manifest.classes.number, manifest.classes.noun)) < count else {
      throw .malformed(
        path: matrixPath, line: nil, reason: "it lacks a class that \(KanaManifest.fileName) names")
    }
    self.entries = entries
    self.connections = connections
    self.rejections = rejections
  }
}
