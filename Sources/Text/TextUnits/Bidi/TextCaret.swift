/// A caret in a text of any number of lines.
///
/// Within a line the stops are those of ``CaretLine``. Beyond the edge of a line the caret moves to
/// the opposite edge of the adjacent line. If the first line is left to right, `right` leads to the
/// next line and `left` to the previous one; otherwise it is the reverse. This also applies to
/// lines of the other direction, so that `right` and `left` undo each other and each visits every
/// stop of the text once.
public struct TextCaret {
  /// Returns the word ranges of a line.
  public typealias WordFinder = (Substring) -> [Range<String.Index>]

  /// The text.
  public let text: String
  /// The index of the caret. An initial index inside a cluster is kept until the caret moves.
  public private(set) var position: String.Index
  private let base: BaseDirection
  private let words: WordFinder
  private let textDirection: TextDirection
  private var line: CaretLine
  /// The words of the current line; nil until a word move needs them.
  private var lineWords: CaretWords?

  /// Creates a caret.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - position: The index of the caret, clamped to the text.
  ///   - base: The rule for the direction of each line.
  ///   - words: Finds the words for ``CaretMove/wordLeft`` and ``CaretMove/wordRight``. By default
  ///     these moves go to the edges of lines.
  public init(
    in text: String, at position: String.Index, base: BaseDirection = .automatic,
    words: @escaping WordFinder = { _ in [] }
  ) {
    self.text = text
    self.position = min(max(position, text.startIndex), text.endIndex)
    self.base = base
    self.words = words
    let firstLine = Self.line(at: text.startIndex, in: text)
    textDirection = BidiLevels(utf16: firstLine.utf16, base: base).direction
    line = CaretLine(Self.line(at: self.position, in: text), base: base)
  }

  /// Moves the caret.
  ///
  /// - Returns: false if the caret does not move because it is already there or at the edge of the
  ///   text.
  public mutating func move(_ move: CaretMove) -> Bool {
    if lineWords == nil, move == .wordLeft || move == .wordRight {
      lineWords = CaretWords(words(line.text), in: line)
    }
    guard let target = target(of: move) ?? beyondLine(move) else { return false }
    defer { position = target }
    return target != position
  }

  private func target(of move: CaretMove) -> String.Index? {
    switch move {
    case .left: line.left(of: position)
    case .right: line.right(of: position)
    case .forward: line.forward(of: position)
    case .backward: line.backward(of: position)
    case .wordLeft: lineWords.flatMap { line.wordLeft(of: position, words: $0) }
    case .wordRight: lineWords.flatMap { line.wordRight(of: position, words: $0) }
    case .lineStart: line.text.startIndex
    case .lineEnd: line.text.endIndex
    case .leftEdge: line.leftEdge
    case .rightEdge: line.rightEdge
    }
  }

  /// Enters the adjacent line in the direction of a move and returns the caret's index there. Nil
  /// at the edge of the text.
  private mutating func beyondLine(_ move: CaretMove) -> String.Index? {
    let goesOn = self.goesOn(move)
    if goesOn {
      guard line.text.endIndex < text.endIndex else { return nil }
      enterLine(at: text.index(after: line.text.endIndex))
    } else {
      guard line.text.startIndex > text.startIndex else { return nil }
      enterLine(at: text.index(before: line.text.startIndex))
    }
    switch move {
    case .left, .wordLeft: return line.rightEdge
    case .right, .wordRight: return line.leftEdge
    default: return goesOn ? line.text.startIndex : line.text.endIndex
    }
  }

  /// Whether a move beyond the edge of a line leads to the next line.
  private func goesOn(_ move: CaretMove) -> Bool {
    switch move {
    case .left, .wordLeft: textDirection == .rightToLeft
    case .right, .wordRight: textDirection == .leftToRight
    default: move == .forward
    }
  }

  private mutating func enterLine(at index: String.Index) {
    line = CaretLine(Self.line(at: index, in: text), base: base)
    lineWords = nil
  }

  /// Returns the line that contains an index, without its line break. An index inside CR LF belongs
  /// to the line that it ends.
  private static func line(at position: String.Index, in text: String) -> Substring {
    var index = position
    if text[index...].first == "\n", text[..<index].last == "\r" {
      index = text.unicodeScalars.index(before: index)
    }
    let start = text[..<index].lastIndex(where: isLineBreak).map { text.index(after: $0) }
    let end = text[index...].firstIndex(where: isLineBreak)
    return text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
  }
}
