import NGrams
import UserHistory

/// A partial match in the lexicon's trie that began at some point. A word may continue from it.
struct TrieCursor {
  var start: Int32
  var node: Int32
  var cost: Cost
  var syllableEnds: UInt64
  /// The number of the syllables matched so far, for lookups in the user model. Not computed if
  /// nothing was learned.
  var spelled = ReadingNumber()
  /// The index in `LearnedTables.readings` of the words found here; nil if nothing was learned.
  var evidence: Int32?
  /// Whether the match contains a corrected typo.
  var isCorrected = false
  /// The tones typed for the syllables matched (`TypedTones`); 0 if there are none.
  var tones: UInt64 = 0
}

extension TrieCursor {
  /// Returns the cursor after some letters, each of which is a syllable; nil if no word continues
  /// with them. Skips apostrophes.
  func spelling(
    _ letters: ArraySlice<UInt8>, in lexicon: Lexicon, _ learned: LearnedCosts?
  ) -> TrieCursor? {
    var walk = self
    for key in letters where key != UInt8(ascii: "'") {
      guard let letter = lexicon.syllables.letter(key),
        let child = lexicon.child(of: Int(walk.node), by: letter)
      else { return nil }
      walk.node = Int32(truncatingIfNeeded: child)
      walk.spelled = learned?.reading(walk.spelled, followedBy: letter) ?? walk.spelled
      walk.tones = TypedTones.append(0, to: walk.tones)
    }
    return walk
  }
}
