import TextDocument

/// The content type of IBus: a purpose and hints.
///
/// The numbers are those of `IBusInputPurpose` and `IBusInputHints` in IBus 1.5.34
/// (github.com/ibus/ibus, `src/ibustypes.h`). Hints above 1 << 11 and purposes above 10 are new in
/// that version. An older IBus does not send them, so its fields have a single line.
public struct IBusContentType: HostContentType {
  /// The purpose, a value of `IBusInputPurpose`.
  public var purpose: UInt32
  /// The hints, bits of `IBusInputHints`.
  public var hints: UInt32

  /// Creates a content type from its numbers.
  public init(purpose: UInt32, hints: UInt32) {
    self.purpose = purpose
    self.hints = hints
  }

  /// Creates the numbers for traits.
  public init(_ traits: InputTraits) { (purpose, hints) = Self.table.numbers(for: traits) }

  /// The traits that the numbers mean.
  public var traits: InputTraits { Self.table.traits(purpose: purpose, hints: hints) }

  /// The traits that IBus cannot represent exactly.
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
