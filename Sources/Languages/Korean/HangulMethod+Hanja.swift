import InputCore
import UserHistory

extension HangulMethod {
  /// Returns the Hanja words with a reading; empty without a dictionary.
  func hanjaWords(readAs reading: String) -> [String] { hanja?.words(readAs: reading) ?? [] }

  /// Opens candidates for the selection, or for the end of the text before the insertion point
  /// together with the composed syllable. Hanja with a single reading become Hangul at once.
  func openCandidates(
    on composition: inout HangulComposition, _ context: InputContext
  ) -> [Effect] {
    let syllable = automaton.text(of: composition.keys)
    let isSelection = context.hasSelection && syllable.isEmpty
    let before = context.documentContextBeforeInput ?? ""
    let text =
      isSelection ? context.selectedText ?? "" : HanjaCandidates.end(of: before) + syllable
    guard let hanja, let last = text.unicodeScalars.last, !last.isASCII || last == ")" else {
      return composition.isEmpty ? [] : [.alert(.noSuchCandidate)]
    }
    guard hanja.isIntact else { return [.alert(.dictionaryLost)] }
    composition.choice = HangulComposition.Choice(text: text, isSelection: isSelection)
    let candidates = HanjaCandidates(
      for: text, isWhole: isSelection, dictionary: hanja, form: form, order: order)
    guard let first = candidates.list.first else {
      composition.choice = nil
      return [.alert(.noSuchCandidate)]
    }
    if candidates.isCertain { return take(first, on: &composition) }
    return [.showCandidates(page(of: candidates.list, composition))]
  }

  /// Carries out a command while candidates are open; nil if the command does not concern them.
  func reduceChoice(_ command: Command, on composition: inout HangulComposition) -> [Effect]? {
    guard hanja?.isIntact != false else {
      composition.choice = nil
      return [.hideCandidates, .alert(.dictionaryLost)]
    }
    let candidates = candidates(of: composition)
    // The composition may have been saved with another dictionary.
    guard let saved = composition.choice?.highlighted, !candidates.isEmpty else { return nil }
    let highlighted = candidates.indices.contains(saved) ? saved : 0
    let pageStart = highlighted / Self.pageSize * Self.pageSize
    switch command {
    case .commit: return choose(highlighted, of: candidates, on: &composition)
    case .selectCandidate(let index):
      guard (0..<Self.pageSize).contains(index) else { return [.alert(.noSuchCandidate)] }
      return choose(pageStart + index, of: candidates, on: &composition)
    case .forgetCandidate(let index):
      let number = index.map { pageStart + $0 } ?? highlighted
      guard (0..<Self.pageSize).contains(index ?? 0), candidates.indices.contains(number) else {
        return [.alert(.noSuchCandidate)]
      }
      return [forget(candidates[number])]
    case .refresh: return highlight(highlighted, of: candidates, on: &composition)
    case .nextCandidate: return highlight(highlighted + 1, of: candidates, on: &composition)
    case .previousCandidate: return highlight(highlighted - 1, of: candidates, on: &composition)
    case .nextPage:
      return highlight(pageStart + Self.pageSize, of: candidates, on: &composition)
    case .previousPage:
      return highlight(pageStart - Self.pageSize, of: candidates, on: &composition)
    case .cancel, .deleteBackward, .reconvert:
      composition.choice = nil
      return [.hideCandidates]
    default: return nil
    }
  }

  // MARK: Choosing

  private func candidates(of composition: HangulComposition) -> [Candidate] {
    guard let choice = composition.choice, let hanja else { return [] }
    return HanjaCandidates(
      for: choice.text, isWhole: choice.isSelection, dictionary: hanja, form: form, order: order
    ).list
  }

  /// Returns the Hanja of a reading in dictionary order, reordered by the user's earlier choices.
  private func order(_ words: [String], readAs reading: String) -> [String] {
    guard let history, words.count > 1 else { return words }
    return LearnedOrder(
      history.snapshot, at: history.now, language: Korean.languageTag, reading: reading
    ).ordered(words, text: { $0 })
  }

