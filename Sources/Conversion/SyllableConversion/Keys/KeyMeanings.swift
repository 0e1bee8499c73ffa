import Decoding
import InputCore

/// The letters or symbols that the keystrokes of a converter type, the full stop of its language, and a cache of
/// words spelled in these letters. Most words of a key are asked for by the next key too, and the sentences of one
/// key share most of theirs.
///
/// Copies of a converter share it, so it must be used on one thread at a time.
final class KeyMeanings {
  /// The properties of a `Segment` with the same names.
  private struct Spelled {
    let spelling: String?
    let shown: [String]?
  }

  /// The number of words kept.
  private static let kept = 2_048

  /// The mapping from keystrokes to what they type; nil if they type themselves.
  let spelling: (any KeystrokeSpelling)?
  /// The text of a full stop that ends no Latin text; nil if it stays as typed.
  let fullStop: String?
  private var known = LookupTable<Spelled>()

  init(spelling: (any KeystrokeSpelling)? = nil, fullStop: String? = nil) {
    self.spelling = spelling
    self.fullStop = fullStop
  }

  /// Sets what the keystrokes of a segment type, if they do not type themselves.
  ///
  /// - Parameter node: the segment's lattice node, whose reading determines the syllables.
  func spell(_ segment: inout Segment, _ node: LatticeNode, in lexicon: Lexicon) {
    guard let spelling else { return }
    var key = TextHash(segment.reading)
    key.append(UInt64(bitPattern: Int64(node.reading)))
    key.append(node.syllableEnds)
    if let word = known[key.value] {
      (segment.spelling, segment.shown) = (word.spelling, word.shown)
      return
    }
    segment.spell(lexicon.syllables(to: Int(node.reading)), by: spelling)
    if known.count >= Self.kept { known = LookupTable() }
    known.set(Spelled(spelling: segment.spelling, shown: segment.shown), for: key.value)
  }
}

extension TextHash {
  /// Appends the bytes of a number to the text.
  fileprivate mutating func append(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
