import Decoding
import InputCore
import NGrams

extension CandidateReason {
  /// Creates the reason of a diagnosis.
  ///
  /// - Parameters:
  ///   - diagnosis: the diagnosis.
  ///   - text: the text that is not first.
  ///   - keysOfSyllables: returns the keys that type some syllables; nil if they cannot be typed.
  public init(
    _ diagnosis: Diagnosis, of text: String, keysOfSyllables: @escaping ([String]) -> String?
  ) {
    let report = DiagnosisReport(
      text: text, diagnosis: diagnosis, keysOfSyllables: keysOfSyllables)
    self.init(
      reason: report.reason, details: report.details, rows: report.rows, advice: report.advice)
  }
}

/// A diagnosis as text. `DiagnosisReport+Advice` adds the change that would help.
struct DiagnosisReport {
  let text: String
  let diagnosis: Diagnosis
  /// Returns the keys that type some syllables; nil if they cannot be typed.
  let keysOfSyllables: ([String]) -> String?

  /// The comparison of the best sentence with the text to the best sentence; nil if no sentence has
  /// the text.
  var comparison: Comparison? {
    switch diagnosis {
    case .notInLexicon, .readingDiffers: nil
    case .cut(_, let comparison), .lower(let comparison), .first(let comparison): comparison
    }
  }

  /// The reason on one line.
  var reason: String {
    switch diagnosis {
    case .notInLexicon(let missing, _):
      missing.isEmpty
        ? "not in the dictionary: it has no reading for '\(text)'"
        : "not in the dictionary: " + missing.joined(separator: " ")
    case .readingDiffers(let closest):
      closest.edits == 0
        ? "the reading differs: the letters are right, but the syllables end elsewhere"
        : "the reading differs in at least \(counted(closest.edits, "letter"))"
    case .cut(let cut, _): "cut: \(reason(of: cut))"
    case .lower(let comparison):
      "lower: \(rank(comparison)), costs \(comparison.gap) more than the best, "
        + comparison.gap.asOdds
    case .first(let comparison):
      comparison.best.text == text ? "it is the best sentence" : "it is in the best sentence"
    }
  }

  /// Further details, one per line.
  var details: [String] {
    switch diagnosis {
    case .notInLexicon(_, let known):
      known.isEmpty ? [] : ["in the dictionary: " + known.joined(separator: " ")]
    case .readingDiffers: []
    case .cut(_, let comparison), .lower(let comparison), .first(let comparison):
      details(of: comparison)
    }
  }

  /// The table: the closest readings, or the costs of both sentences by kind.
  var rows: [[String]] {
    if case .readingDiffers(let closest) = diagnosis { return rows(of: closest) }
    guard let comparison, comparison.found.text != comparison.best.text else { return [] }
    let (found, best) = (comparison.found, comparison.best)
    let kinds = CostPart.Kind.allCases.filter { found.cost(of: $0) != 0 || best.cost(of: $0) != 0 }
    return [["", words(of: found), words(of: best), "difference"]]
      + kinds.map { kind in
        row(kind.rawValue, found.cost(of: kind), best.cost(of: kind), comparison.gap(of: kind))
      } + [row("all", found.cost, best.cost, comparison.gap)]
  }

  private func rows(of closest: ClosestReading) -> [[String]] {
    [["word", "closest reading", "typed", "all its readings"]]
      + closest.words.map {
        [
          $0.text, $0.reading, $0.typed.isEmpty ? "-" : $0.typed,
          $0.readings.joined(separator: ", "),
        ]
      }
  }

  private func row(_ name: String, _ found: Cost, _ best: Cost, _ gap: Cost) -> [String] {
    [name, "\(found)", "\(best)", gap.asDifference]
  }

  private func words(of explanation: Explanation) -> String {
    explanation.pieces.map { $0.segment.text }.joined(separator: " ")
  }

  private func details(of comparison: Comparison) -> [String] {
    var lines: [String] = []
    if comparison.found.text != text { lines.append("best with it: \(comparison.found.text)") }
    if let losing = comparison.losing, comparison.gap > 0 {
      lines.append("losing part: \(losing.rawValue), by \(comparison.gap(of: losing))")
    }
    if !comparison.isWord, comparison.found.text != comparison.best.text {
      lines.append("'\(text)' is not one word of the dictionary")
    }
    if let candidate = comparison.candidate { lines.append("candidate number \(candidate)") }
    return lines
  }

  private func rank(_ comparison: Comparison) -> String {
    comparison.rank.map { "number \($0) of the sentences" }
      ?? "after the first \(Comparison.ranksSearched) sentences"
  }

  private func reason(of cut: Cut) -> String {
    switch cut.limit {
    case .wordsOfSpan(let number, let count, let kept):
      "'\(cut.text)' is number \(number) of the \(count) words for its keys, and only the first "
        + "\(kept) are tried in sentences"
    case .margin(let excess, let allowed):
      "up to '\(cut.text)' the sentence costs \(excess) more than the best, and at most "
        + "\(allowed) more is kept"
    case .beam(let kept):
      "up to '\(cut.text)' the sentence is not among the \(kept) best, and only these are kept"
    case .estimated(let excess, let allowed):
      "'\(cut.text)' was not looked up here: by its frequency it cost \(excess) more than the best "
        + "sentence, and only words that cost at most \(allowed) more are"
    case .gain(let allowed):
      "'\(cut.text)' was not looked up here: after a better beginning it cost more than \(allowed) "
        + "too much"
    case .ways(let kept):
      "up to '\(cut.text)' there are \(kept) cheaper sentences with the same last words, and only "
        + "these are kept"
    case .compared(let kept):
      "the words on both sides speak for it, but only the first \(kept) sentences that have the words "
        + "typed before are compared so"
    case .sentencesOffered(let kept): "only the first \(kept) sentences are offered"
    case .sentenceMargin(let excess, let allowed):
      "sentences that cost \(allowed) more than the best are not offered, and it costs \(excess) "
        + "more"
    case .longInput(let keystrokes, let longest):
      "for more than \(longest) keys only the best sentence is offered, and there are \(keystrokes)"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
