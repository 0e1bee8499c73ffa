import ArgumentParser
import Evaluation
import LanguageDescription
import Mandarin

/// Measures how long ranking the best sentences again takes with each key, without their search.
struct RerankingBench {
  /// Returns the times of the keys with sentences to compare.
  ///
  /// - Throws: `ValidationError` for a language whose sentences are not ranked again.
  func times(
    of rows: [EvaluationSet.Row], by language: any ComposingLanguage, _ choices: TypingChoices
  ) throws -> KeyTimes {
    guard let mandarin = language as? MandarinLanguage else {
      throw ValidationError("--rerank is for --language \(Mandarin.languageTag)")
    }
    var converter = PinyinConverter(
      lexicon: mandarin.lexicon, options: try mandarin.options(choices))
    let clock = ContinuousClock()
    var times = KeyTimes()
    for row in rows {
      converter.setContext(row.context)
      for end in 1...max(row.keys.count, 1) {
        converter.convert(String(row.keys.prefix(end)))
        guard let rerank = converter.reranking() else { continue }
        let before = clock.now
        rerank()
        times.add(before.duration(to: clock.now))
      }
    }
    return times
  }
}
