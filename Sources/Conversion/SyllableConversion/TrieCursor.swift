import NGrams
import UserHistory

/// A walk through the lexicon's trie that began at some point: a word may be under way.
struct TrieCursor {
  var start: Int32
  var node: Int32
  var cost: Cost
  var syllableEnds: UInt64
  /// The syllables walked, for what was learned; nothing is counted where nothing was.
  var spelled = ReadingNumber()
  /// The number under which something was learned of the words found here; nil where nothing was.
  var evidence: Int32?
  /// Whether a slip was corrected on the way.
  var isCorrected = false
  /// The tones typed on the way (`TypedTones`); 0 where there are none.
  var tones: UInt64 = 0
}

extension TrieCursor {
  /// The walk some letters further, each of which is a syllable; nil where no word goes on so. An
  /// apostrophe behind them is none.
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
