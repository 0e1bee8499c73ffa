/// An error in the text of a rule, an output or a variable.
public enum RuleFault: Error, Hashable, Sendable {
  /// A bracket is not closed, or a closing one has no opening one.
  case unbalanced(String)
  /// A repetition without an upper bound: `*`, `+` or `{2,}`.
  case unboundedRepetition(String)
  /// A malformed quantifier: `{,2}`, `{3,1}`, or one that follows nothing.
  case wrongQuantifier(String)
  /// A pattern that matches the empty text and would therefore always match.
  case matchesNothing
  /// A backslash before a character that needs none, or an escape that LDML does not support.
  case unknownEscape(String)
  /// A number in `\u{…}` that is not a Unicode scalar value.
  case notAScalar(String)
  /// A kind of group that LDML does not support, such as `(?=` or `(?<`.
  case unknownGroup(String)
  /// A capture group inside another one.
  case nestedCapture
  /// More than nine capture groups.
  case tooManyCaptures
  /// A class without members, or with a descending range.
  case wrongClass(String)
  /// A class with a letter that can never match, because rules see it decomposed.
  case decomposableInClass(String)
  /// A `^` that is not at the start, or a `$` as an end anchor, which LDML does not support.
  case misplacedAnchor(String)
  /// A malformed reference: `\m{…}` without a name, or an unclosed `${…}` or `$[…]`.
  case wrongReference(String)
  /// A variable that is not declared before its use.
  case unknownVariable(String)
  /// A variable of the wrong kind: `${…}` takes a string, `$[…]` a set or Unicode set.
  case wrongKindOfVariable(String)
  /// The number of a capture group that the pattern does not have.
  case captureOutOfRange(Int, count: Int)
  /// A mapping `$[1:name]` of a group whose content is not exactly one set.
  case captureWithoutSet(Int)
  /// A mapping `$[1:name]` between two sets with different numbers of items.
  case unequalSets(from: Int, to: Int)
  /// A Unicode set that is malformed, or that contains properties or strings.
  case wrongUnicodeSet(String)
  /// A pattern, text or set that exceeds the size limits.
  case tooLarge
  /// A list of weights that is malformed, out of range, or longer than `from`.
  case wrongWeights(String)
  /// A tertiary weight of a character that also has the named weights.
  case tertiaryBeside(String)
  /// A part of a reorder that is not one character or one class.
  case wrongReorderElement(String)
}
