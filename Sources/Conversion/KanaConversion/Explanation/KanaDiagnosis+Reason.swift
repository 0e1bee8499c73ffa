import Decoding
import InputCore
import NGrams

extension CandidateReason {
  /// Creates the reason of a diagnosis.
  ///
  /// - Parameter text: the text that is not first.
  init(_ diagnosis: KanaDiagnosis, of text: String) {
    let comparison = diagnosis.comparison
    self.init(
      reason: diagnosis.reason(for: text), details: comparison?.details(of: text) ?? [],
      rows: comparison?.rows ?? [], advice: diagnosis.advice(for: text))
  }
}

extension KanaDiagnosis {
  fileprivate var comparison: KanaComparison? {
    switch self {
    case .notInDictionary, .readingDiffers: nil
    case .cut(_, let comparison), .lower(let comparison), .first(let comparison): comparison
    }
  }

  fileprivate func reason(for text: String) -> String {
    switch self {
    case .notInDictionary: "not in the dictionary: it has no reading for '\(text)'"
    case .readingDiffers(let kana): "the reading differs: '\(text)' is read \(kana)"
    case .cut(let cut, _): "cut: \(cut.reason)"
    case .lower(let comparison):
      "lower: \(comparison.rank(of: text)) \(comparison.gap) more than the best, "
        + comparison.gap.asOdds
    case .first(let comparison):
      comparison.best.text == text ? "it is the best sentence" : "it is in the best sentence"
    }
  }

  fileprivate func advice(for text: String) -> String {
    switch self {
    case .notInDictionary:
      "add it to your own words with its kana: ime-cli lexicon add \(text) --shortcut かな"
    case .readingDiffers(let kana): "type \(kana)"
    case .cut(.onlyOffered, let comparison): comparison.choice
    case .cut(_, let comparison), .lower(let comparison): comparison.advice
    case .first: "nothing to do, it is already first"
    }
  }
}

extension KanaCut {
  fileprivate var reason: String {
    switch self {
    case .wordsOfReading(let text, let kept):
      "'\(text)' comes after the first \(kept) words of its kana, and only these are tried in sentences"
    case .onlyOffered(let text):
      "'\(text)' is offered after the words of its kana and is not used in sentences"
    case .classes(let text, let allowed):
      "by the classes of its words the sentence with '\(text)' costs more than \(allowed) above the "
        + "best, and only sentences below are searched"
    case .beam(let kept):
      "it costs less, but its beginning is not among the \(kept) best, and only these are kept"
    }
  }
}

extension KanaComparison {
  fileprivate func rank(of text: String) -> String {
    guard found.text == text else { return "the best sentence with it costs" }
    return
      (rank.map { "number \($0) of the sentences" }
      ?? "after the first \(Self.ranksSearched) sentences") + ", costs"
  }

  /// Further details, one per line.
  fileprivate func details(of text: String) -> [String] {
    var lines: [String] = []
    if found.text != text { lines.append("best with it: \(found.text)") }
    if let losing, gap > 0 {
      lines.append("losing part: \(losing.rawValue), by \(gap(of: losing))")
    }
    return lines
  }

  /// The costs of both sentences by kind; empty if they are the same.
  fileprivate var rows: [[String]] {
    guard found.text != best.text else { return [] }
    let kinds = JapaneseExplanation.Kind.allCases.filter {
      found.cost(of: $0) != 0 || best.cost(of: $0) != 0
    }
    return [["", words(of: found), words(of: best), "difference"]]
      + kinds.map { kind in
        [
          kind.rawValue, "\(found.cost(of: kind))", "\(best.cost(of: kind))",
          gap(of: kind).asDifference,
        ]
      } + [["all", "\(found.cost)", "\(best.cost)", gap.asDifference]]
  }

  private func words(of explanation: JapaneseExplanation) -> String {
    explanation.words.map(\.text).joined(separator: " ")
  }

  private func gap(of kind: JapaneseExplanation.Kind) -> Cost {
    found.cost(of: kind) &- best.cost(of: kind)
  }

  /// The kind of part with the largest positive difference; nil if there is none.
  private var losing: JapaneseExplanation.Kind? {
    JapaneseExplanation.Kind.allCases.filter { gap(of: $0) > 0 }.max { gap(of: $0) < gap(of: $1) }
  }

  /// The advice for users.
  fileprivate var choice: String {
    found.words.count > 1
      ? "choose its bunsetsu one by one: \(words(of: found))" : "choose it among the candidates"
  }

  /// The advice for users, and for authors of dictionaries by the part of the cost that loses.
  fileprivate var advice: String {
    guard gap > 0, let losing else { return choice }
    let change =
      switch losing {
      case .connection: "give its words classes that follow each other more often"
      case .word: "lower its cost in the word list by \(gap), in thousandths of a nat"
      case .model: "train the model on text that contains it"
      case .repetition: "use it in the text before"
      case .history: "forget the other choice: ime-cli history forget"
      case .end: "continue the sentence, since it rarely ends so"
      }
    return "\(choice), or \(change)"
  }
}
