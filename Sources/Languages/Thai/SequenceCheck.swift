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
  private let repairs = SequenceRepairs.standard

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
  /// เ    + เ     accepted, or แ        what looks right is written right
  /// ```
  ///
  /// - Parameters:
  ///   - character: The typed character.
  ///   - context: The text before the insertion point; empty at the start of the text. Nil if
  ///     unknown, and then every character is accepted.
  public func outcome(of character: Character, after context: String?) -> Outcome {
    guard let context else { return .accepted }
    var kept = Array(context.unicodeScalars.suffix(Self.maximumContextLength))
    var typed: [Unicode.Scalar] = []
    var removed: [Unicode.Scalar] = []
    func remove(_ count: Int) {
      for _ in 0..<count {
        if typed.popLast() == nil, let last = kept.popLast() { removed.insert(last, at: 0) }
      }
    }
    for scalar in character.unicodeScalars {
      let text = kept + typed
      if options.corrects, options.level != .passThrough,
        let repair = repairs.repair(of: scalar, after: text)
      {
        remove(repair.removed)
        typed += repair.inserted
      } else if accepts(scalar, after: text.last) {
        typed.append(scalar)
      } else if options.corrects, let last = text.last,
        let corrected = correction(of: scalar, at: text.dropLast().last, last)
      {
        remove(1)
        typed += corrected
      } else {
        return .refused
      }
    }
    while let first = removed.first, first == typed.first {
      removed.removeFirst()
      typed.removeFirst()
    }
    guard !removed.isEmpty || !typed.elementsEqual(character.unicodeScalars) else {
      return .accepted
    }
    return .corrected(removed: text(removed), inserted: text(typed))
  }

  /// The scalars before the insertion point that can matter.
  private static let maximumContextLength = 4

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
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
