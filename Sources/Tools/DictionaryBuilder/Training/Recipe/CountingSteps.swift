/// The counting steps of a recipe, with results cached in a work folder. A step whose file exists
/// is not repeated, so a killed run resumes where it stopped.
struct CountingSteps {
  let texts: TextCounting
  private let stamps: [TextStamp]

  /// Prepares the steps for the texts of a recipe. Reads all texts once, to recognize the count
  /// files that still match them.
  init(_ texts: TextCounting) throws(DictionaryError) {
    self.texts = texts
    var stamps: [TextStamp] = []
    let corpora = texts.recipe.corpora
    for corpus in corpora {
      texts.progress("reading \(corpus.name)", Double(stamps.count) / Double(corpora.count))
      stamps.append(try TextStamp(path: texts.path(of: corpus)))
    }
    self.stamps = stamps
  }

  /// Returns the words of `candidates` with their weighted counts in all texts, without those below
  /// `minimumCount`.
  func vocabulary(
    of candidates: [String], minimumCount: UInt64, label: String
  ) throws(DictionaryError) -> Vocabulary {
    // In the first round all words have the same cost, so the segmentation with the fewest words
    // wins. The second round uses the word frequencies of the first.
    var vocabulary = Vocabulary(candidates.map { (word: $0, count: 1) })
    for round in 1...2 {
      let files = try count(vocabulary, order: 1, label: "\(label)-\(round)")
      vocabulary = try texts.recounted(vocabulary, files)
    }
    return vocabulary.occurring(atLeast: minimumCount)
  }

  /// Returns the n-gram counts of each text, segmented by word counts or by `bigrams`.
  func count(
    _ vocabulary: Vocabulary, order: Int, label: String, bigrams: BigramModel? = nil
  ) throws(DictionaryError) -> [CountFile] {
    var files: [CountFile] = []
    for (corpus, stamp) in zip(texts.recipe.corpora, stamps) {
      let path = path(of: label, corpus, stamp, vocabulary, order, bigrams)
      if !isWhole(path, vocabulary) {
        let counter = try TextCounter(
          vocabulary: vocabulary, options: texts.options(order: order), bigrams: bigrams?.tables)
        try texts.count(corpus, length: stamp.length, with: counter, label: label, to: path)
      }
      files.append(try CountFile(path: path, vocabulary: vocabulary))
    }
    return files
  }

  /// Returns the path of a count file. Its name contains a hash of everything the counts depend on.
  private func path(
    of label: String, _ corpus: Corpus, _ stamp: TextStamp, _ vocabulary: Vocabulary,
    _ order: Int, _ bigrams: BigramModel?
  ) -> String {
    var key = vocabulary.fingerprint
    let parts = [
      texts.recipe.seed, texts.recipe.heldOutEvery, UInt64(stamp.length), stamp.hash,
      bigrams?.hash ?? 0,
    ]
    // The segmentation of a text depends on the word counts too.
    for part in parts + vocabulary.counts {
      key = (key ^ part) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 32
    }
    return "\(texts.work.path)/\(label).\(corpus.name).\(order).\(String(key, radix: 36)).ngrams"
  }

  /// Whether a count file exists and every record of it can be read.
  private func isWhole(_ path: String, _ vocabulary: Vocabulary) -> Bool {
    do throws(DictionaryError) {
      var reader = try CountFile(path: path, vocabulary: vocabulary).makeReader()
      while try reader.next() {}
      return true
    } catch {
      return false
    }
  }
}
