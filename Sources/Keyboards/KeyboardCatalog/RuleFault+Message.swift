import KeyboardLayouts

extension RuleFault {
  /// The problem and its remedy, in one line.
  public var message: String {
    switch self {
    case .unbalanced(let bracket):
      "the bracket \(bracket) has no partner; close it, or write \\\(bracket) for the sign itself"
    case .unboundedRepetition(let sign):
      "\(sign) never ends; say how often at most, as in {1,5}"
    case .wrongQuantifier(let text):
      "\(text) repeats nothing; write {least,most} with a digit each after what repeats"
    case .matchesNothing: "it matches no text at all and would match for ever; match a character"
    case .unknownEscape(let text):
      "\(text) has no meaning; write \\u{…} for a character, \\\\ for a backslash"
    case .notAScalar(let text): "\(text) is no character; write \\u{…} with its code"
    case .unknownGroup(let text): "\(text) is not allowed; groups are (…) and (?:…)"
    case .nestedCapture: "a group in a capture group; make the outer one (?:…)"
    case .tooManyCaptures: "more than nine capture groups; make some (?:…)"
    case .wrongClass(let text): "the class \(text) has no characters, or its range runs backwards"
    case .decomposableInClass(let text):
      "\(text) in a class is decomposed before rules see it; write a group such as (\(text)|…)"
    case .misplacedAnchor(let sign):
      "\(sign) stands for \(sign == "$" ? "the end, which is" : "the start, which is first"); "
        + "write \\\(sign) for the sign itself"
    case .wrongReference(let text):
      "\(text) refers to nothing; write \\m{marker}, ${string}, $[set], $1 or $[1:set]"
    case .unknownVariable(let name): "there is no variable \(name); declare it in <variables>"
    case .wrongKindOfVariable(let name):
      "the variable \(name) is of another kind; ${…} takes a string, $[…] a set"
    case .captureOutOfRange(let group, let count):
      "there is no capture group \(group): from= has \(count)"
    case .captureWithoutSet(let group):
      "the capture group \(group) is not one set; write ($[name]) in from="
    case .unequalSets(let from, let to):
      "the sets have \(from) and \(to) items; they must have as many"
    case .wrongUnicodeSet(let text):
      "\(text) is no set of characters; write ranges such as [a-z], without properties and strings"
    case .tooLarge: "too large; use smaller repetitions"
    case .wrongWeights(let text):
      "\(text) are no weights; write numbers from -128 to 127, or true and false, "
        + "at most as many as from= has characters"
    case .tertiaryBeside(let name):
      "a character with tertiary= sorts with its base; leave \(name) out or 0 for it"
    case .wrongReorderElement(let text):
      "\(text) is not allowed in a reorder; write characters and classes [..]"
    }
  }
}
