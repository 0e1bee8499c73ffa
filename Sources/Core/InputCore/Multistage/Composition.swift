/// A multistage composition: keystrokes → reading → segments → text. Each stage is derived from the
/// one before it and the user's choices. Every step can be undone, and no keystroke is lost before
/// commit.
///
/// ```
/// keys           segments                       marked text
/// womenqushanghai   我们去上海                   wo men qu shang hai|
/// 2 (chooses 我们)   [我们] 去 上海               我们qu shang hai|
/// <BackSpace>       我们去上海                   wo men qu shang hai|
/// ```
///
/// Offsets and lengths of keystrokes are in Unicode scalars. Chosen segments come first, and the
/// caret is never inside them: `chosenCount <= caret <= keystrokeCount`.
public struct Composition: Codable, Hashable, Sendable {
  /// A segment the user chose, with the number of keystrokes at that moment. Backspace deletes the
  /// letters typed since before it reopens the segment.
  struct Choice: Codable, Hashable, Sendable {
    var segment: Segment
    var keystrokeCount: Int
    /// The words of the segment, to be learned on commit.
    var words: [LearnedWord]?
    /// `Candidate.textAfterCaret`; nil if that is empty.
    var textAfterCaret: String?
    /// The segment texts of the best conversion before anything was chosen. Only in the first
    /// choice.
    var offered: [String]?
  }

  /// All keystrokes, exactly as typed.
  public internal(set) var keystrokes = ""
  /// The caret, in keystrokes from the start.
  public internal(set) var caret = 0
  /// The index of the highlighted candidate among the candidates of all pages.
  public internal(set) var highlighted = 0
  /// The best conversion of `convertedRange`: from the last choice to the end, or to a caret in
  /// between.
  public internal(set) var converted: [Segment] = []
  /// The letters that the keystrokes after the converted range mean. Nil if keystrokes are letters.
  var waitingSpelling: String?
  /// The text shown for each of those keystrokes. Nil to show the letters.
  var waitingShown: [String]?
  var choices: [Choice] = []
  var readingChoices: [ReadingChoice] = []
  /// The last 300 characters of the text before the insertion point when the composition began, if
  /// the host gave it.
  var textBefore: String?
  /// The document text that this composition reconverts, with its keystrokes. Nil if it was typed.
  var reconverted: Original?

  /// Document text that was turned into a composition.
  struct Original: Codable, Hashable, Sendable {
    var text: String
    var keystrokes: String
  }

  /// The reconverted text, as long as its keystrokes have not changed.
  var original: String? {
    reconverted.flatMap { $0.keystrokes == keystrokes ? $0.text : nil }
  }

  /// Creates an empty composition.
  public init() {}

  /// Creates an empty composition that follows some text.
  init(after text: String?) { textBefore = text.map { String($0.suffix(Self.charactersBefore)) } }

  /// The number of characters of `textBefore` that are kept as context.
  private static let charactersBefore = 300

  /// Whether nothing is typed.
  public var isEmpty: Bool { keystrokes.isEmpty }

  /// The number of keystrokes.
  public var keystrokeCount: Int { keystrokes.unicodeScalars.count }

  /// The segments the user has chosen.
  public var chosen: [Segment] { choices.map { $0.segment } }

  /// The text before the converted range, including the chosen segments.
  var textBeforeConverted: String {
    choices.isEmpty ? textBefore ?? "" : chosen.reduce(into: textBefore ?? "") { $0 += $1.text }
  }

  /// The words of the chosen segments. Segments without dictionary words contribute none.
  var chosenWords: [LearnedWord] { choices.flatMap { $0.words ?? [] } }

  /// The number of keystrokes in the chosen segments.
  public var chosenCount: Int { choices.reduce(0) { $0 + $1.segment.keystrokeCount } }

  /// The keystrokes that candidates are offered for: from the last choice to the end, or to a caret
  /// in between. The caret lets the user convert a part of a long input by itself.
  public var convertedRange: Range<Int> {
    let start = chosenCount
    return caret > start ? start..<caret : start..<keystrokeCount
  }

  /// The keystrokes after the converted range, as typed.
  public var waiting: String { keystrokes(in: convertedRange.upperBound..<keystrokeCount) }

  /// The letters of the keystrokes after the converted range.
  var waitingLetters: String { waitingSpelling ?? waiting }

  /// The text shown for each keystroke after the converted range.
  var waitingPieces: [String] {
    waitingShown ?? waitingLetters.unicodeScalars.map { String($0) }
  }

  /// The letters of all keystrokes, one for each; a raw commit inserts them. They differ from the
  /// keystrokes if a key has several letters: `nihao` for 64426.
  public var letters: String {
    (chosen + converted).map { $0.letters }.joined() + waitingLetters
  }

  /// All segments in order: chosen, converted, and one for the keystrokes after the caret. Their
  /// readings joined are the keystrokes.
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
    let segments = chosen.map { "[\($0.text)]" } + converted.map { $0.text } + [waiting]
    return "\(typed) → \(segments.filter { !$0.isEmpty }.joined(separator: " "))"
      + " → \(preedit.textWithCaret)"
  }
}
