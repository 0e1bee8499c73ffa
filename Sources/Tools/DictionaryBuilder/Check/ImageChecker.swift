import DictionaryImage
import Suggestions
import SyllableConversion

/// Verifies a dictionary image: the checksums of its sections, and that the tables refer to each
/// other as `LexiconSections` says. A reader survives whatever is wrong here; a check names it.
package enum ImageChecker {
  /// Checks the image at `path`. Throws where it cannot be opened at all.
  package static func check(path: String) throws(ImageError) -> Findings {
    let image = try Image(path: path)
    var findings = Findings()
    do throws(ImageError) {
      try image.verify()
    } catch {
      // The structure is looked at all the same: it may tell what the damage does.
      guard case .damagedSection(_, let name, let offset) = error else { throw error }
      findings.add(name, nil, "the checksum does not match (the section begins at byte \(offset))")
    }
    guard !CodeTableCheck.applies(to: image) else {
      try CodeTableCheck(image: image).run(&findings)
      return findings
    }
    guard !TablesCheck.applies(to: image) else {
      try TablesCheck(image: image).run(&findings)
      return findings
    }
    guard !KanaCheck.applies(to: image) else {
      try KanaCheck(image: image).run(&findings)
      guard image.isIntact else { throw .shrunk(path: path) }
      return findings
    }
    guard !WordLexicon.applies(to: image) else {
      try WordsCheck(image: image).run(&findings)
      return findings
    }
    let lexicon = try Lexicon(image: image)
    TrieCheck(lexicon: lexicon).run(&findings)
    EntryCheck(lexicon: lexicon).run(&findings)
    WordCheck(lexicon: lexicon).run(&findings)
    ToneCheck(lexicon: lexicon).run(&findings)
    SourceCheck(sources: try WordSources(lexicon), lexicon: lexicon).run(&findings)
    try checkTexts(image, lexicon, &findings)
    guard image.isIntact else { throw .shrunk(path: path) }
    return findings
  }

  private static func checkTexts(
    _ image: Image, _ lexicon: Lexicon, _ findings: inout Findings
  ) throws(ImageError) {
    if !lexicon.about.contains(where: { $0.key == "language" && !$0.value.isEmpty }) {
      findings.add(LexiconSections.about, nil, "it does not name the language")
    }
    let lines = try image.text(of: LexiconSections.punctuation).split(separator: "\n")
    for (number, line) in lines.enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if !(2...3).contains(fields.count) || fields.contains(where: \.isEmpty) {
        findings.add(LexiconSections.punctuation, number, "expected 'key TAB text [TAB closing]'")
      }
    }
  }
}

extension Findings {
  /// Checks a column of offsets: one more than the `count` things they lie between, from `first` to
  /// `last`, never going back.
  mutating func checkOffsets(
    _ column: ImageColumn<UInt32>, of section: String, between count: Int, first: Int, last: Int
  ) {
    guard column.count == count + 1 else {
      return add(section, nil, "it has \(column.count) elements instead of \(count + 1)")
    }
    if column[0] != first { add(section, 0, "it is \(column[0]) instead of \(first)") }
    for index in 0..<count where column[index] > column[index + 1] {
      add(section, index + 1, "\(column[index + 1]) is less than the one before")
    }
    if column[count] != last {
      add(section, count, "it is \(column[count]) instead of \(last)")
    }
  }
}
