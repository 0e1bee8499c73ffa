/// A change that a keyboard asks a host for, as a value. Offsets count from the start of the
/// selection, or from the insertion point where nothing is selected; negative ones lie before it.
///
/// ```
/// in 'ab|cd'    .replace(-1..<1, with: "x")   ax|d
///               .delete(before: 2, after: 0)  |cd
///               .move(by: 1)                  abc|d
/// ```
public struct TextEdit: Hashable, Sendable {
  /// What is to be done.
  public enum Change: Hashable, Sendable {
    /// Replaces a range by text. Where the range touches the selection, the insertion point stands
    /// behind the new text afterwards; elsewhere the selection stays on the text it was on.
    case replace(Range<Int>, with: String)
    /// Deletes that much before the selection and after it. The selection itself stays.
    case delete(before: Int, after: Int)
    /// Moves the insertion point: to the left from the start of the selection, to the right from
    /// its end.
    case move(by: Int)
  }

  /// Why an edit cannot be carried out as it stands. Nothing is changed then.
  public enum Refusal: Error, Hashable, Sendable {
    /// It reaches beyond the text that is there, or that is known.
    case outsideText
    /// It would split a surrogate pair or the UTF-8 bytes of a code point.
    case splitsScalar
    /// It would split a grapheme cluster, and clusters were to be kept whole.
    case splitsCharacter
    /// A number of units to delete is negative.
    case negativeCount
  }

  /// What is to be done.
  public var change: Change
  /// The unit that its numbers count.
  public var unit: CountingUnit

  /// An edit.
  public init(_ change: Change, in unit: CountingUnit) {
    self.change = change
    self.unit = unit
  }
}
