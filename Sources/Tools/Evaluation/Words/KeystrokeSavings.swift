import InputCore
import Suggestions

/// The keys saved by a typist who takes the right suggestion as soon as it is offered. Taking it is
/// one key, which also types the space after the word.
package struct KeystrokeSavings: Sendable {
  /// The number of keys without suggestions: one per character.
  package private(set) var characters = 0
  /// The number of keys with suggestions.
  package private(set) var keys = 0
  /// The durations of single look-ups.
  package private(set) var times = KeyTimes()
  /// The number of words.
  package private(set) var words = 0
  /// The number of words offered first before their first letter.
  package private(set) var predictedFirst = 0
  /// The number of words offered before their first letter.
  package private(set) var predicted = 0

  private let suggestionCount: Int

  /// Creates a measurement with this number of suggestions at a time.
  package init(suggestionCount: Int = 3) { self.suggestionCount = suggestionCount }

  /// The share of keys saved, 0 to 1.
  package var share: Double {
    characters == 0 ? 0 : 1 - Double(keys) / Double(characters)
  }

  /// Types a line. If `learning` is given, it receives the lesson of each word that is typed or
  /// picked.
  package mutating func measure(
    _ line: String, with suggester: inout Suggester, learning: ((Lesson) -> Void)? = nil
  ) {
    characters += line.count
    keys += line.count
    for (before, word) in TextWords(line) {
      words += 1
      let isAfterSpace = before.last.map(\.isWhitespace) ?? true
      var isPicked = false
      for typed in (isAfterSpace ? 0 : 1)...word.count {
        let offered = offered(before + word.prefix(typed), &suggester)
        if typed == 0 {
          predictedFirst += offered.first == String(word) ? 1 : 0
          predicted += offered.contains(String(word)) ? 1 : 0
        }
        guard offered.contains(String(word)) else { continue }
        // Saved are the remaining letters and the space, minus the key that takes the suggestion.
        keys -= max(word.count - typed, 0)
        isPicked = typed < word.count
        break
      }
      if let learning,
        let lesson = suggester.lesson(endingWordOf: before + word, isPicked: isPicked)
      {
        learning(lesson)
      }
    }
  }

  private mutating func offered(_ text: Substring, _ suggester: inout Suggester) -> [String] {
    let clock = ContinuousClock()
    let start = clock.now
    let list = suggester.suggestions(before: text, limit: suggestionCount)
    times.add(clock.now - start)
    return list.suggestions.map(\.text)
  }
}
