import TextDocument

/// What a field asks of the keyboard, as Wayland's text-input-v3 says it: a purpose and hints.
///
/// The numbers are those of `content_purpose` and `content_hint` in
/// `unstable/text-input/text-input-unstable-v3.xml` of wayland-protocols. There is no hint against
/// corrections: a field that does not ask for them gets none.
public struct WaylandContentType: HostContentType {
  /// `content_purpose`.
  public var purpose: UInt32
  /// `content_hint`, bits.
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

  // Its numbers go on with dates and times, and the terminal last; IBus has the terminal first.
  private static let table = PurposeTable(
    meanings: PurposeTable.common + [
      PurposeTable.date, PurposeTable.date, PurposeTable.date, PurposeTable.terminal,
    ],
    hints: HintBits(
      corrections: 0x2, sentences: 0x4, words: 0x20, allCharacters: 0x10, multiline: 0x200,
      hidden: 0x40, unremembered: 0x80, latin: 0x100))
}
