import DictionaryImage
import SyllableConversion

/// The image of a lexicon: words with readings of syllables.
struct LexiconImage: ImageKind {
  typealias Build = DictionaryBuild

  let lexicon: Lexicon
  var image: Image { lexicon.image }

  static var kind: DictionaryKind { .readings }

  init(image: Image) throws(ImageError) { lexicon = try Lexicon(image: image) }

  func check(_ findings: inout Findings) throws(ImageError) {
    TrieCheck(lexicon: lexicon).run(&findings)
    EntryCheck(lexicon: lexicon).run(&findings)
    WordCheck(lexicon: lexicon).run(&findings)
    ToneCheck(lexicon: lexicon).run(&findings)
    SourceCheck(sources: try WordSources(lexicon), lexicon: lexicon).run(&findings)
    TextCheck(lexicon: lexicon).run(&findings)
  }

  func statistics() throws(ImageError) -> [String] {
    let statistics = try ImageStatistics(lexicon)
    func lines(_ rows: some Sequence<(some Any, some Any)>) -> [String] {
      rows.map { "\($0)\t\($1)" }
    }
    let sources = statistics.sources.map { use in
      (use.source.fields + [use.counts, use.readings, use.listed].map(String.init))
        .joined(separator: "\t")
    }
    return ["about"] + lines(statistics.about.map { ($0.key, $0.value) })
      + sizes
      + ["", "tables"] + lines(statistics.counts.map { ($0.name, $0.count) })
      + ["", "words by length in characters"]
      + lines(statistics.wordsByLength.map { ($0.length, $0.count) })
      + [
        "",
        "sources (name, version, licence, entries, copyright, weight, file, decided, read, listed)",
      ] + sources
      + ["", "words by licence of their frequency and recorded readings"]
      + lines(statistics.wordsByLicence.map { ($0.licences, $0.count) })
      + ["reading inferred\t\(statistics.inferredWords)"]
  }

  /// Calls `body` with rows of word, reading, cost of the word, and cost of the reading given the
  /// word. With sources, a row also has those of the frequency, those of the readings, and the
  /// licences of both.
  func forEachRow(_ query: RowQuery, _ body: (String) -> Bool) throws {
    let listing = LexiconListing(lexicon)
    let origins = query.withSources ? try WordSources(lexicon) : nil
    func show(_ row: LexiconListing.Row) -> Bool {
      let fields = "\(row.word)\t\(row.reading)\t\(row.wordCost)\t\(row.readingCost)"
      return body(fields + (origins?.columns(of: row.id) ?? ""))
    }
    if let rows = try chosenRows(query, of: listing) {
      for row in rows where !show(row) { return }
    } else {
      listing.forEach(show)
    }
  }

  /// Returns the rows that the query selects; nil if it selects all.
  private func chosenRows(
    _ query: RowQuery, of listing: LexiconListing
  ) throws(DictionaryError) -> [LexiconListing.Row]? {
    if let word = query.word {
      let rows = listing.rows(ofWord: word)
      guard !rows.isEmpty else {
        throw nothing("it does not contain the word '\(word)'")
      }
      return rows
    }
    guard let reading = query.reading else { return nil }
    guard let rows = listing.rows(ofReading: reading) else {
      throw nothing("a syllable of '\(reading)' does not exist")
    }
    guard !rows.isEmpty else {
      throw nothing("no word has the reading '\(reading)'")
    }
    return rows
  }
}

extension WordSources.Source {
  fileprivate var fields: [String] {
    [name, version, licence, entries, copyright, weightUnit, file]
  }
}

extension WordSources {
  /// Returns the columns that the sources add to a row.
  fileprivate func columns(of word: WordID) -> String {
    guard let set = set(of: word) else { return "\t?\t?\t?" }
    let count = set.count.isEmpty ? "floor" : names(set.count)
    let reading = set.reading.isEmpty ? "inferred" : names(set.reading)
    return "\t\(count)\t\(reading)\t\(licences(set.decisive).joined(separator: ", "))"
  }
}
