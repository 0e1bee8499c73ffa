/// What can be wrong with the text of a rule, an output or a variable.
public enum RuleFault: Error, Hashable, Sendable {
  /// A bracket that is not closed, or closes nothing.
  case unbalanced(String)
  /// `*`, `+` or `{2,}`.
  case unboundedRepetition(String)
  /// A quantifier that is none: `{,2}`, `{3,1}`, or one with nothing to repeat.
  case wrongQuantifier(String)
  /// A pattern that matches no text at all, so that it would match for ever.
  case matchesNothing
  /// A backslash before something that needs none, or that has a meaning LDML leaves out.
  case unknownEscape(String)
  /// A number in `\u{…}` that is no scalar.
  case notAScalar(String)
  /// `(?=`, `(?<`, and other groups that LDML leaves out.
  case unknownGroup(String)
  /// A capture group in another.
  case nestedCapture
  /// More than nine capture groups.
  case tooManyCaptures
  /// A class without members, or with a range that runs backwards.
  case wrongClass(String)
  /// A class with a letter that is decomposed before rules see it.
  case decomposableInClass(String)
  /// A start mark `^` that is not first, or an end mark `$`.
  case misplacedAnchor(String)
  /// `\m{…}` without a name, or `${…}` and `$[…]` that are not closed.
  case wrongReference(String)
  /// A variable that is not declared before its use.
  case unknownVariable(String)
  /// A variable of another kind: `${…}` takes a string, `$[…]` a set or Unicode set.
  case wrongKindOfVariable(String)
  /// A capture group that the pattern does not have.
  case captureOutOfRange(Int, count: Int)
  /// `$[1:name]` where the group does not hold exactly one set.
  case captureWithoutSet(Int)
  /// `$[1:name]` where the two sets have not the same number of items.
  case unequalSets(from: Int, to: Int)
  /// A set that is malformed, has properties or strings.
  case wrongUnicodeSet(String)
  /// A pattern that would become too large.
  case tooLarge
  /// A list of weights that is no list, is out of range, or is longer than `from`.
  case wrongWeights(String)
  /// A tertiary weight of a character that has weights of its own place besides.
  case tertiaryBeside(String)
  /// An element of a reorder that is not one character or one class.
  case wrongReorderElement(String)
}
