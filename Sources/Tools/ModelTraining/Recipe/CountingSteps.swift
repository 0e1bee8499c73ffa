import DictionaryBuilder

/// The counts that a recipe asks for, kept in a work folder: a step whose file is there is not done
/// again, so that a run that was killed goes on where it was.
struct CountingSteps {
  let texts: TextCounting
  private let stamps: [TextStamp]

  /// Steps on the texts of a recipe. Reads all texts once, to know which counts are still theirs.
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

  /// How often each word of `candidates` occurs in all corpora together, by weight.
  func vocabulary(
    of candidates: [String], minimumCount: UInt64, label: String
  ) throws(DictionaryError) -> Vocabulary {
    // All words are equally likely at first but for the number of their characters: the fewest
    // words win. The second round knows how frequent each is.
    var vocabulary = Vocabulary(candidates.map { (word: $0, count: 1) })
    for round in 1...2 {
      let files = try count(vocabulary, order: 1, label: "\(label)-\(round)")
      vocabulary = try texts.recounted(vocabulary, files)
    }
    return vocabulary.occurring(atLeast: minimumCount)
  }

  /// The n-grams of each corpus, segmented by the counts of the words or by `bigrams`.
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

  /// Where counts are kept: what they depend on is in the name.
  private func path(
    of label: String, _ corpus: Corpus, _ stamp: TextStamp, _ vocabulary: Vocabulary,
    _ order: Int, _ bigrams: BigramModel?
  ) -> String {
    var key = vocabulary.fingerprint
    let parts = [
      texts.recipe.seed, texts.recipe.heldOutEvery, UInt64(stamp.length), stamp.hash,
      bigrams?.hash ?? 0,
    ]
    // How text is segmented depends on the counts of the words too.
    for part in parts + vocabulary.counts {
      key = (key ^ part) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 32
    }
    return "\(texts.work.path)/\(label).\(corpus.name).\(order).\(String(key, radix: 36)).ngrams"
  }

  /// Whether a file of counts is there, and every record of it can be read.
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
