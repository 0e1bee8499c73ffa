/// A multistage composition: keystrokes → reading → segments → text. Each later stage follows from
/// the earlier one and from what the user chose, so every step can be walked back and nothing
/// typed is lost before commit.
///
/// ```
/// keys           segments                       marked text
/// womenqushanghai   我们去上海                   wo men qu shang hai|
/// 2 (chooses 我们)   [我们] 去 上海               我们qu shang hai|
/// <BackSpace>       我们去上海                   wo men qu shang hai|
/// ```
///
/// Keystrokes are counted in Unicode scalars. What is chosen comes first, the caret is never
/// inside it: `chosenCount <= caret <= keystrokeCount`.
public struct Composition: Codable, Hashable, Sendable {
  /// A segment the user chose, and how many keystrokes there were at that moment: Backspace undoes
  /// letters typed since before it reopens the segment.
  struct Choice: Codable, Hashable, Sendable {
    var segment: Segment
    var keystrokeCount: Int
    /// Its words, for what is learned when the composition is committed.
    var words: [LearnedWord]?
    /// `Candidate.textAfterCaret`, where there is any.
    var textAfterCaret: String?
    /// The texts of the best conversion before anything was chosen, of the first choice.
    var offered: [String]?
  }

  /// Everything typed, exactly as it was.
  public internal(set) var keystrokes = ""
  /// The caret, in keystrokes from the start.
  public internal(set) var caret = 0
  /// The candidate highlighted, counted from the first of all pages.
  public internal(set) var highlighted = 0
  /// The best conversion of the keystrokes between the last choice and the end, or the caret where
  /// it stands in between.
  public internal(set) var converted: [Segment] = []
  /// The letters that the keystrokes after the converted range stand for; nil where they stand for
  /// themselves.
  var waitingSpelling: String?
  /// What is shown for each of those keystrokes, where that is not its letter.
  var waitingShown: [String]?
  var choices: [Choice] = []
  var readingChoices: [ReadingChoice] = []
  /// The end of the text that stood before the insertion point when the composition began, where the
  /// host showed it.
  var textBefore: String?
  /// The text of the document that was made this composition, with its keystrokes.
  var reconverted: Original?

  /// What a composition was before it was one.
  struct Original: Codable, Hashable, Sendable {
    var text: String
    var keystrokes: String
  }

  /// The text that was made this composition, as long as no key has changed it since.
  var original: String? {
    reconverted.flatMap { $0.keystrokes == keystrokes ? $0.text : nil }
  }

  /// An empty composition.
  public init() {}

  /// An empty composition behind some text.
  init(after text: String?) { textBefore = text.map { String($0.suffix(Self.charactersBefore)) } }

  /// More of the text before is not looked at.
  private static let charactersBefore = 16

  /// Whether nothing is typed.
  public var isEmpty: Bool { keystrokes.isEmpty }

  /// How many keystrokes there are.
  public var keystrokeCount: Int { keystrokes.unicodeScalars.count }

  /// The segments the user has chosen.
  public var chosen: [Segment] { choices.map(\.segment) }

  /// What stands before the keystrokes that are converted.
  var textBeforeConverted: String {
    choices.isEmpty ? textBefore ?? "" : chosen.reduce(into: textBefore ?? "") { $0 += $1.text }
  }

  /// The words of the chosen segments, as far as they are of the dictionary.
  var chosenWords: [LearnedWord] { choices.flatMap { $0.words ?? [] } }

  /// How many keystrokes the chosen segments cover.
  public var chosenCount: Int { choices.reduce(0) { $0 + $1.segment.keystrokeCount } }

  /// The keystrokes that candidates are offered for: from the last choice to the end. A caret in
  /// between cuts them off there, so that a part of a long input can be converted by itself.
  public var convertedRange: Range<Int> {
    let start = chosenCount
    return caret > start ? start..<caret : start..<keystrokeCount
  }

  /// The keystrokes after the converted range, as typed.
  public var waiting: String { keystrokes(in: convertedRange.upperBound..<keystrokeCount) }

  /// The letters of what waits.
  var waitingLetters: String { waitingSpelling ?? waiting }

  /// What is shown for what waits, a piece for each keystroke.
  var waitingPieces: [String] {
    waitingShown ?? waitingLetters.unicodeScalars.map { String($0) }
  }

  /// What the keystrokes stand for, letter for keystroke: what is committed raw. The keystrokes
  /// themselves, but where a key has several letters: `nihao` for 64426.
  public var letters: String {
    (chosen + converted).map(\.letters).joined() + waitingLetters
  }

  /// All segments in order: chosen, converted, and what waits after the caret. Their readings
  /// joined are the keystrokes.
  public var segments: [Segment] {
    let waiting = waiting
    let rest =
      waiting.isEmpty
      ? []
      : [
        Segment(
          reading: waiting, syllableEnds: [], text: waitingLetters, spelling: waitingSpelling,
          shown: waitingShown)
      ]
    return chosen + converted + rest
  }

  /// The keystrokes in a range.
  func keystrokes(in range: Range<Int>) -> String {
    let scalars = keystrokes.unicodeScalars
    return String(scalars[index(range.lowerBound)..<index(range.upperBound)])
  }

  func index(_ offset: Int) -> String.Index {
    keystrokes.unicodeScalars.index(keystrokes.startIndex, offsetBy: offset)
  }
}

extension Composition: CustomStringConvertible {
  /// All stages in one line: keystrokes with the caret, segments, marked text.
  public var description: String {
    let typed = keystrokes(in: 0..<caret) + "|" + keystrokes(in: caret..<keystrokeCount)
    let segments = chosen.map { "[\($0.text)]" } + converted.map(\.text) + [waiting]
    return "\(typed) → \(segments.filter { !$0.isEmpty }.joined(separator: " "))"
      + " → \(preedit.textWithCaret)"
  }
}
