import SyllableConversion

/// Checks the sources of words: every word has a source set, every set refers to sources in `about`
/// in ascending order, and the sources that decide a word also list it.
struct SourceCheck {
  let sources: WordSources
  let lexicon: Lexicon

  func run(_ findings: inout Findings) {
    for (number, set) in sources.sets.enumerated() {
      for numbers in [set.count, set.reading, set.listed] {
        if numbers.contains(where: { sources.source($0) == nil })
          || numbers != Set(numbers).sorted()
        {
          findings.add(LexiconSections.sourceSets, number, "it refers to sources that do not exist")
        }
      }
      if set.listed.isEmpty || !Set(set.decisive).isSubset(of: set.listed) {
        findings.add(
          LexiconSections.sourceSets, number, "a source decides a word that it does not list")
      }
    }
    for word in 0..<WordID(truncatingIfNeeded: lexicon.wordCount)
    where sources.set(of: word) == nil {
      findings.add(
        LexiconSections.wordSources, Int(word), "set \(sources.setNumber(of: word)) does not exist")
    }
  }
}
