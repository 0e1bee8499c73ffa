import InputCore

extension HangulMethod {
  /// Opens the candidates for the selection, or for the end of the text before the insertion point
  /// and the syllable composed. Hanja with a single reading become Hangul at once.
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
    let candidates = candidates(of: composition)
    guard let first = candidates.first else {
      composition.choice = nil
      return [.alert(.noSuchCandidate)]
    }
    let isHangulAtOnce =
      candidates.allSatisfy { $0.segment.reading != first.segment.reading || $0 == first }
      && syllable.isEmpty && (last == ")" || hanja.isHanja(last))
    return isHangulAtOnce
      ? take(first, on: &composition) : [.showCandidates(page(of: candidates, composition))]
  }

  /// A command while candidates are open; nil where it is no matter of theirs.
  func reduceChoice(_ command: Command, on composition: inout HangulComposition) -> [Effect]? {
    guard hanja?.isIntact != false else {
      composition.choice = nil
      return [.hideCandidates, .alert(.dictionaryLost)]
    }
    let candidates = candidates(of: composition)
    // A saved composition may be of another dictionary.
    guard let saved = composition.choice?.highlighted, !candidates.isEmpty else { return nil }
    let highlighted = candidates.indices.contains(saved) ? saved : 0
    let pageStart = highlighted / Self.pageSize * Self.pageSize
    switch command {
    case .commit: return choose(highlighted, of: candidates, on: &composition)
    case .selectCandidate(let index):
      guard (0..<Self.pageSize).contains(index) else { return [.alert(.noSuchCandidate)] }
      return choose(pageStart + index, of: candidates, on: &composition)
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
      for: choice.text, isWhole: choice.isSelection, dictionary: hanja, form: form
    ).list
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

  /// Puts a candidate in the place of what it replaces: the selection, the marked syllable, text
  /// before it, or text before and the syllable.
  private func take(
    _ candidate: Candidate, on composition: inout HangulComposition
  ) -> [Effect] {
    let isSelection = composition.choice?.isSelection == true
    let syllable = automaton.text(of: composition.keys).unicodeScalars
    composition = HangulComposition()
    let replaced = candidate.segment.reading.unicodeScalars
    let before = String(replaced.dropLast(syllable.count))
    if isSelection || before.isEmpty { return [.insertText(candidate.text), .hideCandidates] }
    let unmarking: [Effect] = syllable.isEmpty ? [] : [.setMarkedText(.empty)]
    return unmarking + [.replaceText(before, with: candidate.text), .hideCandidates]
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
