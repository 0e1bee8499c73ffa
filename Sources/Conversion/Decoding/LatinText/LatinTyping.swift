/// Decides whether a key that is no letter continues the Latin text before it.
package enum LatinTyping {
  private static let schemes = ["http", "https", "ftp"].map { Array($0.utf8) }
  /// The letters that begin no syllable where digits choose candidates.
  private static let unread = Array("iuv".utf8)

  /// Returns whether a mark or a digit continues Latin text instead of ending the composition or
  /// choosing a candidate.
  ///
  /// ```
  /// swift .    a word that is converted to itself continues with . - _ /
  /// data .     a listed name as well, even if it can be read: see `sentenceEnd`
  /// admin @    @ continues any letters
  /// a@1 6 3    within an address digits do
  /// win 1 1    the beginning of a listed name with digits
  /// T 2        capitals and digits are one word
  /// ip 1       a word whose first letter begins no reading
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - keys: the keys before it.
  ///   - words: the words in Latin letters.
  ///   - digitsChoose: whether digits choose candidates and are no keys of readings.
  ///   - endsInLatin: returns whether the last of the keys are converted to themselves.
  package static func continues(
    _ keys: [UInt8], with key: UInt8, words: LatinWords, digitsChoose: Bool,
    endsInLatin: () -> Bool
  ) -> Bool {
    guard let last = keys.last, last.isAddressKey, key.isAddressKey, !key.isLatinLetter else {
      return false
    }
    let start = LatinAddress.runStart(of: keys.count, in: keys)
    let run = keys[start...]
    if isAddress(run) { return true }
    guard last.isLatinLetterOrDigit else { return false }
    switch key {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return digitsChoose && isNumbered(run, with: key, words, endsInLatin)
    case UInt8(ascii: "@"): return true
    case UInt8(ascii: ":"): return schemes.contains { run.suffix($0.count) == $0[...] }
    case UInt8(ascii: "."):
      return run.suffix(3).elementsEqual("www".utf8) || isName(run, words) || endsInLatin()
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"): return endsInLatin()
    default: return false
    }
  }

  /// Returns the index of a full stop that ends a sentence after a listed name, although it might
  /// have continued an address; nil if there is none.
  ///
  /// ```
  /// data.        open: an ending may follow
  /// data.c s v   open: endings begin with these letters
  /// women.n i    at index 5, since no ending begins with ni
  /// ```
  ///
  /// - Parameters:
  ///   - keys: the keys of a composition.
  ///   - words: the words in Latin letters.
  ///   - isFinal: whether no key follows. A full stop without letters after it then ends a sentence.
  package static func sentenceEnd(
    in keys: [UInt8], words: LatinWords, isFinal: Bool
  ) -> Int? {
    let run = keys[LatinAddress.runStart(of: keys.count, in: keys)...]
    guard let mark = run.firstIndex(where: { !$0.isLatinLetter }),
      keys[mark] == UInt8(ascii: "."), isName(run[..<mark], words)
    else { return nil }
    let label = run[(mark + 1)...]
    guard label.dropLast().allSatisfy({ $0.isLatinLetter }) else { return nil }
    if label.isEmpty { return isFinal ? mark : nil }
    return AddressEndings.kind(of: label) == nil ? mark : nil
  }

  /// The shortest name that a full stop continues although it can be read, in letters.
  private static let shortestName = 4

  /// Whether keys are a listed name in small letters.
  private static func isName(_ keys: ArraySlice<UInt8>, _ words: LatinWords) -> Bool {
    keys.count >= shortestName && keys.allSatisfy { $0.isLatinLetter && !$0.isLatinCapital }
      && words.word(of: keys) != nil
  }

  /// Whether a digit continues letters that are no reading: a run of capitals, or the beginning of a
  /// listed name with digits that has a capital, no vowel, or is converted to itself.
  ///
  /// A single small letter is the initial of a syllable: `h2` chooses the second candidate.
  private static func isNumbered(
    _ run: ArraySlice<UInt8>, with digit: UInt8, _ words: LatinWords, _ endsInLatin: () -> Bool
  ) -> Bool {
    let digits = run.reversed().prefix { $0.isLatinDigit }.count
    let letters = run.dropLast(digits)
    let first = run.dropFirst(letters.count).first ?? digit
    guard let last = letters.last, last.isLatinLetter else { return false }
    if last.isLatinCapital { return true }
    func beginsName(_ letters: ArraySlice<UInt8>) -> Bool {
      words.beginsWord((Array(letters) + [first])[...])
    }
    let word = letters.suffix { $0.isLatinLetter }
    if word.count > 1, word.count == letters.count, let first = word.first, unread.contains(first) {
      return digits > 0 || endsInLatin()
    }
    if beginsName(word) {
      if word.contains(where: { $0.isLatinCapital }) { return true }
      guard word.count > 1 else { return false }
      if !word.contains(where: { $0.isLatinVowel }) { return true }
    } else {
      guard word.count > 2, (2..<word.count).contains(where: { beginsName(word.suffix($0)) })
      else { return false }
    }
    // Digits before this one were accepted for the same letters.
    return digits > 0 || endsInLatin()
  }

  /// Whether keys without a space include a mark that only continues Latin text.
  private static func isAddress(_ run: ArraySlice<UInt8>) -> Bool {
    run.contains { $0.isAddressMark || $0.isPathMark }
  }
}
