// The steps of a composition and their inverses. Each step keeps the caret at or after the chosen
// segments. The method updates the converted segments afterwards.
extension Composition {
  /// Inserts a keystroke at the caret. Chosen segments stay: the caret is never before them.
  mutating func insert(_ keystroke: Unicode.Scalar) {
    forgetReadings(from: caret)
    keystrokes.unicodeScalars.insert(keystroke, at: index(caret))
    caret += 1
    highlighted = 0
  }

  /// Undoes the latest stage: a selected reading, a chosen segment or a keystroke.
  ///
  /// ```
  /// nihao 1(你)    你hao|     nothing was typed since: Backspace reopens 你
  /// nihao 1(你) m  你hao m|   m was typed since: Backspace deletes it
  /// ```
  ///
  /// - Returns: false if nothing precedes the caret.
  mutating func deleteBackward() -> Bool {
    if reopenLastReading() { return true }
    if let last = choices.last, caret == chosenCount || isFresh(last) {
      reopenLastChoice()
      return true
    }
    guard caret > 0 else { return false }
    removeKeystrokes(in: caret - 1..<caret)
    return true
  }

  private func isFresh(_ choice: Choice) -> Bool {
    caret == keystrokeCount && keystrokeCount <= choice.keystrokeCount
  }

  /// Deletes the keystroke after the caret.
  ///
  /// - Returns: false if the caret is at the end.
  mutating func deleteForward() -> Bool {
    guard caret < keystrokeCount else { return false }
    removeKeystrokes(in: caret..<caret + 1)
    return true
  }

  /// Deletes from the caret back to the preceding syllable boundary.
  ///
  /// - Returns: false if nothing precedes the caret.
  mutating func deleteSyllable() -> Bool {
    guard caret > chosenCount else { return deleteBackward() }
    let start = boundaries(with: converted).last { $0 < caret } ?? 0
    removeKeystrokes(in: start..<caret)
    return true
  }

  mutating func removeKeystrokes(in range: Range<Int>) {
    forgetReadings(from: range.lowerBound)
    keystrokes.unicodeScalars.removeSubrange(index(range.lowerBound)..<index(range.upperBound))
    if caret > range.lowerBound { caret = range.lowerBound }
    highlighted = 0
  }

  /// Chooses a candidate for the first keystrokes of the converted range. The caret moves to the
  /// end, so that waiting keystrokes are converted next.
  mutating func choose(_ candidate: Candidate, words: [LearnedWord] = []) {
    let after = candidate.textAfterCaret
    let offered = choices.isEmpty ? converted.map { $0.text } : choices[0].offered
    let words = confirmed(words, offered: offered ?? [])
    choices.append(
      Choice(
        segment: candidate.segment, keystrokeCount: keystrokeCount,
        words: words.isEmpty ? nil : words, textAfterCaret: after.isEmpty ? nil : after,
        offered: choices.isEmpty ? offered : nil))
    caret = keystrokeCount
    highlighted = 0
  }

  /// Returns the words of a choice with `isConfirmed` corrected. A word stays confirmed only if the
  /// best conversion had it at the same position before anything was chosen. A word that is first
  /// only because of an earlier choice was looked for.
  ///
  /// ```
  /// 上海 一 居 房地产     上海 is chosen, then 易居房地产 is first: 易 is new, 居 and 房地产 were there
  /// ```
  private func confirmed(_ words: [LearnedWord], offered: [String]) -> [LearnedWord] {
    let wordsByPosition = Self.positions(of: offered)
    let end = offered.reduce(0) { $0 + $1.count }
    var position = chosen.reduce(0) { $0 + $1.text.count }
    return words.map { word in
      defer { position += word.text.count }
      var word = word
      word.isConfirmed =
        word.isConfirmed && (position >= end || wordsByPosition[position] == word.text)
      return word
    }
  }

  private static func positions(of texts: [String]) -> [Int: String] {
    var positions: [Int: String] = [:]
    var position = 0
    for text in texts {
      positions[position] = text
      position += text.count
    }
    return positions
  }

  /// Makes the last chosen segment a reading again.
  mutating func reopenLastChoice() {
    readingChoices.removeAll { $0.segmentCount >= choices.count }
    choices.removeLast()
    highlighted = 0
  }

  /// Reopens all chosen segments and selected readings.
  ///
  /// - Returns: false if there are none: a highlight that was moved is no choice.
  mutating func restoreKeystrokes() -> Bool {
    guard !choices.isEmpty || !readingChoices.isEmpty else { return false }
    choices = []
    readingChoices = []
    highlighted = 0
    caret = keystrokeCount
    return true
  }

  /// Moves the caret. A move to the left of a chosen segment reopens the segment.
  ///
  /// - Parameters:
  ///   - move: The direction and distance.
  ///   - syllables: The ascending syllable boundaries in keystrokes, for moves by syllable.
  /// - Returns: false if the caret cannot move further.
  mutating func moveCaret(_ move: CompositionMove, syllables: [Int]) -> Bool {
    let target: Int
    switch move {
    case .left: target = caret - 1
    case .right: target = caret + 1
    case .syllableLeft: target = syllables.last { $0 < caret } ?? caret
    case .syllableRight: target = syllables.first { $0 > caret } ?? caret
    case .start: target = caret > chosenCount ? chosenCount : 0
    case .end: target = keystrokeCount
    }
    guard target != caret, (0...keystrokeCount).contains(target) else { return false }
    while target < chosenCount { reopenLastChoice() }
    caret = target
    highlighted = 0
    return true
  }

  /// Returns the ends of syllables and segments in keystrokes from the start, ascending, beginning
  /// with 0. `rest` contains the segments after the chosen ones.
  func boundaries(with rest: [Segment]) -> [Int] {
    var ends: [Int] = [0]
    var start = 0
    for segment in chosen + rest {
      ends += segment.syllableEnds.map { start + $0 }
      start += segment.keystrokeCount
      if ends.last != start { ends.append(start) }
    }
    return ends
  }
}
