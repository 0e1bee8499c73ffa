/// The scratch memory of a session of Hangul: the jamo of the current syllable, so that each key
/// extends them instead of composing the syllable again.
public struct HangulWorkspace: Sendable {
  private var keys = SyllableKeys()
  private var jamo = SyllableJamo()

  /// Returns the jamo of keys; nil if they do not form a single syllable.
  @inline(__always)
  func jamo(of keys: SyllableKeys, by automaton: HangulAutomaton) -> SyllableJamo? {
    keys == self.keys ? jamo : automaton.jamo(of: keys)
  }

  /// Stores the jamo of keys.
  mutating func note(_ jamo: SyllableJamo, of keys: SyllableKeys) {
    self.keys = keys
    self.jamo = jamo
  }
}
