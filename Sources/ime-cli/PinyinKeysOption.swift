import ArgumentParser
import Evaluation
import Mandarin

/// The keys that sets are typed on.
struct PinyinKeysOption: ParsableArguments {
  @Option(help: "The keys that pinyin is typed on: letters, or nine.")
  var keys = PinyinKeys.letters
}

extension PinyinKeys: ExpressibleByArgument {}

extension EvaluationSet.Row {
  /// The row with the keys that mean its letters.
  func typed(on keys: PinyinKeys) -> Self {
    Self(sentence: sentence, keys: keys.keystrokes(for: self.keys))
  }
}
