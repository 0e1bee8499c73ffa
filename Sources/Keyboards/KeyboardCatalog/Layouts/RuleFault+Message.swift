import KeyboardLayouts

extension RuleFault {
  /// The problem and its remedy, in one line.
  public var message: String {
    switch self {
    case .unbalanced(let bracket):
      "the bracket \(bracket) has no counterpart; add it, or write \\\(bracket) for the character"
    case .unboundedRepetition(let sign):
      "\(sign) repeats without a limit; give one, as in {1,5}"
    case .wrongQuantifier(let text):
      "\(text) is not a valid repetition; write {min,max} with a digit each after a character or group"
    case .matchesNothing: "it matches the empty text; make it match at least one character"
    case .unknownEscape(let text):
      "\(text) has no meaning; write \\u{…} for a character, \\\\ for a backslash"
    case .notAScalar(let text): "\(text) is not a character; write \\u{…} with its code point"
    case .unknownGroup(let text): "\(text) is not allowed; groups are (…) and (?:…)"
    case .nestedCapture: "a group inside a capture group; make the outer one (?:…)"
    case .tooManyCaptures: "more than nine capture groups; make some (?:…)"
    case .wrongClass(let text): "the class \(text) is empty or has a descending range"
    case .decomposableInClass(let text):
      "\(text) in a class is decomposed before rules see it; write a group such as (\(text)|…)"
    case .misplacedAnchor(let sign):
      "\(sign) \(sign == "$" ? "is not supported: patterns end at the caret" : "must come first"); "
        + "write \\\(sign) for the character"
    case .wrongReference(let text):
      "\(text) is not a reference; write \\m{marker}, ${string}, $[set], $1 or $[1:set]"
    case .unknownVariable(let name): "there is no variable \(name); declare it in <variables>"
    case .wrongKindOfVariable(let name):
      "the variable \(name) has the wrong kind; ${…} takes a string, $[…] a set"
    case .captureOutOfRange(let group, let count):
      "there is no capture group \(group): from= has \(count)"
    case .captureWithoutSet(let group):
      "the capture group \(group) is not one set; write ($[name]) in from="
    case .unequalSets(let from, let to):
      "the sets have \(from) and \(to) items; they must have the same number"
    case .wrongUnicodeSet(let text):
      "\(text) is not a set of characters; write ranges such as [a-z], no properties, no strings"
    case .tooLarge: "too large; use smaller repetitions, texts or sets"
    case .wrongWeights(let text):
      "\(text) is not a list of weights; write numbers from -128 to 127, or true and false, "
        + "at most as many as from= has characters"
    case .tertiaryBeside(let name):
      "a character with tertiary= sorts with its base; omit \(name) for it"
    case .wrongReorderElement(let text):
      "\(text) is not allowed in a reorder; write characters and classes [..]"
    }
  }
}
