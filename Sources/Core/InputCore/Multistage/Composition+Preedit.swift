extension Composition {
  /// The marked text: the text of the chosen segments, then the reading of the rest with spaces
  /// between syllables: `我们qu shang hai`.
  public var preedit: Preedit {
    var pieces = chosen.map { Preedit.Piece(text: $0.text, stage: .chosen) }
    let reading = ReadingText(segments: converted)
    if !reading.text.isEmpty { pieces.append(.init(text: reading.text, stage: .reading)) }
    let waiting = waitingPieces.joined()
    if !waiting.isEmpty { pieces.append(.init(text: waiting, stage: .waiting)) }

    let chosenLength = chosen.reduce(0) { $0 + $1.text.count }
    return Preedit(
      pieces: pieces, caret: chosenLength + reading.textOffset(ofKeystroke: caret - chosenCount))
  }
}

/// The readings of some segments as one text with spaces between syllables, and the end of each
/// keystroke in that text.
struct ReadingText {
  private(set) var text = ""
  /// The end of each keystroke in `text`, in Unicode scalars.
  private(set) var ends: [Int] = []

  init(segments: [Segment]) {
    var length = 0
    for segment in segments {
      for (offset, piece) in segment.spacedPieces.enumerated() {
        let isApart = offset == 0 && text.unicodeScalars.last.map { $0 != "'" } ?? false
        let piece = isApart ? " " + piece : piece
        text += piece
        length += piece.unicodeScalars.count
        ends.append(length)
      }
    }
  }

  /// Returns the offset of a caret in `text`. The caret is directly after its letter and before a
  /// following space: `shi| jie`.
  func textOffset(ofKeystroke keystroke: Int) -> Int {
    guard keystroke > 0, keystroke <= ends.count else { return 0 }
    return ends[keystroke - 1]
  }
}
