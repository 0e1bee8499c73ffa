extension TransliterationRules {
  /// The letters with the keys that write them, by code point: `आ ा` with `A` and `aa`. Keys that
  /// apply only at the start of a word are preceded by `^`, those for its end followed by `$`.
  package var table: [(text: String, keys: [String])] {
    var keysOfTexts: [String: [String]] = [:]
    tree.forEachRule { keys, position, element in
      let marked =
        switch position {
        case .anywhere, .inside: keys
        case .start: "^" + keys
        case .end: keys + "$"
        }
      keysOfTexts[element.forms, default: []].append(marked)
    }
    return keysOfTexts.map {
      (text: $0.key, keys: $0.value.sorted { ($0.count, $0) < ($1.count, $1) })
    }
    .sorted { $0.text < $1.text }
  }
}

extension TransliterationRules.Element {
  /// All forms that the element is written in, separated by spaces.
  fileprivate var forms: String {
    switch self {
    case .consonant(let letter, _): letter
    case .vowel(let letter, let sign): sign.isEmpty ? letter : "\(letter) \(sign)"
    case .syllables(let bare, let byVowel):
      ([bare] + byVowel.values.sorted()).joined(separator: " ")
    case .text(let text): text.isEmpty ? "(nothing)" : text
    }
  }
}
