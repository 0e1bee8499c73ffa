import ChineseText
import Decoding
import InputCore
import KanaConversion

// Candidates for kana: conversions, words, numbers, and the kana and keys themselves.
extension JapaneseMethod {
  /// The maximum number of conversions of a bunsetsu, offered before its single words.
  private static let sentencesOffered = 12
  /// The maximum number of sentences suggested during typing.
  private static let sentencesSuggested = 3
  /// The maximum number of words suggested that continue the typed kana.
  private static let completionsSuggested = 5

  /// Returns the candidates of the current bunsetsu. The first is the result of the conversion.
  func candidates(
    for composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [WrittenText] {
    let number = composition.current
    let range = composition.range(ofPhrase: number)
    let key = JapaneseWorkspace.CandidateKey(
      kana: composition.kana.text(range), keys: composition.kana.keys(range),
      before: composition.before + composition.phrases[..<number].map(\.text).joined(),
      isLast: number == composition.phrases.count - 1, isWhole: composition.phrases.count == 1,
      first: composition.phrases[number].found)
    if let made = workspace.candidates, made.key == key { return made.list }
    let list = candidates(key, &workspace)
    workspace.candidates = (key, list)
    return list
  }

  private func candidates(
    _ key: JapaneseWorkspace.CandidateKey, _ workspace: inout JapaneseWorkspace
  ) -> [WrittenText] {
    let scalars = Array(key.kana.unicodeScalars)
    let length = scalars.count
    let history = KanaContext(after: key.before, lexicon: lexicon)
    var found = [key.first]
    found += workspace.phrases.sentences(
      for: scalars, after: history, before: key.isLast ? 0 : lexicon.nounClass,
      limit: Self.sentencesOffered
    ).map { WrittenText($0.words) }
    found += OfferedNumbers(lexicon: lexicon).texts(for: scalars)
    if key.isWhole, let quantity = TypedQuantity(key.keys) {
      found += quantity.texts(in: .japan).map { WrittenText($0, length: length) }
    }
    if let now = clock?() {
      found += JapaneseDates(now: now).texts(for: key.kana).map { WrittenText($0, length: length) }
    }
    found += lexicon.words(readAs: scalars).map {
      WrittenText(word: lexicon.texts.text(Int($0.text)), length: length)
    }
    found += [WritingForm.hiragana, .katakana, .halfKatakana, .halfLatin, .fullLatin].map {
      WrittenText(
        word: WrittenForms.text(kana: key.kana, keys: key.keys, form: $0), length: length)
    }
    if key.isWhole, let offered = offeredPhrases(keys: key.keys, kana: key.kana) {
      found = offered.merged(with: found) { WrittenText($0, length: length) }
    }
    if let typed = asTyped(key.keys) {
      found.insert(
        WrittenText(word: typed.text, length: length),
        at: min(typed.index(onPageOf: Self.pageSize), found.count))
      if key.kana.utf8.contains(where: \.isLatinLetter) {
        found.append(WrittenText(word: Japanese.kana(romaji: key.keys), length: length))
      }
    }
    var seen = TextHashSet()
    return found.filter { !$0.text.isEmpty && seen.insert(TextHash($0.text)) }
  }

  /// Returns the keys as a candidate; nil if they are no Latin text.
  private func asTyped(_ keys: String) -> TypedCandidate? {
    guard let divider = usableDivider else { return nil }
    let ascii = Array(keys.utf8)
    guard ascii.count > 1, ascii.allSatisfy(\.isAddressKey),
      ascii.contains(where: \.isLatinLetter)
    else { return nil }
    return TypedCandidate(
      text: keys, isLikely: divider.isWord(ascii) || ascii.contains(where: \.isLatinCapital))
  }

  /// Returns the suggestions during typing: the kana, the best sentences, and words that continue
  /// the last bunsetsu.
  ///
  /// ```
  /// arigato   ありがと  有難と  …  ありがとう  ありがとうございます
  /// ```
  func suggestions(
    for composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Suggestion] {
    // A final n is more often ん than the start of another syllable.
    var typed = composition.kana
    if typed.waiting == "n" { typed.endWaiting(romaji) }
    let kana = Array(typed.text.unicodeScalars)
    let history = KanaContext(after: composition.before, lexicon: lexicon)
    let sentences = workspace.sentences.sentences(
      for: kana, after: history, limit: Self.sentencesSuggested)
    var found = sentences.map { Suggestion(written: WrittenText($0.words), kana: kana) }
    if let phrases = sentences.first?.phrases(lexicon), let last = phrases.last {
      let reading = Array(kana.suffix(last.length))
      for (text, rest) in lexicon.completions(of: reading, limit: Self.completionsSuggested) {
        var written = WrittenText()
        for phrase in phrases.dropLast() { written.append(phrase) }
        written.append(WrittenText(word: text, length: reading.count + rest.count))
        found.append(Suggestion(written: written, kana: kana + rest))
      }
    }
    if let offered = offeredPhrases(
      keys: composition.kana.keys, kana: String(String.UnicodeScalarView(kana)))
    {
      found = offered.merged(with: found) {
        Suggestion(written: WrittenText($0, length: kana.count), kana: kana)
      }
    }
    found.insert(
      Suggestion(written: WrittenText(composition.kana.text, length: kana.count), kana: kana), at: 0
    )
    if let typed = asTyped(composition.kana.keys) {
      let written = WrittenText(word: typed.text, length: kana.count)
      found.insert(
        Suggestion(written: written, kana: kana),
        at: min(typed.index(onPageOf: Self.pageSize), found.count))
    }
    var seen = TextHashSet()
    return found.filter { !$0.written.text.isEmpty && seen.insert(TextHash($0.written.text)) }
  }

  /// A suggestion and the kana it covers: the typed ones, or more for a completion.
  struct Suggestion {
    var written: WrittenText
    var kana: [Unicode.Scalar]
  }
}
