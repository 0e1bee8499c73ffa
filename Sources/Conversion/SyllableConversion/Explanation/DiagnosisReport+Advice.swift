import Decoding
import InputCore

extension DiagnosisReport {
  /// The maximum length in characters of a text that is suggested for a word list. Longer texts are
  /// phrases, not words.
  private static let maximumLengthToAdd = 4

  /// The change that would make the text the first candidate.
  var advice: String {
    switch diagnosis {
    case .notInLexicon(let missing, _):
      missing.contains { $0.unicodeScalars.allSatisfy { $0.isASCII } }
        ? "type letters that must stay unconverted with a capital: Python"
        : "\(add(missing.isEmpty ? [text] : missing)), then rebuild it with 'ime-dict build'"
    case .readingDiffers(let closest): advice(for: closest)
    case .cut(let cut, let comparison): advice(for: cut, comparison)
    case .lower(let comparison): either(choice(comparison), change(comparison))
    case .first: "nothing to do, it is already first"
    }
  }

  private func advice(for closest: ClosestReading) -> String {
    let typed = typed(closest.words.flatMap { $0.reading.split(separator: " ").map(String.init) })
    guard closest.edits > 0 else { return "type \(typed)" }
    return "type \(typed); if the keys are right, "
      + "\(add([text], reading: "the reading that the keys have"))"
  }

  private func advice(for cut: Cut, _ comparison: Comparison) -> String {
    switch cut.limit {
    case .wordsOfSpan, .margin, .beam, .estimated, .gain, .ways:
      either(choice(comparison), change(comparison))
    case .compared, .sentencesOffered, .sentenceMargin, .longInput:
      either(choiceOfWords(comparison), change(comparison))
    }
  }

  /// Returns the advice for users: which candidate to choose. nil if the text cannot be chosen.
  private func choice(_ comparison: Comparison) -> String? {
    if let number = comparison.candidate { return "choose candidate \(number)" }
    return choiceOfWords(comparison)
  }

  /// Returns the advice to choose the words one by one, or nil if there is only one word.
  private func choiceOfWords(_ comparison: Comparison) -> String? {
    let words = comparison.found.pieces.filter { $0.word != nil }.map { $0.segment.text }
    return words.count > 1 ? "choose its words one by one: \(words.joined(separator: " "))" : nil
  }

  /// Returns the advice for dictionary authors, for the part of the cost that loses. nil if no cost
  /// is higher.
  private func change(_ comparison: Comparison) -> String? {
    guard comparison.gap > 0, let losing = comparison.losing else { return nil }
    let reading = comparison.found.pieces.flatMap { $0.syllables }
    switch losing {
    case .typing: return "type it in full: \(typed(reading))"
    case .reading: return "give this reading a larger share of the word in a word list"
    case .history: return "choose it, or forget the other choice: ime-cli history forget"
    case .context: return "turn the second look off: the option no-reranking"
    case .words where comparison.isWord:
      return
        "make it about \(comparison.gap.asRatio) times as frequent, in a word list or the training text"
    case .words, .characters:
      return comparison.isWord || text.count > Self.maximumLengthToAdd
        ? "train the model on text that contains it" : add([text])
    }
  }

  /// Returns the keys of some syllables, and the syllables if the keys are other symbols.
  private func typed(_ syllables: [String]) -> String {
    guard let keys = keysOfSyllables(syllables) else { return syllables.joined(separator: " ") }
    return keys == syllables.joined() ? keys : "\(keys) (\(syllables.joined(separator: " ")))"
  }

  private func add(_ texts: [String], reading: String = "its reading") -> String {
    let quoted = texts.map { "'\($0)'" }.joined(separator: ", ")
    return "add \(quoted) with \(reading) and a weight to a word list of the dictionary"
  }

  private func either(_ first: String?, _ second: String?) -> String {
    let parts = [first, second].compactMap { $0 }
    return parts.isEmpty
      ? "raise the limit; the costs are not the reason" : parts.joined(separator: ", or ")
  }
}
