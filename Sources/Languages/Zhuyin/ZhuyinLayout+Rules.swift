import SyllableConversion

extension ZhuyinLayout {
  /// Builds the rules of this layout over the syllables of a lexicon.
  ///
  /// - Parameter recognisesLatin: whether words and addresses in Latin letters are recognised.
  func rules(for syllables: SyllableTable, recognisesLatin: Bool) -> TonalRules {
    var keys = syllableKeys(of: syllables)
    keys.toneKeys = Set(toneCharacters.compactMap(\.asciiValue))
    keys.neutralToneKey = tones["˙"]
    var rules = TonalRules(
      keys: keys, characters: characters.subtracting(toneCharacters),
      followingCharacters: toneCharacters, spaceIsTone: true,
      spelling: isOrderFree ? ZhuyinSpelling(self, syllables: syllables) : nil,
      keystrokes: keystrokes)
    if recognisesLatin {
      rules.latin = isOrderFree ? Self.latinAmongSymbols : Self.latinAmongLetters
    }
    return rules
  }

  /// The costs of Latin text among bopomofo. Nearly any letters are the keys of some syllables.
  private static let latinAmongSymbols = LatinCosts(
    capitals: 1_000, word: 10_000, spelled: 12_000, consonants: 10_000, consonant: 0,
    otherCapitals: 0, shortest: 3)
  /// The costs of Latin text among syllables typed with their letters.
  private static let latinAmongLetters = LatinCosts(
    capitals: 1_000, word: 8_000, spelled: 11_000, consonants: 11_000, consonant: 3_000,
    otherCapitals: 0, shortest: 3)

  /// Returns the keys of all syllables, and the key sequences that begin each.
  ///
  /// ```
  /// ㄋㄧㄢˊ   su0 and 6; begins with s and su      on the standard layout
  /// ```
  public func syllableKeys(of syllables: SyllableTable) -> SyllableKeys {
    var table = SyllableKeys(isOrderFree: isOrderFree)
    // The tones of one syllable are adjacent and share their keys.
    var last = (base: "", keys: [[UInt8]](), beginnings: Set<[UInt8]>())
    for (number, spelling) in syllables.spellings.enumerated() {
      let id = SyllableID(truncatingIfNeeded: number)
      let (base, mark) = Self.parts(of: spelling)
      if base != last.base {
        let waysToType = keys(for: base)
        last = (
          base, waysToType, Set(waysToType.flatMap { beginnings(of: base, typedAs: $0) })
        )
      }
      for keys in last.keys {
        table.add(keys, id..<id + 1)
        for tone in toneKeys(mark) { table.add(keys, tone: tone, id..<id + 1) }
      }
      for beginning in last.beginnings { table.addBeginning(beginning, id..<id + 1) }
    }
    return table
  }

  /// Returns the keys of each proper prefix of a syllable's symbols. If the keys are letters of
  /// whole syllables, returns the prefixes of the letters.
  private func beginnings(of base: String, typedAs keys: [UInt8]) -> [[UInt8]] {
    guard isOrderFree else { return (1..<max(keys.count, 1)).map { Array(keys.prefix($0)) } }
    var beginnings: [[UInt8]] = []
    var prefix = ""
    for symbol in base.dropLast() {
      prefix.append(symbol)
      beginnings += self.keys(for: prefix).filter { keys.starts(with: $0) }
    }
    return beginnings
  }
}
