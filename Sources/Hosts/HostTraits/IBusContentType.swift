import TextDocument

/// What a field asks of the keyboard, as IBus says it: a purpose and hints.
///
/// The numbers are those of `IBusInputPurpose` and `IBusInputHints` in IBus 1.5.34
/// (github.com/ibus/ibus, `src/ibustypes.h`). Hints above 1 << 11 and purposes above 10 are of that
/// version; an older IBus leaves them out, so that its fields are of one line.
public struct IBusContentType: HostContentType {
  /// `IBUS_INPUT_PURPOSE_…`.
  public var purpose: UInt32
  /// `IBUS_INPUT_HINT_…`, bits.
  public var hints: UInt32

  /// A content type from its numbers.
  public init(purpose: UInt32, hints: UInt32) {
    self.purpose = purpose
    self.hints = hints
  }

  /// The numbers for some traits.
  public init(_ traits: InputTraits, forbidsLearning: Bool) {
    (purpose, hints) = Self.table.numbers(for: traits, forbidsLearning: forbidsLearning)
  }

  /// What the numbers ask for.
  public var traits: InputTraits { Self.table.traits(purpose: purpose, hints: hints) }

  /// Whether what is typed must not be remembered.
  public var forbidsLearning: Bool {
    UInt64(hints) & Self.table.hints.unremembered != 0 || traits.isSecure
  }

  /// The kinds of fields that do not come back as they went.
  public static let losses = PurposeTable.losses

  private static let table = PurposeTable(
    meanings: PurposeTable.common + [
      PurposeTable.terminal, PurposeTable.date, PurposeTable.date, PurposeTable.date,
    ],
    hints: HintBits(
      corrections: 1 << 0, noCorrections: 1 << 1, sentences: 1 << 6, words: 1 << 5,
      allCharacters: 1 << 4, multiline: 1 << 14, hidden: 1 << 12, unremembered: 1 << 11,
      latin: 1 << 13))
}
