import TextDocument

/// The content type of Wayland's text-input-v3: a purpose and hints.
///
/// The numbers are those of `content_purpose` and `content_hint` in
/// `unstable/text-input/text-input-unstable-v3.xml` of wayland-protocols. The protocol has no hint
/// against corrections: a field that does not request them gets none.
public struct WaylandContentType: HostContentType {
  /// The purpose, a value of `content_purpose`.
  public var purpose: UInt32
  /// The hints, bits of `content_hint`.
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

  /// The traits that Wayland cannot represent exactly.
  public static let losses = PurposeTable.losses

  // After the common meanings, Wayland has dates and times, then the terminal; IBus has the
  // terminal first.
  private static let table = PurposeTable(
    meanings: PurposeTable.common + [
      PurposeTable.date, PurposeTable.date, PurposeTable.date, PurposeTable.terminal,
    ],
    hints: HintBits(
      corrections: 0x2, sentences: 0x4, words: 0x20, allCharacters: 0x10, multiline: 0x200,
      hidden: 0x40, unremembered: 0x80, latin: 0x100))
}
