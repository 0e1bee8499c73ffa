/// The n-gram counts of several texts.
struct CorpusCounts {
  /// The count file of each text, parallel to `corpora`.
  let files: [CountFile]
  /// The texts, each with the weight of one occurrence.
  let corpora: [Corpus]

  /// Returns the weighted sum of occurrences of each word over all texts. The files must hold
  /// unigram counts. The special words are not in the result.
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
