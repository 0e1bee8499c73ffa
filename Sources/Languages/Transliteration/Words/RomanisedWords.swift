import Suggestions
import UserHistory

/// The words of a language that Latin letters may stand for: the lexicon, the rules, and what the
/// user chose.
struct RomanisedWords: Sendable {
  let rules: RomanisationRules
  let lexicon: WordLexicon
  let history: (any HistoryReader)?
  /// The language of lessons: `hi-Latn`. The readings of these words are Latin letters, so they are
  /// kept apart from words typed in the script.
  var lessonLanguage: String { rules.language + "-Latn" }
}

/// The candidates of one session for typed letters.
///
/// Candidates for a longer word reuse the search for its beginning.
public struct TransliterationWorkspace {
  private let words: RomanisedWords?
  private let letters: RomanisedLetters?
  private var search: RomanisedWordSearch?
  private var typed: String?
  private var snapshot: HistorySnapshot?
  private var candidates: [String] = []

  /// The most words that are offered.
  private static let limit = 17
  /// The cost of a text that is no word of the lexicon, and of each of its letters (nats × 1000).
  private static let unlisted: Int32 = 9_000
  private static let unlistedLetter: Int32 = 1_500

  init(words: RomanisedWords?) {
    self.words = words
    letters = words.map { RomanisedLetters(rules: $0.rules) }
  }

  /// Discards cached candidates, so that the current history is used.
  mutating func renew() {
    typed = nil
    snapshot = nil
  }

  /// Returns the texts of keystrokes, the likeliest first. The text by letters alone is one of
  /// them.
  mutating func texts(of keystrokes: String) -> [String] {
    guard let words, let letters else { return [] }
    guard keystrokes != typed else { return candidates }
    // The shown candidates may not change during a composition.
    if typed.map({ !keystrokes.hasPrefix($0) }) ?? true || snapshot == nil {
      snapshot = words.history?.snapshot
    }
    typed = keystrokes
    guard !keystrokes.allSatisfy(\.isNumber) else {
      candidates = [keystrokes]
      return candidates
    }
    let reading = keystrokes.lowercased()
    let keys = Array(reading.utf8)
    var finder = search ?? RomanisedWordSearch(lexicon: words.lexicon, rules: words.rules)
    search = nil
    finder.find(keys, limit: Self.limit)
    let spelled = letters.text(of: keys)
    let spelledCost =
      spelled.cost + Self.unlisted
      + Self.unlistedLetter * Int32(clamping: spelled.text.unicodeScalars.count)
    candidates.removeAll(keepingCapacity: true)
    var isSpelledOffered = false
    for match in finder.matches {
      if !isSpelledOffered, match.total > spelledCost {
        offer(spelled.text)
        isSpelledOffered = true
      }
      offer(words.lexicon.text(of: match.word))
    }
    offer(spelled.text)
    search = finder
    if let snapshot, !snapshot.isEmpty {
      candidates = LearnedOrder(
        snapshot, at: words.history?.now ?? snapshot.time, language: words.lessonLanguage,
        reading: reading
      ).ordered(candidates) { $0 }
    }
    return candidates
  }

  private mutating func offer(_ text: String) {
    if !candidates.contains(text) { candidates.append(text) }
  }
}
