import DictionaryImage
import Suggestions

/// Builds the word lexicon of a language from a folder with a `words.json`.
package struct WordsBuild: ImageBuild {
  private let folder: ImageFolder<WordsManifest>
  private var manifest: WordsManifest { folder.manifest }

  package init(_ folder: ImageFolder<WordsManifest>) { self.folder = folder }

  package func sections() throws(DictionaryError) -> (writer: ImageWriter, report: WordsReport) {
    var report = WordsReport(rejections: folder.rejections)
    let sounds = try soundLines(&report)
    let merged = try merge(sounds: sounds, &report)
    folder.progress("sorting", 0.5)
    let letters = self.letters(of: merged)
    let known = Set(letters)
    let words = merged.sorted().filter { $0.scalars.allSatisfy(known.contains) }
    if words.count < merged.entries.count {
      report.notes.append(
        "\(merged.entries.count - words.count) words with one of the rarest letters are left out"
      )
    }
    guard !words.isEmpty else {
      throw .malformed(
        path: folder.manifestPath, line: nil, reason: "its sources contain no words")
    }
    report.words = words.count
    var writer = ImageWriter()
    writer.add(WordLexiconSections.about, text: about(listed: merged.listed))
    try WordLexiconCompiler(
      words, letters: letters, profane: try profaneSpellings(), language: manifest.language
    ).addSections(to: &writer)
    if let affixes = manifest.affixes {
      writer.add(
        WordLexiconSections.affixes, text: try affixText(folder.path(of: affixes), &report))
    }
    for (files, section) in [
      (manifest.asTyped, WordLexiconSections.asTyped), (manifest.names, WordLexiconSections.names),
    ] {
      guard let files else { continue }
      var words = AsTypedFile(language: manifest.language)
      for file in files { words.add(try folder.text(of: file), report: &report.rejections) }
      writer.add(section, text: words.lines.joined(separator: "\n"))
    }
    if let files = manifest.mistakes {
      var mistakes = MistakesFile(language: manifest.language)
      for file in files { mistakes.add(try folder.text(of: file), report: &report.rejections) }
      writer.add(WordLexiconSections.mistakes, text: mistakes.lines.joined(separator: "\n"))
    }
    if manifest.sounds != nil {
      writer.add(WordLexiconSections.sounds, text: sounds.joined(separator: "\n"))
    }
    if let emoji = manifest.emoji {
      let source = try folder.text(of: emoji)
      writer.add(
        WordLexiconSections.emoji,
        text: EmojiFile(source, report: &report.rejections).lines.joined(separator: "\n"))
    }
    if manifest.ngrams != nil || manifest.phrases != nil {
      folder.progress("reading n-grams", 0.7)
      let compiler = try followers(of: words, &report)
      report.ngrams = compiler.count
      compiler.addSections(to: &writer)
    }
    folder.progress("writing", 0.95)
    return (writer, report)
  }

  private func soundLines(_ report: inout WordsReport) throws(DictionaryError) -> [String] {
    guard let file = manifest.sounds else { return [] }
    return SoundFile(try folder.text(of: file), report: &report.rejections).lines
  }

  private func merge(
    sounds: [String], _ report: inout WordsReport
  ) throws(DictionaryError) -> MergedWords {
    var merged = MergedWords(language: manifest.language)
    for (number, source) in manifest.sources.enumerated() {
      folder.progress(
        "reading \(source.file)", 0.5 * Double(number) / Double(manifest.sources.count))
      let text = try folder.text(of: source.file)
      let list = try WordList(
        text, parser: EntryParser(syllables: nil), report: &report.rejections)
      report.noteCount(
        list.entries.count, of: "words", in: text.name, expected: source.entries,
        by: WordsManifest.self)
      merged.add(try list.frequencies(name: text.name), of: source, number: number)
    }
    if let ngrams = manifest.ngrams, let share = ngrams.share {
      let text = try folder.text(of: ngrams.file)
      merged.mix(FollowerFile.wordCounts(text), share: share)
    }
    if let ratio = manifest.unmarkedRatio {
      let count = merged.removeUnmarked(ratio: ratio)
      report.notes.append("\(count) words without diacritics are left out for the marked ones")
    }
    if let ratio = manifest.misspelledRatio {
      let count = merged.removeMisspelled(Misspellings(sounds: sounds), ratio: ratio)
      report.notes.append("\(count) words that misspell a more frequent one are left out")
    }
    return merged
  }

  /// Returns the scalars of all words, ascending; only the 255 most frequent if there are more.
  private func letters(of merged: MergedWords) -> [UInt32] {
    var counts: [UInt32: Int] = [:]
    for entry in merged.entries {
      for scalar in entry.scalars { counts[scalar, default: 0] += 1 }
    }
    let kept = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Int(WordTrie.unknownLetter))
    return kept.map(\.key).sorted()
  }

  /// Returns the text of an affix file. Its faults are added to the notes.
  private func affixText(
    _ path: String, _ report: inout WordsReport
  ) throws(DictionaryError) -> String {
    let source = try SourceText(unpacking: path)
    guard let text = String(validating: source.bytes, as: UTF8.self) else {
      throw .malformed(path: path, line: nil, reason: "it is not valid UTF-8")
    }
    report.notes += WordForms(text).faults.map { "\(path): \($0)" }
    return text
  }

  private func profaneSpellings() throws(DictionaryError) -> Set<[UInt32]> {
    guard let file = manifest.profane else { return [] }
    let folding = WordFolding(language: manifest.language)
    let source = try folder.text(of: file)
    return Set(
      source.lines.filter { !$0.isComment && !$0.isWhitespace }
        .compactMap { $0.text.map { folding.scalars(of: $0) } })
  }

  private func followers(
    of words: [MergedWords.Entry], _ report: inout WordsReport
  ) throws(DictionaryError) -> FollowerCompiler {
    let ranges = MergedWords.ranges(of: words)
    let folding = WordFolding(language: manifest.language)
    func number(_ word: Substring) -> UInt32? {
      guard word != FollowerFile.sentenceStart else { return UInt32(clamping: words.count) }
      guard let range = ranges[folding.scalars(of: word)] else { return nil }
      return UInt32(clamping: range.first { words[$0].text == word } ?? range.lowerBound)
    }
    var file = FollowerFile()
    if let ngrams = manifest.ngrams {
      let text = try folder.text(of: ngrams.file)
      file = FollowerFile(text, report: &report.rejections, number: number)
      if file.unknown > 0 {
        report.notes.append("\(text.name): \(file.unknown) lines contain a word that is in no list")
      }
    }
    let total = words.reduce(0) { $0 + $1.weight }
    let probabilities = words.map { $0.weight / total }
    if let phrases = manifest.phrases {
      let text = try folder.text(of: phrases.file)
      let everyday = EverydayPhrases(text, report: &report.rejections, number: number)
      file.add(everyday, perMillion: phrases.perMillion, probabilities: probabilities)
    }
    return FollowerCompiler(file, probabilities: probabilities)
  }

  /// Returns the `about` section. `listed` is the sum of the frequencies in the first list.
  private func about(listed: Double) -> String {
    let lines = manifest.counted.map { $0.origin.aboutLine(entries: $0.entries) }
    let unlisted = manifest.wordsOfText.map {
      "unlisted\t\(WordLexiconCompiler.cost(1 - listed / $0))\n"
    }
    return "language\t\(manifest.language)\n" + (unlisted ?? "") + lines.joined()
  }
}

/// The result of building a word lexicon.
package struct WordsReport: ImageReport {
  package internal(set) var rejections: RejectionReport
  package var notes: [String] = []
  package var wrongCounts = 0
  /// The number of words in the image.
  package internal(set) var words = 0
  /// The number of word pairs and triples.
  package internal(set) var ngrams = 0

  package var summary: String { "\(words) words, \(ngrams) pairs and triples of them" }
}
