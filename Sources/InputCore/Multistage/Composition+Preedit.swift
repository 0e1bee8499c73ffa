extension Composition {
  /// The marked text: the text of what is chosen, then the reading of the rest, its syllables set
  /// apart: `我们qu shang hai`.
  public var preedit: Preedit {
    var pieces = chosen.map { Preedit.Piece(text: $0.text, stage: .chosen) }
    let reading = ReadingText(segments: converted)
    if !reading.text.isEmpty { pieces.append(.init(text: reading.text, stage: .reading)) }
    let waiting = waitingLetters
    if !waiting.isEmpty { pieces.append(.init(text: waiting, stage: .waiting)) }

    let chosenLength = chosen.reduce(0) { $0 + $1.text.count }
    return Preedit(
      pieces: pieces, caret: chosenLength + reading.textOffset(ofKeystroke: caret - chosenCount))
  }
}

/// The readings of some segments as one text with spaces between syllables, and where each
/// keystroke went in it.
private struct ReadingText {
  private(set) var text = ""
  private var offsets: [Int] = []

  init(segments: [Segment]) {
    var length = 0
    for segment in segments {
      if let last = text.unicodeScalars.last, last != "'" {
        text += " "
        length += 1
      }
      var letters = segment.letters.unicodeScalars[...]
      for scalar in segment.spelledReading.unicodeScalars {
        text.unicodeScalars.append(scalar)
        if scalar == letters.first {
          offsets.append(length)
          letters = letters.dropFirst()
        }
        length += 1
      }
    }
    offsets.append(length)
  }

  /// The caret stands after the letter before it, not after the space that follows: `shi| jie`.
  func textOffset(ofKeystroke keystroke: Int) -> Int {
    guard keystroke > 0, keystroke <= offsets.count - 1 else { return 0 }
    return offsets[keystroke - 1] + 1
  }
}
