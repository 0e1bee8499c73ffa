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
    /// Whether kana are hardly ever so but for the letter: びー, not おー or える.
    let isPlain: Bool
    /// Whether it is the end of many words.
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

  private static let most = 8

  /// A byte a letter, the last one lowest.
  private var letters: UInt64 = 0
  private var isPlain = false
  private var isInWords = false
  private var repeats = false

  /// No letters yet.
  init() {}

  /// The letters with one more; nil where there are too many.
  func appending(_ part: Part) -> SpelledLetters? {
    guard count < Self.most else { return nil }
    var next = self
    next.letters = letters << 8 | UInt64(part.letter)
    next.isPlain = isPlain || part.isPlain
    next.isInWords = isInWords || part.isInWords
    next.repeats = repeats || letters & 0xFF == UInt64(part.letter)
    return next
  }

  /// How many there are.
  var count: Int { (71 - letters.leadingZeroBitCount) / 8 }

  /// Whether they are taken for letters: two and more, and no cry (えーえー) or part of words.
  var areLetters: Bool { count > 1 && (isPlain || !repeats && !isInWords) }

  /// The letters.
  var text: String {
    String(
      String.UnicodeScalarView(
        (0..<count).reversed().map {
          Unicode.Scalar(UInt8(truncatingIfNeeded: letters >> ($0 * 8)))
        }))
  }
}
