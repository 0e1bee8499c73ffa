import InputCore
import KanaConversion

// The lessons of a commit: the chosen words, and the words that were left as found.
extension JapaneseMethod {
  /// Returns the words of the bunsetsu that start before a kana index, with their readings. Words
  /// that the conversion found count as confirmed, not as chosen.
  ///
  /// ```
  /// 橋を | 渡る   <Space>  箸を | 渡る     箸 chosen; を, 渡る left as found
  /// ```
  func learnedWords(
    of composition: JapaneseComposition, upTo end: Int = .max
  ) -> [LearnedWord] {
    let kana = Array(composition.kana.text.unicodeScalars)
    var start = 0
    return composition.phrases.flatMap { phrase -> [LearnedWord] in
      guard start < end else { return [] }
      defer { start += phrase.length }
      return learnedWords(
        of: phrase.words, found: phrase.foundWords, in: kana[start...].prefix(phrase.length))
    }
  }

  /// Returns words with their readings.
  ///
  /// - Parameters:
  ///   - words: The words, whose ranges are relative to `kana`.
  ///   - found: The words that the conversion found. They count as confirmed, not as chosen.
  ///   - kana: The kana that the words cover.
  func learnedWords(
    of words: [WrittenText.Word], found: [WrittenText.Word], in kana: ArraySlice<Unicode.Scalar>
  ) -> [LearnedWord] {
    words.map { word in
      let reading = kana.dropFirst(word.start).prefix(word.length)
      return LearnedWord(
        reading: word.style == nil
          ? String(String.UnicodeScalarView(reading)) : NumberStyle.learnedReading,
        text: word.learnedText, isConfirmed: found.contains(word))
    }
  }

  /// Commits the shown text and learns its words. Kana committed as typed teach nothing, because
  /// the user chose no word.
  func commit(_ shown: Shown, clearing composition: inout JapaneseComposition) -> [Effect] {
    composition = JapaneseComposition()
    return inserting(shown) + [.hideCandidates] + lessons(shown.words)
  }

  /// Returns the effects that insert text and move the insertion point into it.
  func inserting(_ shown: Shown) -> [Effect] {
    guard !shown.text.isEmpty else { return [] }
    let after = shown.textAfterCaret
    return [.insertText(shown.text)] + (after.isEmpty ? [] : [.moveCaretBack(over: after)])
  }

  /// Forgets what was learned of a candidate: its text, and for several words also those not
  /// written as they are read, because a bunsetsu is a word with its particles.
  ///
  /// ```
  /// 橋を   forgets 橋を and 橋; other words share を
  /// ```
  ///
  /// - Parameter index: The index on the candidate page; nil for the highlighted candidate.
  func forget(
    _ index: Int?, of composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    guard (0..<Self.pageSize).contains(index ?? 0) else { return [.alert(.noSuchCandidate)] }
    let start =
      composition.isConverted ? composition.range(ofPhrase: composition.current).lowerBound : 0
    let list =
      composition.isConverted
      ? candidates(for: composition, &workspace)
      : suggestions(for: composition, &workspace).map(\.written)
    let highlighted = highlighted(in: composition)
    let pageStart = highlighted / Self.pageSize * Self.pageSize
    let number = index.map { pageStart + $0 } ?? highlighted
    guard list.indices.contains(number) else { return [.alert(.noSuchCandidate)] }
    let words = list[number].words
    guard history != nil, !words.isEmpty else { return [.alert(.nothingToForget)] }
    let kana = Array(composition.kana.text.unicodeScalars.dropFirst(start))
    let chosen = words.filter { word in
      !word.text.unicodeScalars.elementsEqual(kana.dropFirst(word.start).prefix(word.length))
    }
    let parts = chosen.filter { words.count > 1 || $0.style != nil }.map(\.learnedText)
    let texts = [words.map(\.text).joined()] + parts
    return [.forget(Forgetting(language: Japanese.languageTag, texts: texts))]
  }

  /// The index of the highlighted candidate or suggestion.
  func highlighted(in composition: JapaneseComposition) -> Int {
    composition.isConverted
      ? composition.phrases[composition.current].candidate : composition.suggestion
  }

  /// Returns the `.learn` effect for some words, if a history is kept.
  func lessons(_ words: [LearnedWord]) -> [Effect] {
    guard history != nil, !words.isEmpty else { return [] }
    return [.learn(Lesson(language: Japanese.languageTag, words: words))]
  }
}
