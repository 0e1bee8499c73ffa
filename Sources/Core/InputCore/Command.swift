/// An action of the input method. A keymap turns each key event into a command, and an input method
/// acts on nothing else.
public enum Command: Hashable, Sendable {
  /// Inserts a character: into the composition if it belongs there, otherwise into the document.
  case insert(Character)
  /// Inserts a character of a keyboard's plane of Latin letters: text, never a key of the language. An
  /// input method without Latin text in its compositions has no effects for it; its composition then
  /// ends before the character.
  case insertLatin(Character)
  /// Undoes the latest stage: reopens the segment chosen last, or deletes the letter before the
  /// caret.
  case deleteBackward
  /// Deletes the letter after the caret.
  case deleteForward
  /// Deletes the syllable before the caret.
  case deleteSyllable
  /// Moves the caret inside the composition.
  case moveCaret(CompositionMove)
  /// Chooses the highlighted candidate, and commits when nothing is left to convert.
  case commit
  /// Commits the letters as they were typed.
  case commitRaw
  /// Reopens the chosen segments. Without any, discards the composition.
  case cancel
  /// Chooses a candidate of the page shown; 0 is its first.
  case selectCandidate(Int)
  /// Chooses one character of the highlighted candidate, for a character that is easier to find in a
  /// word than alone: 晟 in 大晟.
  case selectCharacter(CharacterOfWord)
  /// Selects a reading for the first syllable without a chosen one; 0 is the first of
  /// `CandidatePage.readings`.
  case selectReading(Int)
  /// Highlights the next candidate.
  case nextCandidate
  /// Highlights the previous candidate.
  case previousCandidate
  /// Shows the next page of candidates.
  case nextPage
  /// Shows the previous page of candidates.
  case previousPage
  /// Converts the composition, in languages that do not convert after each key: kana to kanji.
  case convert
  /// Makes the segment whose candidates are shown one letter longer.
  case growSegment
  /// Makes the segment whose candidates are shown one letter shorter.
  case shrinkSegment
  /// Commits the segments up to and including the one whose candidates are shown. The segments
  /// after it stay in the composition.
  case commitSegments
  /// Writes the current segment, or the whole composition, in a fixed form such as katakana.
  case write(WritingForm)
  /// Offers other spellings of the composed syllable, the selection, or the word before the
  /// insertion point: Hanja for Hangul, Hangul for Hanja.
  case reconvert
  /// Forgets what was learned about a candidate of the page shown; 0 is its first, nil the
  /// highlighted one.
  case forgetCandidate(Int?)
  /// Reloads what was learned or forgotten since the composition began and shows the composition
  /// again. Without this command a composition keeps the user model it started with. Hosts send it
  /// after a word is forgotten.
  case refresh
  /// Undoes the last commit: removes its text and restores its composition.
  case undoCommit
  /// Switches between the punctuation of the language and that of the keys.
  case togglePunctuation
  /// Switches between half and full width.
  case toggleWidth
  /// Leaves the key to the host.
  case passThrough
}

/// A form that writes a reading without converting it.
public enum WritingForm: String, CaseIterable, Codable, Hashable, Sendable {
  /// ひらがな
  case hiragana
  /// カタカナ
  case katakana
  /// ｶﾀｶﾅ
  case halfKatakana = "half-katakana"
  /// カタカナ. Repeated commands give ｶﾀｶﾅ, then かたかな.
  case kana
  /// The typed keys in full width: ｋａ. Repeated commands give ＫＡ, then Ｋａ.
  case fullLatin = "full-latin"
  /// The typed keys: ka. Repeated commands give KA, then Ka.
  case halfLatin = "half-latin"
}

/// A character of a word that it can be chosen from.
public enum CharacterOfWord: String, CaseIterable, Hashable, Sendable {
  /// The first character.
  case first
  /// The last character.
  case last
}

/// A caret movement inside a composition.
public enum CompositionMove: String, CaseIterable, Hashable, Sendable {
  /// One letter to the left or right.
  case left, right
  /// The next syllable boundary to the left.
  case syllableLeft = "syllable-left"
  /// The next syllable boundary to the right.
  case syllableRight = "syllable-right"
  /// `start` moves to the first letter without chosen text, then to the start of the composition;
  /// `end` moves to the end.
  case start, end
}

// MARK: Names

extension Command: CustomStringConvertible {
  /// The command's name in a keymap: `move-left`, `select-3`. `insert` and `insertLatin` have no keymap
  /// names and are written `insert a` and `insert-latin a`.
  public var description: String {
    switch self {
    case .insert(let character): "insert \(character)"
    case .insertLatin(let character): "insert-latin \(character)"
    case .moveCaret(let move): "move-\(move.rawValue)"
    case .selectCandidate(let index): "select-\(index &+ 1)"
    case .selectCharacter(let character): "select-\(character.rawValue)-character"
    case .selectReading(let index): "select-reading-\(index &+ 1)"
    case .write(let form): "write-\(form.rawValue)"
    case .forgetCandidate(let index?): "forget-\(index &+ 1)"
    default: Self.fixedNames.first { $0.value == self }?.key ?? ""
    }
  }

  /// Creates the command with the given keymap name; nil if no command has that name.
  package init?(name: Substring) {
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
    "select-first-character": .selectCharacter(.first),
    "select-last-character": .selectCharacter(.last),
    "refresh": .refresh, "undo-commit": .undoCommit, "forget-candidate": .forgetCandidate(nil),
    "toggle-punctuation": .togglePunctuation,
    "toggle-width": .toggleWidth, "pass-through": .passThrough,
  ]
}
