import ChineseText
import InputCore
import KanaConversion

// Commands after conversion: moving between bunsetsu, choosing candidates, resizing.
extension JapaneseMethod {
  /// Converts all typed kana.
  func convert(
    _ composition: inout JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) {
    endTyping(&composition.kana)
    composition.suggestion = 0
    composition.current = 0
    // The suggestions have already built this lattice.
    composition.phrases = phrases(
      of: 0..<composition.kana.count, after: composition.before, in: composition,
      &workspace.sentences
    ).map(JapaneseComposition.Phrase.init)
    let keys = composition.kana.keys
    guard
      offeredPhrases(keys: keys, kana: composition.kana.text) != nil || TypedQuantity(keys) != nil
    else { return }
    // An own phrase replaces the whole composition, as do the conversions of a quantity.
    var whole = WrittenText()
    for phrase in composition.phrases { whole.append(phrase.found) }
    composition.phrases = [JapaneseComposition.Phrase(whole)]
    if let first = candidates(for: composition, &workspace).first {
      write(first, number: 0, in: &composition)
    }
  }

  /// Returns the bunsetsu of the best conversion of a range of kana.
  private func phrases(
    of range: Range<Int>, after before: String, in composition: JapaneseComposition,
    _ converter: inout KanaConverter
  ) -> [WrittenText] {
    guard !range.isEmpty else { return [] }
    let kana = composition.kana.text(range)
    let history = KanaContext(after: before, lexicon: lexicon)
    let best = converter.sentences(
      for: Array(kana.unicodeScalars), after: history, limit: 1
    ).first
    guard let phrases = best?.phrases(lexicon),
      phrases.reduce(0, { $0 + $1.length }) == range.count
    else { return [WrittenText(kana, length: range.count)] }
    return phrases
  }

  /// Carries out a command after conversion.
  func reduceConverted(
    _ command: Command, on composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let candidate = composition.phrases[composition.current].candidate
    let pageStart = candidate / Self.pageSize * Self.pageSize
    switch command {
    case .convert, .nextCandidate: return choose(candidate + 1, in: &composition, &workspace)
    case .previousCandidate: return choose(candidate - 1, in: &composition, &workspace)
    case .nextPage: return choose(pageStart + Self.pageSize, in: &composition, &workspace)
    case .previousPage: return choose(pageStart - Self.pageSize, in: &composition, &workspace)
    case .selectCandidate(let index):
      guard (0..<Self.pageSize).contains(index) else { return [.alert(.noSuchCandidate)] }
      return select(pageStart + index, in: &composition, &workspace)
    case .moveCaret(let move): return movePhrase(move, in: &composition, &workspace)
    case .growSegment: return resize(by: 1, in: &composition, &workspace)
    case .shrinkSegment: return resize(by: -1, in: &composition, &workspace)
    case .write(let form): return write(form, in: &composition, &workspace)
    case .commit: return commitPhrases(&composition, &workspace)
    case .commitSegments: return commitToCurrent(&composition, &workspace)
    case .commitRaw: return commitRaw(&composition)
    case .cancel, .deleteBackward, .deleteForward, .deleteSyllable:
      composition.phrases = []
      composition.current = 0
      composition.kana.moveCaret(to: composition.kana.count)
      return show(composition, &workspace)
    case .forgetCandidate(let index): return forget(index, of: composition, &workspace)
    case .refresh: return refresh(&composition, &workspace)
    case .insert, .insertLatin, .passThrough, .reconvert, .undoCommit, .togglePunctuation,
      .toggleWidth,
      .selectCharacter, .selectReading:
      return []
    }
  }

  /// Chooses a candidate. The first follows the last.
  private func choose(
    _ number: Int, in composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let list = candidates(for: composition, &workspace)
    guard !list.isEmpty else { return [.alert(.noSuchCandidate)] }
    let number = number >= list.count ? 0 : number < 0 ? list.count - 1 : number
    write(list[number], number: number, in: &composition)
    return show(composition, &workspace)
  }

  /// Converts the current bunsetsu again with the current history. A chosen text stays if it is
  /// still offered. The converted text is always the first candidate, so it is converted again.
  private func refresh(
    _ composition: inout JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    workspace.renewHistory()
    let number = composition.current
    let range = composition.range(ofPhrase: number)
    let before = composition.before + composition.phrases[..<number].map(\.text).joined()
    var chosen = composition.phrases[number]
    var renewed =
      phraseOfAll(over: range, in: composition, &workspace)
      ?? phrase(of: range, after: before, in: composition, &workspace)
    renewed.isResized = chosen.isResized
    composition.phrases[number] = renewed
    guard chosen.text != chosen.found.text else { return show(composition, &workspace) }
    let index = candidates(for: composition, &workspace).firstIndex { $0.text == chosen.text }
    if index != nil || chosen.form != nil {
      chosen.found = renewed.found
      chosen.candidate = index ?? 0
      composition.phrases[number] = chosen
    }
    return show(composition, &workspace)
  }

