import SyllableConversion

/// Checks the text sections of a lexicon: `about` names the language, and the lines of the
/// punctuation are well-formed.
struct TextCheck {
  let lexicon: Lexicon

  func run(_ findings: inout Findings) {
    if !lexicon.about.contains(where: { $0.key == "language" && !$0.value.isEmpty }) {
      findings.add(LexiconSections.about, nil, "it does not name the language")
    }
    let lines = lexicon.punctuation.split(separator: "\n")
    for (number, line) in lines.enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if !(2...3).contains(fields.count) || fields.contains(where: \.isEmpty) {
        findings.add(LexiconSections.punctuation, number, "expected 'key TAB text [TAB closing]'")
      }
    }
  }
}
