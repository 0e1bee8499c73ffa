import SyllableConversion

/// The pinyin that double-pinyin keys stand for, shown in their place.
///
/// ```
/// nihc   n i h ao     vs   zh ong     ah   a ng     aa   a and an empty piece
/// nihv   n i h ui     a typo for nihc is shown as it is read
/// ```
final class DoublePinyinSpelling: KeystrokeSpelling {
  private struct Typed: Hashable {
    var first: UInt8
    var second: UInt8
    /// The syllable; nil for the first that the keys spell.
    var syllable: SyllableID?
  }

  private let scheme: DoublePinyinScheme
  private let pieces: [Typed: [String]]

  init(_ scheme: DoublePinyinScheme, spellings: [SyllableSpelling]) {
    self.scheme = scheme
    var pieces: [Typed: [String]] = [:]
    for entry in spellings {
      let initial =
        entry.spelling.initial.isEmpty
        ? String(entry.spelling.text.prefix(1)) : entry.spelling.initial
      let shown = [initial, String(entry.spelling.text.dropFirst(initial.count))]
      for pair in scheme.keyPairs(for: entry.spelling) where pair.count == 2 {
        // Exact spellings come first, so they are shown if several share their keys.
        for syllable in [entry.syllable, nil] {
          let typed = Typed(first: pair[0], second: pair[1], syllable: syllable)
          if pieces[typed] == nil { pieces[typed] = shown }
        }
      }
    }
    self.pieces = pieces
  }

  /// False: a key stands for an initial or a final, and Return commits the keys themselves.
  var isLetterForKeystroke: Bool { false }

  /// Returns the initial and the final; for a single key the initial. Tone digits are shown as they
  /// are.
  func pieces(of syllable: SyllableID, typedAs keystrokes: [Unicode.Scalar]) -> [String] {
    let keys = keystrokes.map(PinyinConverter.normalize)
    if keys.count >= 2,
      let shown = pieces[Typed(first: keys[0], second: keys[1], syllable: syllable)]
        ?? pieces[Typed(first: keys[0], second: keys[1], syllable: nil)]
    {
      return shown + keystrokes.dropFirst(2).map { String($0) }
    }
    let initials = keys.first.flatMap { scheme.keys[$0]?.initials } ?? []
    let initial = initials.first.flatMap { $0.isEmpty || keys.count > 1 ? nil : $0 }
    return (initial.map { [$0] } ?? [])
      + keystrokes.dropFirst(initial == nil ? 0 : 1).map { String($0) }
  }
}
