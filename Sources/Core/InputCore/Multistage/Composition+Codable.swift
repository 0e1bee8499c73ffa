extension Composition {
  enum CodingKeys: String, CodingKey {
    case keystrokes, caret, highlighted, converted, choices, waitingSpelling, waitingShown
    case readingChoices, reconverted, textBefore
  }

  /// Decodes a saved composition.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if its stages contradict each other.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    keystrokes = try container.decode(String.self, forKey: .keystrokes)
    caret = try container.decode(Int.self, forKey: .caret)
    highlighted = try container.decode(Int.self, forKey: .highlighted)
    converted = try container.decode([Segment].self, forKey: .converted)
    choices = try container.decode([Choice].self, forKey: .choices)
    waitingSpelling = try container.decodeIfPresent(String.self, forKey: .waitingSpelling)
    waitingShown = try container.decodeIfPresent([String].self, forKey: .waitingShown)
    readingChoices =
      try container.decodeIfPresent([ReadingChoice].self, forKey: .readingChoices) ?? []
    reconverted = try container.decodeIfPresent(Original.self, forKey: .reconverted)
    textBefore = try container.decodeIfPresent(String.self, forKey: .textBefore)
    if let contradiction {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: contradiction))
    }
  }

  /// A description of what does not fit together; nil if the composition is consistent.
  private var contradiction: String? {
    guard (0...keystrokeCount).contains(caret) else { return "the caret is outside the keystrokes" }
    guard chosenCount <= caret else { return "the caret is inside the chosen text" }
    guard (0..<Self.maximumHighlight).contains(highlighted) else {
      return "no candidate can have the index \(highlighted)"
    }
    guard segments.map(\.reading).joined() == keystrokes else {
      return "the readings of the segments are not the keystrokes"
    }
    guard
      segments.allSatisfy({ $0.letters.unicodeScalars.count == $0.keystrokeCount })
    else { return "a spelling does not have one letter for each keystroke" }
    guard segments.allSatisfy({ $0.pieces.count == $0.keystrokeCount })
    else { return "the text shown does not have one piece for each keystroke" }
    guard
      readingChoices.allSatisfy({
        0...keystrokeCount ~= $0.reading.start
          && $0.reading.letters.unicodeScalars.count <= keystrokeCount - $0.reading.start
      })
    else { return "a reading is outside the keystrokes" }
    return nil
  }

  /// More candidates than any dictionary gives for one reading.
  private static let maximumHighlight = 1_000_000
}
