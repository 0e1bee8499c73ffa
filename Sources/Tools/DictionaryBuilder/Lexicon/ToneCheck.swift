import SyllableConversion

/// Checks the tones of characters: readings ascend and have existing syllables, and each has at
/// least one of the five tones.
struct ToneCheck {
  let lexicon: Lexicon

  func run(_ findings: inout Findings) {
    guard let tones = lexicon.tones else { return }
    var last: UInt64?
    for (index, (reading, set)) in tones.rows.enumerated() {
      if let last, reading <= last {
        findings.add(LexiconSections.toneReadings, index, "the readings do not ascend")
      }
      last = reading
      let syllable = SyllableID(truncatingIfNeeded: reading)
      if syllable >= lexicon.syllables.count {
        findings.add(LexiconSections.toneReadings, index, "syllable \(syllable) does not exist")
      }
      if !(1..<1 << 5).contains(set) {
        findings.add(LexiconSections.toneSets, index, "\(set) is not a set of five tones")
      }
    }
  }
}
