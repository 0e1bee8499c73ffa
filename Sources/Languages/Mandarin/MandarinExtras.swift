import ChineseText
import InputCore
import SyllableConversion

/// The emoji, symbols, kaomoji, dates and numbers that Mandarin offers besides words.
final class MandarinExtras: CandidateExtras {
  private let options: MandarinOptions
  private let numbers: NumbersByKey

  /// Creates the extras for some options.
  init(_ options: MandarinOptions) {
    self.options = options
    numbers = NumbersByKey(
      keys: [
        options.extras.numberKey.flatMap(options.typing.keys.numberKey),
        options.extras.secondNumberKey.flatMap(options.typing.keys.secondNumberKey),
      ].compactMap { $0 },
      large: options.largeNumbers, measures: options.measures)
  }

  var firstPositions: Int { options.extras.firstPositions }
  var wordsSearched: Int { options.extras.wordsSearched }
  var picturesOnFirstPage: Int { options.extras.picturesOnFirstPage }

  func continues(_ keystrokes: String, with character: Character) -> Bool {
    numbers.continues(keystrokes, with: character)
  }

  func texts(insteadOfWords keystrokes: String) -> [String]? {
    numbers.texts(of: keystrokes, written: written)
  }

  func texts(of word: String) -> [String] {
    let extras = options.extras
    var texts = extras.dates ? dates(for: word) : []
    guard let annotations = options.annotations else { return texts }
    if extras.symbols {
      let kind = annotations.symbols(ofKind: word)
      texts += kind.isEmpty ? annotations.symbols(named: word).prefix(extras.perWord) : kind[...]
    }
    // A list is asked for by its name: 颜文字.
    if extras.kaomoji, isKaomojiList(word) { texts += annotations.kaomoji(of: word) }
    return texts
  }

  func pictures(of word: String) -> [String] {
    guard let annotations = options.annotations else { return [] }
    let emoji = options.extras.emoji ? annotations.emoji(of: word) : []
    let kaomoji =
      options.extras.kaomoji && !isKaomojiList(word) ? annotations.kaomoji(of: word) : []
    return emoji.prefix(options.extras.perWord) + kaomoji
  }

  private func isKaomojiList(_ word: String) -> Bool {
    options.annotations.map { $0.kaomoji(of: word).count > options.extras.perWord } ?? false
  }

  /// Returns the extras for letters without a word: dates for `rq` and similar, and symbols by the
  /// pinyin of their names.
  func texts(spelled letters: String) -> [String] {
    let extras = options.extras
    if extras.dates, let word = DateWords.word(for: letters) { return dates(for: word) }
    guard letters.utf8.count >= 4, extras.symbols, let annotations = options.annotations else {
      return []
    }
    return Array(annotations.symbols(spelled: letters).prefix(extras.perWord))
  }

  func forms(of word: String) -> [String] { options.script?.alternatives(of: word) ?? [word] }

  private func dates(for word: String) -> [String] {
    guard let clock = options.clock else { return [] }
    guard DateWords.contains(word), let now = clock() else { return [] }
    return written(DateWords.texts(for: word, at: now))
  }

  /// Converts texts to the output form.
  private func written(_ texts: [String]) -> [String] {
    guard let script = options.script else { return texts }
    return texts.map(script.convert)
  }
}
