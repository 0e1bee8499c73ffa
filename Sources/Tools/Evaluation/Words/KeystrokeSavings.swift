import InputCore
import Suggestions

/// How many keys suggestions save a typist who takes the right one as soon as it is offered. Taking
/// it is a key, and brings the space behind the word.
package struct KeystrokeSavings: Sendable {
  /// The keys that the text takes without suggestions: a key a character.
  package private(set) var characters = 0
  /// The keys that it takes with them.
  package private(set) var keys = 0
  /// The times of single keys.
  package private(set) var times = KeyTimes()
  /// Words, and those of them that were offered before their first letter.
  package private(set) var words = 0
  /// Words that were the first to be offered before their first letter.
  package private(set) var predictedFirst = 0
  /// Words that were among those offered before their first letter.
  package private(set) var predicted = 0

  private let suggestionCount: Int

  /// Measures with so many suggestions at a time.
  package init(suggestionCount: Int = 3) { self.suggestionCount = suggestionCount }

  /// The share of keys that are saved, 0 to 1.
  package var share: Double {
    characters == 0 ? 0 : 1 - Double(keys) / Double(characters)
  }

  /// Types a line. Where somebody learns, each word teaches a lesson when it is ended or picked.
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
        // The letters that are left and the space, less the key that takes the suggestion.
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
