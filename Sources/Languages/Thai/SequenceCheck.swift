/// Checks whether a Thai character may follow the text before it, and corrects the order if asked
/// to.
///
/// ```swift
/// let check = SequenceCheck()
/// print(check.outcome(of: "\u{E48}", after: "ก"))  // accepted: a tone on ก
/// print(check.outcome(of: "\u{E34}", after: "ก่"))  // corrected: the vowel moves below the tone
/// ```
public struct SequenceCheck: Sendable {
  /// The strictness of the check, and whether it corrects.
  public let options: ThaiOptions

  /// Creates a check.
  public init(options: ThaiOptions = ThaiOptions()) {
    self.options = options
  }

  /// The outcome of checking a character.
  public enum Outcome: Hashable, Sendable {
    /// The character may follow.
    case accepted
    /// The order was corrected: `removed`, the end of the text, is replaced by `inserted`.
    case corrected(removed: String, inserted: String)
    /// The character may not follow.
    case refused
  }

  /// Checks a character after a text, scalar by scalar.
  ///
  /// ```
  /// ก    + ่     accepted
  /// ก่   + ิ     refused, or กิ่      the vowel moves below the tone
  /// นำ   + ้     refused, or น้ำ      the tone moves before ำ
  /// ก่   + ้     refused, or ก้       one tone replaces the other
  /// ""  + ่     refused
  /// ```
  ///
  /// - Parameters:
  ///   - character: The typed character.
  ///   - context: The text before the insertion point; empty at the start of the text. Nil if
  ///     unknown, and then every character is accepted.
  public func outcome(of character: Character, after context: String?) -> Outcome {
    guard let context else { return .accepted }
    var before = context.unicodeScalars[...]
    var removed = ""
    var inserted = String.UnicodeScalarView()
    for scalar in character.unicodeScalars {
      let last = inserted.last ?? before.last
      if accepts(scalar, after: last) {
        inserted.append(scalar)
        continue
      }
      let position =
        inserted.isEmpty ? before.dropLast().last : inserted.dropLast().last ?? before.last
      guard options.corrects, let last, let corrected = correction(of: scalar, at: position, last)
      else {
        return .refused
      }
      if inserted.popLast() == nil {
        before.removeLast()
        removed = String(last)
      }
      inserted += corrected
    }
    let isUnchanged = removed.isEmpty && inserted.elementsEqual(character.unicodeScalars)
    return isUnchanged ? .accepted : .corrected(removed: removed, inserted: String(inserted))
  }

  // The start of the text counts as a control character.
  private func accepts(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    options.level.accepts(
      CharacterClass(scalar), after: previous.map { CharacterClass($0) } ?? .control)
  }

  /// Returns the correction of `last` and a scalar typed after it, where `before` is the scalar
  /// before `last`. The scalar is put before `last` if both are valid there, otherwise it replaces
  /// a sign with the same position. Nil if neither is possible. Letters are never replaced.
  private func correction(
    of scalar: Unicode.Scalar, at before: Unicode.Scalar?, _ last: Unicode.Scalar
  ) -> [Unicode.Scalar]? {
    guard let position = CharacterClass(scalar).position, let other = CharacterClass(last).position,
      accepts(scalar, after: before)
    else { return nil }
    if accepts(last, after: scalar) { return [scalar, last] }
    return position == other ? [scalar] : nil
  }
}