  /// Returns the bunsetsu over a range within the conversion of the whole composition, which knows
  /// what follows: 紙に before 書く. Nil if the whole conversion divides the range differently.
  private func phraseOfAll(
    over range: Range<Int>, in composition: JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> JapaneseComposition.Phrase? {
    var start = 0
    for phrase in phrases(
      of: 0..<composition.kana.count, after: composition.before, in: composition,
      &workspace.sentences)
    {
      if start == range.lowerBound, phrase.length == range.count {
        return JapaneseComposition.Phrase(phrase)
      }
      start += phrase.length
    }
    return nil
  }

  /// Chooses a candidate and moves to the next bunsetsu.
  private func select(
    _ number: Int, in composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let list = candidates(for: composition, &workspace)
    guard list.indices.contains(number) else { return [.alert(.noSuchCandidate)] }
    write(list[number], number: number, in: &composition)
    guard composition.current + 1 < composition.phrases.count else {
      return commitPhrases(&composition, &workspace)
    }
    composition.current += 1
    return show(composition, &workspace)
  }

  private func commitPhrases(
    _ composition: inout JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    commit(shown(of: composition, &workspace), clearing: &composition)
  }

  /// Commits the bunsetsu up to and including the current one. The others stay composed.
  ///
  /// ```
  /// [私は] 学校に 行く   C-Down     私は[学校に] 行く
  /// ```
  private func commitToCurrent(
    _ composition: inout JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    guard composition.current + 1 < composition.phrases.count else {
      return commitPhrases(&composition, &workspace)
    }
    let rest = composition.range(ofPhrase: composition.current + 1).lowerBound
    let text = composition.phrases[...composition.current].map(\.text).joined()
    let words = learnedWords(of: composition, upTo: rest)
    composition.phrases.removeFirst(composition.current + 1)
    composition.current = 0
    composition.kana.removeFirst(rest, spelling: romaji.spelling)
    composition.before = String((composition.before + text).suffix(Self.contextLength))
    // Part of the reconverted text is committed, so it can no longer be restored.
    composition.original = ""
    return [.insertText(text)] + lessons(words) + show(composition, &workspace)
  }

  private func write(
    _ written: WrittenText, number: Int, in composition: inout JapaneseComposition
  ) {
    composition.phrases[composition.current].text = written.text
    composition.phrases[composition.current].textAfterCaret = written.textAfterCaret
    composition.phrases[composition.current].words = written.words
    composition.phrases[composition.current].candidate = number
    composition.phrases[composition.current].form = nil
  }

  /// Writes the current bunsetsu in a form. Repeating a Latin form changes the capitals.
  func write(
    _ form: WritingForm, in composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let range = composition.range(ofPhrase: composition.current)
    var phrase = composition.phrases[composition.current]
    phrase.variant = phrase.form == form ? phrase.variant &+ 1 : 0
    phrase.form = form
    phrase.text = WrittenForms.text(
      kana: composition.kana.text(range), keys: composition.kana.keys(range), form: form,
      variant: phrase.variant)
    let list = candidates(for: composition, &workspace)
    let number = list.firstIndex { $0.text == phrase.text }
    phrase.textAfterCaret = ""
    phrase.candidate = number ?? 0
    phrase.words =
      number.map { list[$0].words } ?? WrittenText(word: phrase.text, length: range.count).words
    composition.phrases[composition.current] = phrase
    return show(composition, &workspace)
  }

  private func movePhrase(
    _ move: CompositionMove, in composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let target =
      switch move {
      case .left, .syllableLeft: composition.current - 1
      case .right, .syllableRight: composition.current + 1
      case .start: 0
      case .end: composition.phrases.count - 1
      }
    guard composition.phrases.indices.contains(target), target != composition.current else {
      return [.alert(.edge)]
    }
    composition.current = target
    return show(composition, &workspace)
  }

  /// Moves the end of the current bunsetsu by one kana. It and the next one are converted again.
  /// All others keep their chosen texts.
  ///
  /// ```
  /// ここで | 履物を     S-Right     ここでは | 着物を
  /// ```
  private func resize(
    by change: Int, in composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let number = composition.current
    let range = composition.range(ofPhrase: number)
    let next =
      number + 1 < composition.phrases.count ? composition.range(ofPhrase: number + 1) : nil
    let end = range.upperBound + change
    let limit = next?.upperBound ?? range.upperBound
    guard end > range.lowerBound, end <= limit else { return [.alert(.edge)] }
    let before = composition.before + composition.phrases[..<number].map(\.text).joined()
    let resized = phrase(of: range.lowerBound..<end, after: before, in: composition, &workspace)
    let rest =
      end < limit
      ? [phrase(of: end..<limit, after: before + resized.text, in: composition, &workspace)] : []
    composition.phrases.replaceSubrange(
      number..<(next == nil ? number + 1 : number + 2), with: [resized] + rest)
    return show(composition, &workspace)
  }

  /// Converts a range of kana as a single bunsetsu.
  private func phrase(
    of range: Range<Int>, after before: String, in composition: JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> JapaneseComposition.Phrase {
    var whole = WrittenText()
    for part in phrases(of: range, after: before, in: composition, &workspace.phrases) {
      whole.append(part)
    }
    var phrase = JapaneseComposition.Phrase(whole)
    phrase.isResized = true
    return phrase
  }
}
