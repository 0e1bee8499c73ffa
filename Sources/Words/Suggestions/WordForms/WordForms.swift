/// Recognises inflected and compound forms of listed words: `l'hypoténuse`, `evlerimizden`,
/// `Kinderbuch`, `وبالبيت`.
///
/// No list has all words of a language that joins them: Turkish adds chains of suffixes to a noun,
/// Arabic and Hebrew write `and`, `in` and `the` with the word, German compounds nouns. A word is
/// accepted if it is listed, or a listed stem with affixes that the language's `affixes.tsv`
/// allows, or a compound of listed words that it allows.
///
/// Words are arrays of scalars, folded as in the lexicon: lowercase, composed, with a straight
/// apostrophe, Hangul as its letters.
public struct WordForms: Sendable {
  /// Longer words are not analysed.
  static let maximumWordLength = 48

  let rules: AffixRules
  /// The invalid lines of the file, which were skipped.
  public let faults: [AffixFault]

  /// Creates the rules from the text of a file of affixes (`Dictionaries/<tag>/affixes.tsv`).
  public init(_ text: String) {
    let reader = AffixReader(text)
    rules = reader.rules
    faults = reader.faults
  }

  /// Returns whether a word is listed or a form of listed words.
  ///
  /// - Parameters:
  ///   - word: the folded scalars of the word.
  ///   - isListed: whether the lexicon has a spelling.
  ///   - isCapitalised: whether the lexicon writes a listed spelling with a capital.
  public func accepts(
    _ word: [UInt32], isListed: (ArraySlice<UInt32>) -> Bool,
    isCapitalised: (ArraySlice<UInt32>) -> Bool = { _ in true }
  ) -> Bool {
    if isListed(word[...]) { return true }
    guard !word.isEmpty, word.count <= Self.maximumWordLength else { return false }
    if hasStem(word, from: 0, state: "start", isListed) { return true }
    return rules.joins.contains { join in
      isJoined(word[...], join, parts: join.most, isListed, isCapitalised)
    }
  }

  /// Returns the indices at which an apostrophe after an elided prefix may be missing: 1 for
  /// `jhabite`, since `j'` may precede `habite`.
  func missingApostrophes(in word: [UInt32]) -> [Int] {
    rules.prefixes.compactMap { prefix in
      guard prefix.form.last?.letter == Self.apostrophe else { return nil }
      let end = prefix.form.count - 1
      guard end > 0, end < word.count, prefix.neighbour.allows(word[end]),
        word[..<end].elementsEqual(prefix.form.dropLast().lazy.map(\.letter))
      else { return nil }
      return end
    }
  }

  private static let apostrophe: UInt32 = 0x27

  /// Whether a stem begins at index `position`, possibly after prefixes.
  private func hasStem(
    _ word: [UInt32], from position: Int, state: String, _ isListed: (ArraySlice<UInt32>) -> Bool
  ) -> Bool {
    if isStem(word, from: position, isListed) { return true }
    for prefix in rules.prefixes where prefix.from.contains(state) {
      let end = position + prefix.form.count
      guard end < word.count, word[position..<end].elementsEqual(prefix.form.lazy.map(\.letter)),
        prefix.neighbour.allows(word[end])
      else { continue }
      if hasStem(word, from: end, state: prefix.state.name, isListed) { return true }
    }
    return false
  }

  /// Whether the word from `start` on is a stem with suffixes. Longer stems are tried first.
  private func isStem(
    _ word: [UInt32], from start: Int, _ isListed: (ArraySlice<UInt32>) -> Bool
  ) -> Bool {
    var end = word.count
    while end - start >= rules.shortestStem {
      let head = word[start..<end]
      // Without affixes it is the word itself, which is not listed.
      if start > 0 || end < word.count, isListed(head), ends(word, behind: end, in: "word") {
        return true
      }
      for base in rules.bases where head.suffix(base.add.count).elementsEqual(base.add) {
        let listed = Array(head.dropLast(base.add.count)) + base.strip
        if isListed(listed[...]), ends(word, behind: end, in: base.state) { return true }
      }
      end -= 1
    }
    return false
  }

  private func ends(_ word: [UInt32], behind position: Int, in name: String) -> Bool {
    ends(word, behind: position, in: AffixRules.State(name: name))
  }

  /// Whether suffixes lead from index `position` to the end of the word.
  private func ends(_ word: [UInt32], behind position: Int, in state: AffixRules.State) -> Bool {
    guard position < word.count else { return state.isFinal }
    guard position > 0 else { return false }
    for suffix in rules.suffixes
    where suffix.from.contains(state.name) && suffix.neighbour.allows(word[position - 1]) {
      let text = rules.written(suffix.form, behind: word[..<position])
      if !text.isEmpty, word[position...].starts(with: text),
        ends(word, behind: position + text.count, in: suffix.state)
      {
        return true
      }
    }
    return false
  }

  private func isJoined(
    _ word: ArraySlice<UInt32>, _ join: AffixRules.Join, parts: Int,
    _ isListed: (ArraySlice<UInt32>) -> Bool, _ isCapitalised: (ArraySlice<UInt32>) -> Bool
  ) -> Bool {
    guard parts > 1, word.count >= 2 * join.least else { return false }
    for end in (word.startIndex + join.least)...(word.endIndex - join.least)
    where isListed(word[..<end]) {
      for link in join.links where word[end...].starts(with: link) {
        let rest = word[(end + link.count)...]
        guard rest.count >= join.least else { continue }
        if isListed(rest), !rules.joinsToCapitals || isCapitalised(rest) { return true }
        if isJoined(rest, join, parts: parts - 1, isListed, isCapitalised) { return true }
      }
    }
    return false
  }
}
