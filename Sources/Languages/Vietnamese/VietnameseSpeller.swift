import InputCore

/// Writes keys as Vietnamese, word by word.
///
/// ```
/// dduowcj   được       toans   toán      ass   as
/// windows   windows    data    data      wow   ươ
/// ```
public struct VietnameseSpeller: WordSpeller {
  /// How it is typed.
  public let options: VietnameseOptions
  private let rules: SyllableRules

  /// A speller with options.
  public init(options: VietnameseOptions = VietnameseOptions()) {
    self.options = options
    rules = .standard
  }

  /// Letters belong to a word; other keys where they put a mark on it or take one away. In VIQR a `\`
  /// belongs to it too, and behind that whatever would be a mark.
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
  }

  /// The word with its marks; a word that cannot be Vietnamese any more as it was typed.
  public func text(of keystrokes: String) -> String {
    eachWord(of: keystrokes) { shownText(of: word($0), $0) }
  }

  /// The word with its marks where it is a Vietnamese syllable, else as it was typed.
  ///
  /// Two kinds of words keep their marks although they are none: those whose last key took a mark
  /// back right after it was put there (`ass` is as: who wrote it saw it), and syllables that lack
  /// nothing but the tone that their end needs, where the mark was put on the last letter (`aat` is
  /// ât, `data` data).
  public func finishedText(of keystrokes: String) -> String {
    eachWord(of: keystrokes, finishedWord)
  }

  private func eachWord(of keystrokes: String, _ write: (String) -> String) -> String {
    options.keys == .viqr ? EscapedKeys(keystrokes).text(write) : write(keystrokes)
  }

  private func finishedWord(of keystrokes: String) -> String {
    let word = word(keystrokes)
    let text = shownText(of: word, keystrokes)
    guard options.restoresForeignWords, !isVietnamese(word) else { return text }
    return word.undo?.isImmediate == true ? text : keystrokes
  }

  /// Takes back what the last key brought, or the last letter. A character that was escaped goes with
  /// its `\`.
  public func deletingBackward(_ keystrokes: String) -> String {
    guard options.keys == .viqr else { return deletingBackwardInWord(keystrokes) }
    let escaped = EscapedKeys(keystrokes)
    guard !escaped.isOpen else { return String(keystrokes.dropLast()) }
    let last = escaped.lastWord
    return escaped.keystrokes(lastWord: last.isEmpty ? nil : deletingBackwardInWord(last))
  }

  private func deletingBackwardInWord(_ keystrokes: String) -> String {
    let word = word(keystrokes)
    let deleted = word.keysDeleted(by: options.backspace, options.tonePlacement)
    guard !word.isForeign, !deleted.isEmpty else { return String(keystrokes.dropLast()) }
    return String(
      keystrokes.enumerated().filter { !deleted.contains($0.offset) }.map(\.element))
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
  /// The keys that Backspace takes, counted from 0; none where there are no letters. A tone goes with
  /// the letter that carries it.
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
