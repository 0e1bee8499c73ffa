// The actions of keys on the letters typed before. Each function returns whether the key had an
// effect. A key without one is a letter.
extension TypedWord {
  /// Carries out the action of a key.
  mutating func applyMeaning(of key: Character) -> Bool {
    guard !isForeign, let meaning = keys.meaning(of: key) else { return false }
    switch meaning {
    case .tone(let tone): return apply(tone, key)
    case .removeTone: return removeTone()
    case .mark(.stroke, _): return applyStroke(key)
    case .mark(let mark, let bases):
      return applyMark(key) { bases.contains($0) ? mark : nil }
    case .breveOrHorn(let isLetter):
      return applyMark(key) { $0 == "a" ? .breve : "ou".contains($0) ? .horn : nil }
        || isLetter && appendFirstVowel(key)
    case .letter(let base, let mark): return appendMarked(base, mark, key)
    }
  }

  // MARK: Tones

  private mutating func apply(_ new: Tone, _ key: Character) -> Bool {
    guard !SyllableParts(letters).vowels.isEmpty else { return false }
    if tone == new {
      guard keys.replacesTones || toneKeys.last == keyCount - 1 else { return false }
      let earlier = toneKeys.suffix(1)
      removeToneKeys()
      undoMark(with: key, of: Array(earlier))
      return true
    }
    guard tone == .level || keys.replacesTones, isAllowed(letters, new) else { return false }
    tone = new
    toneKeys.append(keyCount)
    return true
  }

  private mutating func removeTone() -> Bool {
    guard tone != .level else { return false }
    tone = .level
    toneKeys.append(keyCount)
    return true
  }

  private mutating func removeToneKeys() {
    tone = .level
    toneKeys = []
  }

  // MARK: Marks

  /// Puts a stroke on an initial d, or takes it back. The key can come anywhere in the word.
  private mutating func applyStroke(_ key: Character) -> Bool {
    guard letters.first?.base == "d" else { return false }
    return letters[0].mark == .stroke
      ? takeMarkBack(at: [0], key) : put(.stroke, at: 0)
  }

  /// Puts a mark on the last vowel that can have it, or takes it back.
  ///
  /// - Parameter wanted: Returns the mark for a base letter; nil if the base takes none.
  private mutating func applyMark(
    _ key: Character, wanted: (Character) -> LetterMark?
  ) -> Bool {
    let vowels = SyllableParts(letters).vowels
    if wanted("o") == .horn, let pair = hornPair(in: vowels) { return applyHorns(to: pair, key) }
    for index in vowels.reversed() {
      guard let mark = wanted(letters[index].base) else { continue }
      if letters[index].mark == mark { return takeMarkBack(at: [index], key) }
      if put(mark, at: index) { return true }
    }
    return false
  }

  /// Returns the index of the u of the first uo; nil if there is none.
  private func hornPair(in vowels: Range<Int>) -> Int? {
    vowels.dropLast().first { letters[$0].base == "u" && letters[$0 + 1].base == "o" }
  }

  /// Puts horns on u and o. If a letter follows, both get them at once. Otherwise the first key
  /// gives uơ as in thuở, the second ươ, and the third takes them back.
  ///
  /// ```
  /// thuow  thuơ     thuoww  thươ     thuowc  thươc     quow  quơ
  /// ```
  private mutating func applyHorns(to pair: Int, _ key: Character) -> Bool {
    let current = (letters[pair].mark, letters[pair + 1].mark)
    let isOpen = pair + 2 == letters.count
    if isOpen, current != (.none, .horn), current != (.horn, .horn), put(.horn, at: pair + 1) {
      return true
    }
    if current != (.horn, .horn), putHorns(at: pair) { return true }
    return current.1 == .horn && takeMarkBack(at: [pair, pair + 1], key)
  }

  private mutating func putHorns(at pair: Int) -> Bool {
    var changed = letters
    changed[pair].mark = .horn
    changed[pair + 1].mark = .horn
    guard isAllowed(changed, tone) else { return false }
    letters = changed
    keysOfLetters[pair].append(keyCount)
    if pair + 2 < letters.count { hasDistantMark = true }
    return true
  }

  /// Puts a mark on a letter if the result can be a syllable.
  private mutating func put(_ mark: LetterMark, at index: Int) -> Bool {
    var changed = letters
    changed[index].mark = mark
    // A circumflex on the o of ươ gives uô.
    if mark == .circumflex, index > 0, changed[index - 1].base == "u" {
      changed[index - 1].mark = .none
    }
    guard isAllowed(changed, tone) else { return false }
    letters = changed
    keysOfLetters[index].append(keyCount)
    if index + 1 < letters.count { hasDistantMark = true }
    return true
  }

  /// Takes back the marks of letters. A final letter that one key typed with its mark is replaced
  /// by that key. Otherwise the marks go and the key is appended as a letter.
  ///
  /// - Returns: False if the marks were not typed by separate keys.
  private mutating func takeMarkBack(at indices: [Int], _ key: Character) -> Bool {
    if let last = letters.indices.last, indices == [last], keysOfLetters[last].count == 1 {
      letters.removeLast()
      undoMark(with: key, of: keysOfLetters.removeLast())
      return true
    }
    let earlier = indices.flatMap { keysOfLetters[$0].dropFirst() }.sorted()
    guard !earlier.isEmpty else { return false }
    for index in indices {
      letters[index].mark = .none
      keysOfLetters[index] = Array(keysOfLetters[index].prefix(1))
    }
    undoMark(with: key, of: earlier)
    return true
  }

  /// Gives u and o both horns if one has a horn and a letter follows: `uowc` is ươc, `uwoi` ươi.
  mutating func completeHorns() {
    guard let pair = hornPair(in: SyllableParts(letters).vowels), pair + 2 < letters.count,
      (letters[pair].mark == .horn) != (letters[pair + 1].mark == .horn)
    else { return }
    var changed = letters
    changed[pair].mark = .horn
    changed[pair + 1].mark = .horn
    if isAllowed(changed, tone) { letters = changed }
  }

  // MARK: Letters typed with their marks

  /// Types ư if the word has no vowel yet: `tw` is tư.
  private mutating func appendFirstVowel(_ key: Character) -> Bool {
    let vowels = SyllableParts(letters).vowels
    guard vowels.isEmpty, vowels.upperBound == letters.count else { return false }
    return appendMarked("u", .horn, key)
  }

  private mutating func appendMarked(
    _ base: Character, _ mark: LetterMark, _ key: Character
  ) -> Bool {
    if let last = letters.indices.last, keysOfLetters[last] == [keyCount - 1],
      letters[last].base == base, letters[last].mark == mark
    {
      return takeMarkBack(at: [last], key)
    }
    let isCapital = key.asciiLowercased != key || "{}".contains(key)
    let letter = Letter(base: base, mark: mark, isCapital: isCapital)
    guard isAllowed(letters + [letter], tone) else { return false }
    append(letter)
    completeHorns()
    return true
  }
}