  /// Returns the lesson of choosing a candidate: only Hanja chosen for Hangul are learned.
  private func lesson(of candidate: Candidate) -> Effect? {
    word(of: candidate).map { .learn(Lesson(language: Korean.languageTag, words: [$0])) }
  }

  private func forget(_ candidate: Candidate) -> Effect {
    guard let word = word(of: candidate) else { return .alert(.nothingToForget) }
    return .forget(Forgetting(language: Korean.languageTag, texts: [word.text]))
  }

  /// Returns the Hanja that a candidate writes for Hangul; nil if it is not Hanja or nothing is
  /// learned.
  private func word(of candidate: Candidate) -> LearnedWord? {
    let reading = candidate.segment.reading
    guard history != nil else { return nil }
    return hanja?.words(readAs: reading).first {
      form.text(hanja: $0, hangul: reading) == candidate.text
    }.map { LearnedWord(reading: reading, text: $0) }
  }

  private func highlight(
    _ number: Int, of candidates: [Candidate], on composition: inout HangulComposition
  ) -> [Effect] {
    guard candidates.indices.contains(number) else { return [.alert(.edge)] }
    composition.choice?.highlighted = number
    return [.showCandidates(page(of: candidates, composition))]
  }

  private func choose(
    _ number: Int, of candidates: [Candidate], on composition: inout HangulComposition
  ) -> [Effect] {
    guard candidates.indices.contains(number) else { return [.alert(.noSuchCandidate)] }
    return take(candidates[number], on: &composition)
  }

  /// Replaces the candidate's text: the selection, the marked syllable, text before it, or both.
  private func take(
    _ candidate: Candidate, on composition: inout HangulComposition
  ) -> [Effect] {
    let isSelection = composition.choice?.isSelection == true
    let syllable = automaton.text(of: composition.keys).unicodeScalars
    composition = HangulComposition()
    let replaced = candidate.segment.reading.unicodeScalars
    let before = String(replaced.dropLast(syllable.count))
    let learning = lesson(of: candidate).map { [$0] } ?? []
    if isSelection || before.isEmpty {
      return [.insertText(candidate.text), .hideCandidates] + learning
    }
    let unmarking: [Effect] = syllable.isEmpty ? [] : [.setMarkedText(.empty)]
    return unmarking + [.replaceText(before, with: candidate.text), .hideCandidates] + learning
  }

  /// Shows a composition again after its commit was undone: marks the syllable and closes the
  /// candidates. Selected text is restored, but no longer selected.
  public func resume(
    _ composition: inout HangulComposition, using workspace: inout HangulWorkspace
  ) -> [Effect] {
    let choice = composition.choice
    composition.choice = nil
    if let choice, choice.isSelection { return [.insertText(choice.text), .hideCandidates] }
    return composition.keys.isEmpty
      ? [.hideCandidates]
      : [.setMarkedText(preedit(automaton.text(of: composition.keys))), .hideCandidates]
  }

  /// Counts the pages of the Hanja shown; nil while none are.
  public func pageCount(
    of composition: HangulComposition, using workspace: inout HangulWorkspace
  ) -> Int? {
    let count = candidates(of: composition).count
    return count == 0 ? nil : (count + Self.pageSize - 1) / Self.pageSize
  }

  private func page(
    of candidates: [Candidate], _ composition: HangulComposition
  ) -> CandidatePage {
    let highlighted = composition.choice?.highlighted ?? 0
    let start = highlighted / Self.pageSize * Self.pageSize
    return CandidatePage(
      candidates: Array(candidates.dropFirst(start).prefix(Self.pageSize)),
      highlighted: highlighted - start, number: start / Self.pageSize,
      hasNext: candidates.count > start + Self.pageSize)
  }
}
