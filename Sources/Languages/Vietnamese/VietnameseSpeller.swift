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
  private let addresses: AddressRules
  private let english: EnglishWords

  /// Creates a speller.
  public init(options: VietnameseOptions = VietnameseOptions()) {
    self.options = options
    rules = .standard
    addresses = .standard
    english = .standard
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

  /// Returns the word as it is among other text: an address, or one of the commonest English words,
  /// as typed. `docs` would be dóc.
  public func finishedText(
    of keystrokes: String, after before: String, run: String, before end: Character?
  ) -> String {
    let isAsTyped =
      options.restoresForeignWords && options.keys.areLetters
      && (addresses.isAddress(run, before: end)
        || english.contains(keystrokes, after: before, where: isForeign))
    return isAsTyped ? keystrokes : finishedText(of: keystrokes)
  }

  /// Whether the letters of a word that begins after this text are typed as they are.
  public func isLiteral(after run: Substring) -> Bool {
    options.restoresForeignWords && options.keys.areLetters && addresses.isLiteral(after: run)
  }

  /// Whether keystrokes without white space are an address or the name of a file.
  public func isAddress(_ run: String, before end: Character?) -> Bool {
    options.restoresForeignWords && options.keys.areLetters
      && addresses.isAddress(run, before: end)
  }

  /// Whether a word of letters without marks is no syllable, whatever marks it gets.
  private func isForeign(_ word: String) -> Bool {
    word.count > 1 && !rules.isSyllable(word.map { Letter(key: $0) })
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

  /// True: a letter typed after Backspace reached a word continues that word.
  public var reopensWords: Bool { true }

  /// Returns the keys that write a word with its marks and its tone; nil for a word that was typed as
  /// it is, such as an English one.
  ///
  /// ```
  /// ăn   awn      giá   gias      reset   nil: these keys write rết
  /// ```
  public func keystrokes(writing text: String) -> String? {
    var letters: [Letter] = []
    var tone = Tone.level
    var keys = ""
    for character in text {
      let (letter, letterTone) = Letter.parse(character)
      guard letterTone == .level || tone == .level else { return nil }
      if letterTone != .level { tone = letterTone }
      keys.append(letter.isCapital ? letter.base.asciiUppercased : letter.base)
      if letter.mark != .none {
        guard let key = options.keys.key(for: letter.mark, on: letter.base) else { return nil }
        keys.append(key)
      }
      letters.append(letter)
    }
    if tone != .level {
      guard let key = options.keys.key(for: tone) else { return nil }
      keys.append(key)
    }
    let typed = word(keys)
    return typed.letters == letters && typed.tone == tone ? keys : nil
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
