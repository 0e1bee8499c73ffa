/// What a key means, once the keymap has been asked: the only thing an input method acts on.
public enum Command: Hashable, Sendable {
  /// Type a character: into the composition where it belongs there, else into the document.
  case insert(Character)
  /// Undo the latest stage: reopen the segment chosen last, or delete the letter before the caret.
  case deleteBackward
  /// Delete the letter after the caret.
  case deleteForward
  /// Delete the syllable before the caret.
  case deleteSyllable
  /// Move the caret inside the composition.
  case moveCaret(CompositionMove)
  /// Take the highlighted candidate; commit when nothing is left to convert.
  case commit
  /// Commit the letters as they were typed.
  case commitRaw
  /// Reopen what was chosen; when nothing is, drop the composition.
  case cancel
  /// Take a candidate of the page shown; 0 is its first.
  case selectCandidate(Int)
  /// Take a reading for the first syllable that has none chosen; 0 is the first of
  /// `CandidatePage.readings`.
  case selectReading(Int)
  /// Highlight another candidate.
  case nextCandidate
  case previousCandidate
  /// Show another page of candidates.
  case nextPage
  case previousPage
  /// Convert what is composed, where that is not done with each key: kana to kanji.
  case convert
  /// Make the segment that candidates are offered for longer or shorter by one letter.
  case growSegment
  case shrinkSegment
  /// Commit the segments up to the one that candidates are offered for; those behind it stay.
  case commitSegments
  /// Write the segment, or all that is composed, in a form of its own.
  case write(WritingForm)
  /// Offer other ways to write the syllable composed, what is selected, or the word before the
  /// insertion point: Hanja for Hangul, Hangul for Hanja.
  case reconvert
  /// Forget what was learned of a candidate of the page shown, 0 being its first; of the highlighted one
  /// where none is named.
  case forgetCandidate(Int?)
  /// Take in what was learned or forgotten meanwhile, and show what is composed again: while a
  /// composition goes on nothing else changes what it knows. For hosts, when a word is forgotten.
  case refresh
  /// Take the last commit back: its text goes, and the composition is there again as it was.
  case undoCommit
  /// Change between the punctuation of the language and that of the keys.
  case togglePunctuation
  /// Change between half and full width.
  case toggleWidth
  /// Leave the key to the host.
  case passThrough
}

/// A form in which a reading is written as it is.
public enum WritingForm: String, CaseIterable, Codable, Hashable, Sendable {
  /// ひらがな
  case hiragana
  /// カタカナ
  case katakana
  /// ｶﾀｶﾅ
  case halfKatakana = "half-katakana"
  /// The keys in full width: ｋａ; again in capitals, then with a capital first.
  case fullLatin = "full-latin"
  /// The keys: ka, then KA, then Ka.
  case halfLatin = "half-latin"
}

/// A way to move the caret inside a composition.
public enum CompositionMove: String, CaseIterable, Hashable, Sendable {
  /// By one letter.
  case left, right
  /// To the next boundary of a syllable.
  case syllableLeft = "syllable-left"
  case syllableRight = "syllable-right"
  /// To the start of what is not yet chosen, then to the very start; to the end.
  case start, end
}

// MARK: Names

extension Command: CustomStringConvertible {
  /// The name that a keymap has for the command: `move-left`, `select-3`. What a key types has no
  /// name there and is written `insert a`.
  public var description: String {
    switch self {
    case .insert(let character): "insert \(character)"
    case .moveCaret(let move): "move-\(move.rawValue)"
    case .selectCandidate(let index): "select-\(index &+ 1)"
    case .selectReading(let index): "select-reading-\(index &+ 1)"
    case .write(let form): "write-\(form.rawValue)"
    case .forgetCandidate(let index?): "forget-\(index &+ 1)"
    default: Self.fixedNames.first { $0.value == self }?.key ?? ""
    }
  }

  /// The command that a keymap calls `name`.
  init?(name: Substring) {
    if let command = Self.fixedNames[String(name)] {
      self = command
    } else if name.hasPrefix("move-"),
      let move = CompositionMove(rawValue: String(name.dropFirst(5)))
    {
      self = .moveCaret(move)
    } else if name.hasPrefix("write-"), let form = WritingForm(rawValue: String(name.dropFirst(6)))
    {
      self = .write(form)
    } else if name.hasPrefix("select-reading-"), let number = Int(name.dropFirst(15)), number > 0 {
      self = .selectReading(number - 1)
    } else if name.hasPrefix("forget-"), let number = Int(name.dropFirst(7)), number > 0 {
      self = .forgetCandidate(number - 1)
    } else if name.hasPrefix("select-"), let number = Int(name.dropFirst(7)), number > 0 {
      self = .selectCandidate(number - 1)
    } else {
      return nil
    }
  }

  private static let fixedNames: [String: Command] = [
    "delete-backward": .deleteBackward, "delete-forward": .deleteForward,
    "delete-syllable": .deleteSyllable, "commit": .commit, "commit-raw": .commitRaw,
    "cancel": .cancel, "next-candidate": .nextCandidate,
    "previous-candidate": .previousCandidate, "next-page": .nextPage,
    "previous-page": .previousPage, "reconvert": .reconvert,
    "convert": .convert, "commit-segments": .commitSegments, "grow-segment": .growSegment,
    "shrink-segment": .shrinkSegment,
    "refresh": .refresh, "undo-commit": .undoCommit, "forget-candidate": .forgetCandidate(nil),
    "toggle-punctuation": .togglePunctuation,
    "toggle-width": .toggleWidth, "pass-through": .passThrough,
  ]
}
