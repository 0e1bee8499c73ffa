import Mandarin
import TestSupport
import Testing
import ToolSupport

/// Types random pieces of keys and deletes a key in one of `oneInDeleted` steps. Checks that a
/// converter that saw every step gives the same result as one that sees the keys for the first
/// time.
func expectStepByStepAsAtOnce(
  typing pieces: [String], oneInDeleted: Int, seed: UInt64, lexicon: Lexicon,
  options: MandarinOptions = MandarinOptions()
) {
  var random = SeededGenerator(seed: seed)
  let rules = PinyinRules(options, lexicon: lexicon)
  var stepwise = PinyinConverter(lexicon: lexicon, rules: rules)
  var keys = ""
  for _ in 0..<30 {
    if Int.random(in: 0..<oneInDeleted, using: &random) == 0, !keys.isEmpty { keys.removeLast() }
    keys += pieces.randomElement(using: &random) ?? ""
    stepwise.convert(keys)
    var fresh = PinyinConverter(lexicon: lexicon, rules: rules)
    fresh.convert(keys)
    #expect(stepwise.bestSegments() == fresh.bestSegments(), "\(keys)")
    for index in 0..<12 {
      #expect(stepwise.candidate(at: index) == fresh.candidate(at: index), "\(keys) \(index)")
    }
  }
}
