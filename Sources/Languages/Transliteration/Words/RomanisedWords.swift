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
  let words: RomanisedWords?
  private let letters: RomanisedLetters?
  private var search: RomanisedWordSearch?
  private(set) var typed: String?
  private var snapshot: HistorySnapshot?
  private(set) var candidates: [String] = []
  /// The candidates with their costs, the cheapest first.
  private(set) var costed: [CostedText] = []

  /// The most words that are offered.
  private static let limit = 17
  /// The most keys of an ending, and the most words with endings that are offered.
  private static let maximumEndingLength = 8
  private static let endingLimit = 3
  /// The cost of a text that is no word of the lexicon, and of each of its letters (nats × 1000).
  private static let unlisted = 9_000
  private static let unlistedLetter = 1_500

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
      costed.removeAll(keepingCapacity: true)
      return candidates
    }
    let reading = keystrokes.lowercased()
    let keys = Array(reading.utf8)
    var finder = search ?? RomanisedWordSearch(lexicon: words.lexicon, rules: words.rules)
    search = nil
    finder.find(keys, limit: Self.limit)
    var others = wordsWithEndings(keys, finder.heads)
    let spelled = letters.text(of: keys)
    others.append(
      CostedText(
        text: spelled.text, letters: spelled.cost, word: 0, ending: 0,
        unlisted: Self.unlisted + Self.unlistedLetter * spelled.letterCount))
    others.sort { $0.total < $1.total }
    costed.removeAll(keepingCapacity: true)
    for match in finder.matches {
      while let other = others.first, other.total < Int(match.total) {
        offer(others.removeFirst())
      }
      offer(CostedText(match, text: words.lexicon.text(of: match.word)))
    }
    for other in others { offer(other) }
    candidates.removeAll(keepingCapacity: true)
    for text in costed { candidates.append(text.text) }
    search = finder
    if let snapshot, !snapshot.isEmpty {
      candidates = LearnedOrder(
        snapshot, at: words.history?.now ?? snapshot.time, language: words.lessonLanguage,
        reading: reading
      ).ordered(candidates) { $0 }
    }
    return candidates
  }

  /// Returns the words of the first keys followed by an ending: the letters of the other keys, if
  /// these are a word too, such as the particle 를.
  private func wordsWithEndings(
    _ keys: [UInt8], _ heads: [RomanisedWordSearch.Match?]
  ) -> [CostedText] {
    guard let words, let letters, let cost = words.rules.ending else { return [] }
    var found: [CostedText] = []
    for start in heads.indices.suffix(Self.maximumEndingLength + 1).dropLast() {
      guard let head = heads[start] else { continue }
      let ending = letters.text(of: Array(keys[start...]))
      let listed = words.lexicon.words(spelled: ending.text)
      guard let least = listed.lazy.map(words.lexicon.cost(of:)).min() else { continue }
      var text = CostedText(head, text: words.lexicon.text(of: head.word))
      text.text += ending.text
      text.letters += ending.cost
      text.ending = Int(least) + Int(cost)
      found.append(text)
    }
    return Array(found.sorted { $0.total < $1.total }.prefix(Self.endingLimit))
  }

  private mutating func offer(_ text: CostedText) {
    if !costed.contains(where: { $0.text == text.text }) { costed.append(text) }
  }
}
