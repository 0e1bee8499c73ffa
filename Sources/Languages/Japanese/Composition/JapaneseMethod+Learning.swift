import InputCore
import KanaConversion

// What a commit teaches: the words of what was chosen, and those that were left as they were found.
extension JapaneseMethod {
  /// The words of the phrases, or of those before a kana. What a phrase had when it was converted counts as left so.
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

  /// Words over some kana, each with its reading.
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

  /// Commits what is shown and teaches its words. Kana committed as they were typed teach nothing: nobody
  /// chose a word.
  func commit(_ shown: Shown, clearing composition: inout JapaneseComposition) -> [Effect] {
    composition = JapaneseComposition()
    return inserting(shown) + [.hideCandidates] + lessons(shown.words)
  }

  /// Puts a text into the document, and the insertion point where it belongs.
  func inserting(_ shown: Shown) -> [Effect] {
    guard !shown.text.isEmpty else { return [] }
    let after = shown.textAfterCaret
    return [.insertText(shown.text)] + (after.isEmpty ? [] : [.moveCaretBack(over: after)])
  }

  /// Has what was learned of a candidate forgotten: its text, and of several words those that are not
  /// written as they are read, since a phrase is a word with its particles.
  ///
  /// ```
  /// 橋を   橋を and 橋; を is what any other word has too
  /// ```
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

  /// The number of the candidate that is highlighted.
  func highlighted(in composition: JapaneseComposition) -> Int {
    composition.isConverted
      ? composition.phrases[composition.current].candidate : composition.suggestion
  }

  /// What is to be learned of some words.
  func lessons(_ words: [LearnedWord]) -> [Effect] {
    guard history != nil, !words.isEmpty else { return [] }
    return [.learn(Lesson(language: Japanese.languageTag, words: words))]
  }
}
