/// What the keys of the syllable make, kept from one key to the next: each key then extends it, and
/// none puts the syllable together anew.
public struct HangulWorkspace: Sendable {
  private var keys = SyllableKeys()
  private var jamo = SyllableJamo()

  /// What some keys make; nil where they are not those of one syllable.
  @inline(__always)
  func jamo(of keys: SyllableKeys, by automaton: HangulAutomaton) -> SyllableJamo? {
    keys == self.keys ? jamo : automaton.jamo(of: keys)
  }

  /// Remembers what keys make.
  mutating func note(_ jamo: SyllableJamo, of keys: SyllableKeys) {
    self.keys = keys
    self.jamo = jamo
  }
}
