/// The check of one character against the text before it.
public struct SequenceCheck: Sendable {
  /// How it is done.
  public let options: ThaiOptions

  /// A check with options.
  public init(options: ThaiOptions = ThaiOptions()) {
    self.options = options
  }

  /// What becomes of a character.
  public enum Outcome: Hashable, Sendable {
    /// It may stand there.
    case accepted
    /// The text before it changes: `removed`, which ends it, becomes `inserted`.
    case corrected(removed: String, inserted: String)
    /// It cannot stand there.
    case refused
  }

  /// What becomes of `character`, scalar by scalar, after `context`. Where no context is known, all
  /// is accepted.
  ///
  /// ```
  /// ก    + ่     accepted
  /// ก่   + ิ     refused, or กิ่      the vowel goes below the tone
  /// นำ   + ้     refused, or น้ำ      the tone goes before ำ
  /// ก่   + ้     refused, or ก้       one tone takes the place of another
  /// ""  + ่     refused
  /// ```
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

  /// The start of the text is as a control character.
  private func accepts(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    options.level.accepts(
      CharacterClass(scalar), after: previous.map { CharacterClass($0) } ?? .control)
  }

  /// What `last` becomes, which stands after `before`: the scalar goes before it where both may stand
  /// then, or takes the place of a sign of its kind. Nil where neither can be. Letters stay.
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
