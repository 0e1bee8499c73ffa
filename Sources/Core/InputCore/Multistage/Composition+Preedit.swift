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

  /// The length of `text` in Unicode scalars.
  private var length = 0
  /// The last Unicode scalar of `text`.
  private var last: Unicode.Scalar?

  init(segments: [Segment]) {
    for segment in segments {
      var syllables = segment.syllableEnds[...]
      var offset = 0
      // An apostrophe separates syllables by itself.
      func separate() {
        let isSyllable = syllables.first == offset
        if isSyllable { syllables.removeFirst() }
        if isSyllable || offset == 0, let last, last != "'" { append(" ") }
        offset += 1
      }
      if let shown = segment.shown {
        for piece in shown {
          separate()
          for scalar in piece.unicodeScalars { append(scalar) }
          ends.append(length)
        }
      } else {
        for letter in segment.letters.unicodeScalars {
          separate()
          append(letter)
          ends.append(length)
        }
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    length += 1
    last = scalar
  }

  /// Returns the offset of a caret in `text`. The caret is directly after its letter and before a
  /// following space: `shi| jie`.
  func textOffset(ofKeystroke keystroke: Int) -> Int {
    guard keystroke > 0, keystroke <= ends.count else { return 0 }
    return ends[keystroke - 1]
  }
}
