import DictionaryBuilder

/// The counts that a recipe asks for, kept in a work folder: a step whose file is there is not done
/// again, so that a run that was killed goes on where it was.
struct CountingSteps {
  let recipe: Recipe
  let corpora: String
  let work: WorkFolder
  private let stamps: [TextStamp]
  private let memory: Int
  private let threads: Int
  private let progress: @Sendable (String, Double) -> Void

  /// Steps on the texts of a recipe in the folder `corpora`, with counts in the folder `work`. Reads
  /// all texts once, to know which counts are still theirs.
  init(
    recipe: Recipe, corpora: String, work: String, memory: Int, threads: Int,
    progress: @escaping @Sendable (String, Double) -> Void
  ) throws(DictionaryError) {
    self.recipe = recipe
    self.corpora = corpora
    self.memory = memory
    self.threads = threads
    self.progress = progress
    var stamps: [TextStamp] = []
    for corpus in recipe.corpora {
      progress("reading \(corpus.name)", Double(stamps.count) / Double(recipe.corpora.count))
      stamps.append(try TextStamp(path: "\(corpora)/\(corpus.file)"))
    }
    self.stamps = stamps
    self.work = try WorkFolder(path: work)
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
      let totals = try CorpusCounts(files: files, corpora: recipe.corpora).totals(vocabulary)
      vocabulary = Vocabulary(zip(vocabulary.words, totals).map { (word: $0.0, count: $0.1) })
    }
    return Vocabulary(
      zip(vocabulary.words, vocabulary.counts).filter { $0.1 >= minimumCount }
        .map { (word: $0.0, count: $0.1) })
  }

  /// The n-grams of each corpus, segmented by the counts of the words or by `bigrams`.
  func count(
    _ vocabulary: Vocabulary, order: Int, label: String, bigrams: BigramModel? = nil
  ) throws(DictionaryError) -> [CountFile] {
    var files: [CountFile] = []
    for (corpus, stamp) in zip(recipe.corpora, stamps) {
      let source = "\(corpora)/\(corpus.file)"
      let path = path(of: label, corpus, stamp, vocabulary, order, bigrams)
      if !isWhole(path, vocabulary) {
        let options = TextCounter.Options(
          order: order, seed: recipe.seed, heldOutEvery: recipe.heldOutEvery, memory: memory,
          threads: threads)
        let counter = try TextCounter(
          vocabulary: vocabulary, options: options, bigrams: bigrams?.tables)
        let progress = progress
        try counter.count([source], to: path) { read in
          progress(
            "counting \(label) in \(corpus.name)", Double(read) / Double(max(stamp.length, 1)))
        }
      }
      files.append(try CountFile(path: path, vocabulary: vocabulary))
    }
    return files
  }

  /// Where counts are kept: what they depend on is in the name.
  private func path(
    of label: String, _ corpus: Recipe.Corpus, _ stamp: TextStamp, _ vocabulary: Vocabulary,
    _ order: Int, _ bigrams: BigramModel?
  ) -> String {
    var key = vocabulary.fingerprint
    let parts = [
      recipe.seed, recipe.heldOutEvery, UInt64(stamp.length), stamp.hash, bigrams?.hash ?? 0,
    ]
    // How text is segmented depends on the counts of the words too.
    for part in parts + vocabulary.counts {
      key = (key ^ part) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 32
    }
    return "\(work.path)/\(label).\(corpus.name).\(order).\(String(key, radix: 36)).ngrams"
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
