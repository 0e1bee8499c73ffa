import NGrams
import SyllableConversion
import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A diagnosis in words. `DiagnosisReport+Advice` says what would change it.
struct DiagnosisReport {
  let text: String
  let keys: String
  let diagnosis: Diagnosis

  /// The sentence with the text beside the best, where there is one.
  var comparison: Comparison? {
    switch diagnosis {
    case .notInLexicon, .readingDiffers: nil
    case .cut(_, let comparison), .lower(let comparison), .first(let comparison): comparison
    }
  }

  /// The reason, on one line.
  var reason: String {
    switch diagnosis {
    case .notInLexicon(let missing, _):
      missing.isEmpty
        ? "not in the dictionary: it has no reading for '\(text)'"
        : "not in the dictionary: " + missing.joined(separator: " ")
    case .readingDiffers(let closest):
      closest.edits == 0
        ? "the reading differs: the letters are right, but these syllables end elsewhere"
        : "the reading differs in \(counted(closest.edits, "letter")) at least"
    case .cut(let cut, _): "cut: \(reason(of: cut))"
    case .lower(let comparison):
      "lower: \(rank(comparison)), \(comparison.gap) dearer than the best, "
        + "e^\(nats(comparison.gap)) = \(times(comparison.gap)) times less likely"
    case .first(let comparison):
      comparison.best.text == text ? "it is the best sentence" : "it is in the best sentence"
    }
  }

  /// What more there is to say, a line each.
  var details: [String] {
    switch diagnosis {
    case .notInLexicon(_, let known):
      known.isEmpty ? [] : ["in the dictionary: " + known.joined(separator: " ")]
    case .readingDiffers(let closest):
      Columns.aligned(
        [["word", "closest reading", "typed", "all its readings"]]
          + closest.words.map {
            [
              $0.text, $0.reading, $0.typed.isEmpty ? "-" : $0.typed,
              $0.readings.joined(separator: ", "),
            ]
          })
    case .cut(_, let comparison), .lower(let comparison), .first(let comparison):
      details(of: comparison)
    }
  }

  private func details(of comparison: Comparison) -> [String] {
    var lines: [String] = []
    if comparison.found.text != text { lines.append("best with it: \(comparison.found.text)") }
    if let losing = comparison.losing, comparison.gap > 0 {
      lines.append("what loses: \(losing.rawValue), by \(comparison.gap(of: losing))")
    }
    if !comparison.isWord, comparison.found.text != comparison.best.text {
      lines.append("'\(text)' is not one word of the dictionary")
    }
    if let candidate = comparison.candidate { lines.append("candidate number \(candidate)") }
    return lines
  }

  private func rank(_ comparison: Comparison) -> String {
    comparison.rank.map { "number \($0) of the sentences" }
      ?? "behind the first \(Comparison.ranksSearched) sentences"
  }

  private func reason(of cut: Cut) -> String {
    switch cut.limit {
    case .wordsOfSpan(let number, let count, let kept):
      "'\(cut.text)' is number \(number) of the \(count) words for its keys, and only the first "
        + "\(kept) are tried in sentences"
    case .margin(let excess, let allowed):
      "up to '\(cut.text)' the sentence is \(excess) dearer than the best one, and at most "
        + "\(allowed) is kept"
    case .beam(let kept):
      "up to '\(cut.text)' the sentence is not among the \(kept) best, which are all that is kept"
    case .estimated(let excess, let allowed):
      "'\(cut.text)' was not looked up here: by its frequency it was \(excess) dearer than the best "
        + "sentence, and at most \(allowed) is looked up"
    case .gain(let allowed):
      "'\(cut.text)' was not looked up here: after a better beginning it was more than \(allowed) "
        + "too dear"
    case .ways(let kept):
      "up to '\(cut.text)' there are \(kept) cheaper sentences with the same last words, which are "
        + "all that is kept"
    case .sentencesOffered(let kept): "only the first \(kept) sentences are offered"
    case .sentenceMargin(let excess, let allowed):
      "sentences more than \(allowed) dearer than the best are not offered, and it is \(excess) "
        + "dearer"
    case .longInput(let keystrokes, let longest):
      "for more than \(longest) keys only the best sentence is offered, and these are \(keystrokes)"
    }
  }

  /// How many times likelier something is that costs so much less.
  func times(_ gap: Cost) -> String {
    let ratio = exp(Double(gap) / 1_000)
    return ratio < 1e6 ? ratio.text(decimals: ratio < 10 ? 1 : 0) : "more than a million"
  }

  private func nats(_ gap: Cost) -> String { (Double(gap) / 1_000).text(decimals: 1) }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
