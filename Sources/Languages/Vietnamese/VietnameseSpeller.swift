import InputCore

/// Writes keys as Vietnamese words.
///
/// ```
/// dduowcj   được       toans   toán      ass   as
/// windows   windows    data    data      wow   ươ
/// ```
///
/// ```swift
/// let speller = VietnameseSpeller()
/// print(speller.finishedText(of: "dduowcj"))  // được
/// ```
public struct VietnameseSpeller: WordSpeller {
  /// The typing options.
  public let options: VietnameseOptions
  private let rules: SyllableRules

  /// Creates a speller.
  public init(options: VietnameseOptions = VietnameseOptions()) {
    self.options = options
    rules = .standard
  }

  /// Whether a character belongs to a word. Letters do. Other keys do if they set or remove a mark.
  /// In VIQR a `\` does too, and after it any key that would be a mark.
  public func accepts(_ character: Character, after keystrokes: String) -> Bool {
    guard options.keys == .viqr else { return acceptsInWord(character, after: keystrokes) }
    if character == EscapedKeys.escape { return !keystrokes.isEmpty }
    let escaped = EscapedKeys(keystrokes)
    return escaped.isOpen
      ? options.keys.meaning(of: character) != nil
      : acceptsInWord(character, after: escaped.lastWord)
  }

  private func acceptsInWord(_ character: Character, after keystrokes: String) -> Bool {
    guard !character.isASCII || !character.isLetter else { return true }
    guard options.keys.meaning(of: character) != nil else { return false }
    return word(keystrokes).hasUse(for: character)
      || Abbreviation(keystrokes + String(character), keys: options.keys) != nil
  }

  /// Returns the word with its marks, or the keys as typed once they cannot become Vietnamese.
  public func text(of keystrokes: String) -> String {
    eachWord(of: keystrokes) {
      Abbreviation($0, keys: options.keys)?.text ?? shownText(of: word($0), $0)
    }
  }

  /// Returns the word with its marks if it is a Vietnamese syllable, otherwise the keys as typed.
  ///
  /// Three kinds of words keep their marks although they are not syllables:
  /// - A word without vowels keeps its đ: QĐ, đc.
  /// - A word whose last key undid a mark immediately after it was set: `ass` is as, because the
  ///   user saw it happen.
  /// - A syllable that lacks only the tone that its final stop needs, if its mark was put on the
  ///   last letter: `aat` is ât, but `data` is data.
  public func finishedText(of keystrokes: String) -> String {
    eachWord(of: keystrokes, finishedWord)
  }

  private func eachWord(of keystrokes: String, _ write: (String) -> String) -> String {
    options.keys == .viqr ? EscapedKeys(keystrokes).text(write) : write(keystrokes)
  }

  private func finishedWord(of keystrokes: String) -> String {
    if let abbreviation = Abbreviation(keystrokes, keys: options.keys) { return abbreviation.text }
    let word = word(keystrokes)
    let text = shownText(of: word, keystrokes)
    guard options.restoresForeignWords, !isVietnamese(word) else { return text }
    return word.undo?.isImmediate == true ? text : keystrokes
  }

  /// Removes the result of the last key, or the last letter, as the options say. An escaped
  /// character is removed together with its `\`.
  ///
  /// - Returns: The remaining keys.
  public func deletingBackward(_ keystrokes: String) -> String {
    guard options.keys == .viqr else { return deletingBackwardInWord(keystrokes) }
    let escaped = EscapedKeys(keystrokes)
    guard !escaped.isOpen else { return String(keystrokes.dropLast()) }
    let last = escaped.lastWord
    return escaped.keystrokes(lastWord: last.isEmpty ? nil : deletingBackwardInWord(last))
  }

  private func deletingBackwardInWord(_ keystrokes: String) -> String {
    if options.backspace == .letter,
      let abbreviation = Abbreviation(keystrokes, keys: options.keys)
    {
      return String(keystrokes.dropLast(abbreviation.lastKeyCount))
    }
    let word = word(keystrokes)
    let deleted = word.keysDeleted(by: options.backspace, options.tonePlacement)
    guard !word.isForeign, !deleted.isEmpty else { return String(keystrokes.dropLast()) }
    return String(
      keystrokes.enumerated().filter { !deleted.contains($0.offset) }.map { $0.element })
  }

  private func word(_ keystrokes: String) -> TypedWord {
    TypedWord(
      keystrokes, keys: options.keys, rules: options.restoresForeignWords ? rules : nil)
  }

  private func shownText(of word: TypedWord, _ keystrokes: String) -> String {
    word.isForeign && word.undo?.isImmediate != true
      ? keystrokes : word.text(options.tonePlacement)
  }

  private func isVietnamese(_ word: TypedWord) -> Bool {
    guard !word.isForeign, rules.isSyllable(word.letters) else { return false }
    guard TypedWord.endsInStop(word.letters), !word.tone.goesWithStop else { return true }
    return word.tone == .level && !word.hasDistantMark && word.letters.last?.base != "k"
  }
}

extension TypedWord {
  /// Returns the indices of the keys that Backspace removes; empty if there are no letters. A tone
  /// is removed together with the letter that carries it.
  fileprivate func keysDeleted(
    by unit: VietnameseOptions.BackspaceUnit, _ placement: TonePlacement
  ) -> Set<Int> {
    guard let last = letters.indices.last else { return [] }
    guard unit == .letter || undo != nil else { return [keyCount - 1] }
    let takesTone =
      unit == .letter && (tone == .level || placement.toneLetter(of: letters) == last)
    return Set(keysOfLetters[last] + (takesTone ? toneKeys : []))
  }
}
