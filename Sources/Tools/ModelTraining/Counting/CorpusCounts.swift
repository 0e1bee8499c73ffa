import DictionaryBuilder

/// What files of counts of several texts come to.
struct CorpusCounts {
  /// A file for each text.
  let files: [CountFile]
  /// The texts, with how much one occurrence in each counts.
  let corpora: [Corpus]

  /// How often each word of a vocabulary occurs in all texts together, by weight; the counts are those of
  /// single words.
  func totals(_ vocabulary: Vocabulary) throws(DictionaryError) -> [UInt64] {
    var totals = [Double](repeating: 0, count: vocabulary.count)
    for (file, corpus) in zip(files, corpora) {
      var reader = file.makeReader()
      while try reader.next() {
        guard reader.key < UInt64(totals.count) else { continue }
        totals[Int(reader.key)] += Double(reader.count) * corpus.weight
      }
    }
    return totals.dropFirst(Int(Vocabulary.firstWord)).map { UInt64(min($0, 1e18).rounded()) }
  }
}
