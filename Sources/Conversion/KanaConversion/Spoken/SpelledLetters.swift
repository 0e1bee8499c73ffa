/// Letters of the alphabet as far as their names were read in kana.
///
/// ```
/// えーあい      AI
/// でぃーぶいでぃー  DVD
/// ```
struct SpelledLetters: SpokenWhole, Hashable {
  /// A letter with one of its names.
  struct Part: SpokenPart {
    let kana: [Unicode.Scalar]
    let letter: UInt8
    /// Whether these kana rarely mean anything but the letter: びー, not おー or える.
    let isPlain: Bool
    /// Whether many words end with these kana.
    let isInWords: Bool

    fileprivate init(_ letter: Character, _ kana: String) {
      self.kana = Array(kana.unicodeScalars)
      self.letter = letter.asciiValue ?? 0
      isInWords = ["える", "えい", "けい"].contains(kana)
      isPlain = !isInWords && !["えー", "いー", "おー", "ゆー", "あい", "わい"].contains(kana)
    }
  }

  static let parts = Part.byEnd(
    [
      ("A", ["えー", "えい"]), ("B", ["びー"]), ("C", ["しー"]), ("D", ["でぃー"]), ("E", ["いー"]),
      ("F", ["えふ"]), ("G", ["じー"]), ("H", ["えいち", "えっち"]), ("I", ["あい"]),
      ("J", ["じぇー", "じぇい"]), ("K", ["けー", "けい"]), ("L", ["える"]), ("M", ["えむ"]), ("N", ["えぬ"]),
      ("O", ["おー"]), ("P", ["ぴー"]), ("Q", ["きゅー"]), ("R", ["あーる"]), ("S", ["えす"]),
      ("T", ["てぃー"]), ("U", ["ゆー"]), ("V", ["ぶい", "ゔぃー"]), ("W", ["だぶりゅー"]),
      ("X", ["えっくす"]), ("Y", ["わい"]), ("Z", ["ぜっと"]),
    ].flatMap { letter, names in names.map { Part(letter, $0) } })

  private static let maximumCount = 8

  /// One byte per letter, the last one in the lowest byte.
  private var letters: UInt64 = 0
  private var isPlain = false
  private var isInWords = false
  private var repeats = false

  /// Creates an empty sequence.
  init() {}

  /// Returns the letters with one more; nil if there are already eight.
  func appending(_ part: Part) -> SpelledLetters? {
    guard count < Self.maximumCount else { return nil }
    var next = self
    next.letters = letters << 8 | UInt64(part.letter)
    next.isPlain = isPlain || part.isPlain
    next.isInWords = isInWords || part.isInWords
    next.repeats = repeats || letters & 0xFF == UInt64(part.letter)
    return next
  }

  /// The number of letters.
  var count: Int { (71 - letters.leadingZeroBitCount) / 8 }

  /// Whether the kana are taken as letters: at least two, and no interjection (えーえー) or part of a
  /// word.
  var areLetters: Bool { count > 1 && (isPlain || !repeats && !isInWords) }

  /// The letters as text.
  var text: String {
    String(
      String.UnicodeScalarView(
        (0..<count).reversed().map {
          Unicode.Scalar(UInt8(truncatingIfNeeded: letters >> ($0 * 8)))
        }))
  }
}
