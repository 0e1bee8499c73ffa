import SyllableConversion

/// Checks the tones of characters: readings ascend and have existing syllables, and each has at
/// least one of the five tones.
struct ToneCheck {
  let lexicon: Lexicon

  func run(_ findings: inout Findings) {
    guard let tones = lexicon.tones else { return }
    var last: UInt64?
    for (position, (reading, set)) in tones.rows.enumerated() {
      if let last, reading <= last {
        findings.add(LexiconSections.toneReadings, position, "the readings do not ascend")
      }
      last = reading
      let syllable = SyllableID(truncatingIfNeeded: reading)
      if syllable >= lexicon.syllables.count {
        findings.add(LexiconSections.toneReadings, position, "there is no syllable \(syllable)")
      }
      if !(1..<1 << 5).contains(set) {
        findings.add(LexiconSections.toneSets, position, "\(set) is no set of five tones")
      }
    }
  }
}
