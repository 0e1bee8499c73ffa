/// A pair of sounds that many speakers do not distinguish. If enabled, either spelling matches
/// both. The raw values are the names in settings and on the command line.
public enum FuzzySound: String, CaseIterable, Codable, Hashable, Sendable {
  /// `z` and `zh` at the start of a syllable.
  case zZh = "z-zh"
  /// `c` and `ch`.
  case cCh = "c-ch"
  /// `s` and `sh`.
  case sSh = "s-sh"
  /// `n` and `l` at the start of a syllable.
  case nL = "n-l"
  /// `l` and `r`.
  case lR = "l-r"
  /// `r` and `y`.
  case rY = "r-y"
  /// `f` and `h`.
  case fH = "f-h"
  /// `k` and `g`.
  case kG = "k-g"
  /// `an` and `ang` at the end of a syllable.
  case anAng = "an-ang"
  /// `en` and `eng`.
  case enEng = "en-eng"
  /// `in` and `ing`.
  case inIng = "in-ing"
  /// `ian` and `iang`.
  case ianIang = "ian-iang"
  /// `uan` and `uang`.
  case uanUang = "uan-uang"
  /// `lu` for `lü`, also after `n`. After other letters the two are distinct.
  case uV = "u-v"

  /// The two spellings.
  var sounds: (String, String) {
    let parts = rawValue.split(separator: "-")
    return (String(parts[0]), String(parts[1]))
  }

  private var isFinal: Bool { rawValue.utf8.first.map { $0.isVowel } ?? false }

  /// Returns the other spelling of the pair; nil if the part is neither.
  private func other(than part: String) -> String? {
    let (one, two) = sounds
    return part == one ? two : part == two ? one : nil
  }

  /// Returns the variants of a spelling without itself, each with the number of sounds that differ.
  ///
  /// ```
  /// zhang   zang 1, zhan 1, zan 2    with z-zh and an-ang
  /// ```
  static func variants(
    of spelling: PinyinSpelling, with sounds: Set<FuzzySound>
  ) -> [(spelling: PinyinSpelling, count: Int)] {
    // Uses a fixed order, so that what is built does not depend on the order of a set.
    let ordered = allCases.filter(sounds.contains)
    let initials = ordered.filter { !$0.isFinal }.compactMap { $0.other(than: spelling.initial) }
    let finals = ordered.filter { sound in
      sound.isFinal && (sound != .uV || ["n", "l"].contains(spelling.initial))
    }.compactMap { $0.other(than: spelling.final) }
    var variants: [(spelling: PinyinSpelling, count: Int)] = []
    for (initial, initialCount) in [(spelling.initial, 0)] + initials.map({ ($0, 1) }) {
      for (final, finalCount) in [(spelling.final, 0)] + finals.map({ ($0, 1) })
      where initialCount + finalCount > 0 {
        variants.append(
          (PinyinSpelling(initial: initial, final: final), count: initialCount + finalCount))
      }
    }
    return variants
  }
}
