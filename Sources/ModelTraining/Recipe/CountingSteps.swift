import DictionaryBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The counts that a recipe asks for, kept in a work folder: a step whose file is there is not done
/// again, so that a run that was killed goes on where it was.
struct CountingSteps {
  let recipe: Recipe
  let corpora: String
  let work: String
  let memory: Int
  let threads: Int
  let progress: @Sendable (String, Double) -> Void

  /// How often each word of `candidates` occurs in all corpora together, by weight.
  func vocabulary(
    of candidates: [String], minimumCount: UInt64, label: String
  ) throws(DictionaryError) -> Vocabulary {
    // All words are equally likely at first but for the number of their characters: the fewest
    // words win. The second round knows how frequent each is.
    var vocabulary = Vocabulary(candidates.map { (word: $0, count: 1) })
    for round in 1...2 {
      let files = try count(vocabulary, order: 1, label: "\(label)-\(round)")
      vocabulary = Vocabulary(try totals(files, vocabulary))
    }
    return Vocabulary(
      zip(vocabulary.words, vocabulary.counts).filter { $0.1 >= minimumCount }
        .map { (word: $0.0, count: $0.1) })
  }

  private func totals(
    _ files: [CountFile], _ vocabulary: Vocabulary
  ) throws(DictionaryError) -> [(word: String, count: UInt64)] {
    var totals = [Double](repeating: 0, count: vocabulary.count)
    for (file, corpus) in zip(files, recipe.corpora) {
      var reader = file.makeReader()
      while try reader.next() {
        guard reader.key < UInt64(totals.count) else { continue }
        totals[Int(reader.key)] += Double(reader.count) * corpus.weight
      }
    }
    return vocabulary.words.enumerated().map { index, word in
      (word, UInt64(totals[index + Int(Vocabulary.firstWord)].rounded()))
    }
  }

  /// The n-grams of each corpus.
  func count(
    _ vocabulary: Vocabulary, order: Int, label: String
  ) throws(DictionaryError) -> [CountFile] {
    var files: [CountFile] = []
    for corpus in recipe.corpora {
      let source = "\(corpora)/\(corpus.file)"
      var status = stat()
      guard stat(source, &status) == 0 else { throw .unreadable(path: source, code: errno) }
      let size = Int(status.st_size)
      // What the counts depend on is in the name.
      let key = String(
        vocabulary.fingerprint &+ recipe.seed &* 31 &+ recipe.heldOutEvery &* 131
          &+ UInt64(size) &* 1_000_003, radix: 36)
      let path = "\(work)/\(label).\(corpus.name).\(order).\(key).ngrams"
      if access(path, R_OK) != 0 {
        var options = TextCounter.Options()
        options.order = order
        options.seed = recipe.seed
        options.heldOutEvery = recipe.heldOutEvery
        options.memory = memory
        options.threads = threads
        let counter = try TextCounter(vocabulary: vocabulary, options: options)
        let progress = progress
        try counter.count([source], to: path) { read in
          progress("counting \(label) in \(corpus.name)", Double(read) / Double(max(size, 1)))
        }
      }
      files.append(try CountFile(path: path, vocabularySize: vocabulary.count))
    }
    return files
  }
}
