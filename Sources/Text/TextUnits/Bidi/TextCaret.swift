/// A caret in a text of any number of lines.
///
/// In a line, stops are those of ``CaretLine``. Beyond the edge of a line the caret goes to the
/// opposite edge of the next line or the one before: where the first line runs from left to right,
/// `right` leads on to the next line and `left` back, else the other way around. That holds for lines
/// of the other direction too: so `right` and `left` undo each other, and each of them meets every
/// stop of the text once.
public struct TextCaret {
  /// Finds the words of a line.
  public typealias WordFinder = (Substring) -> [Range<String.Index>]

  /// The text.
  public let text: String
  /// Where the caret is. One set inside a cluster stays there until it moves.
  public private(set) var position: String.Index
  private let base: BaseDirection
  private let words: WordFinder
  private let textDirection: TextDirection
  private var line: CaretLine
  /// The words of the line, once a move has asked for them.
  private var lineWords: CaretWords?

  /// A caret in a text. `words` finds the words that ``CaretMove/wordLeft`` and
  /// ``CaretMove/wordRight`` stop at; without it, these go to the edges of lines.
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

  /// Moves the caret; false when it is at the edge of the text and stays.
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

  /// The nearest place in the next line or the one before, which becomes the line with the caret.
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

  /// The line around an index, without its line break. An index inside CR LF is at the end of a line.
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
