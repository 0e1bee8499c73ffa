import TextDocument

/// The traits of a field in Fcitx 5: bits of an input context's capabilities.
///
/// The values are those of `CapabilityFlag` (github.com/fcitx/fcitx5,
/// `src/lib/fcitx-utils/capabilityflags.h`). An input context has other bits too: `traitBits`
/// contains those of the field, and `merged(into:)` leaves the others unchanged.
public struct FcitxCapabilityFlags: HostContentType {
  /// The capability bits.
  public var flags: UInt64

  /// Creates a content type from capability bits.
  public init(flags: UInt64) { self.flags = flags }

  /// Creates the bits for traits.
  public init(_ traits: InputTraits) {
    flags = (Self.bits[traits.keyboardType] ?? 0) | Self.hints.bits(for: traits)
  }

  /// The traits that the bits mean. If several field types are set, the one that accepts more text
  /// wins.
  public var traits: InputTraits {
    let type = Self.meanings.first { flags & $0.bits == $0.bits }?.type ?? .default
    return Self.hints.traits(from: flags, keyboardType: type, isSecure: false)
  }

  /// Returns capabilities with their trait bits replaced by these.
  public func merged(into capabilities: UInt64) -> UInt64 {
    capabilities & ~Self.traitBits | flags & Self.traitBits
  }
}

extension FcitxCapabilityFlags {
  /// The traits that Fcitx cannot represent exactly.
  public static let losses: [TraitLoss] = [false, true].flatMap { isSecure in
    [
      TraitLoss(
        .asciiCapable, becomes: .default,
        reason: "Fcitx's flag for letters means letters of any script, without digits"),
      TraitLoss(
        .asciiCapableNumberPad, becomes: .numberPad,
        reason: "Fcitx's flag for digits means digits of any script"),
      .decimal, .twitter, .webSearch,
    ].map { TraitLoss($0.keyboardType, isSecure: isSecure, becomes: $0.becomes, reason: $0.reason) }
  }

  /// All bits that describe the field.
  public static let traitBits: UInt64 =
    [
      hints.corrections, hints.noCorrections, hints.sentences, hints.words, hints.allCharacters,
      hints.noCapitals, hints.multiline, hints.hidden, hints.unremembered, lowercase,
    ].reduce(meanings.reduce(0) { $0 | $1.bits }, |)

  static let hints = HintBits(
    corrections: 1 << 16, noCorrections: 1 << 17, sentences: 1 << 20, words: 1 << 19,
    allCharacters: 1 << 9, noCapitals: 1 << 11, multiline: 1 << 35, hidden: 1 << 3,
    unremembered: 1 << 36)

  private static let lowercase: UInt64 = 1 << 10
  private static let email: UInt64 = 1 << 7
  private static let digit: UInt64 = 1 << 8
  private static let url: UInt64 = 1 << 12
  private static let dialable: UInt64 = 1 << 13
  private static let number: UInt64 = 1 << 14
  private static let alpha: UInt64 = 1 << 21
  private static let name: UInt64 = 1 << 22
  private static let terminal: UInt64 = 1 << 32
  private static let date: UInt64 = 1 << 33
  private static let time: UInt64 = 1 << 34

  /// The keyboard type of each combination of bits. The first row with all its bits set wins.
  static let meanings: [(bits: UInt64, type: KeyboardType)] = [
    (name | dialable, .namePhonePad), (email, .emailAddress), (url, .url), (name, .default),
    (alpha, .default), (terminal, .default), (dialable, .phonePad),
    (number, .numbersAndPunctuation), (date, .numbersAndPunctuation),
    (time, .numbersAndPunctuation), (digit, .numberPad),
  ]

  static let bits: [KeyboardType: UInt64] = [
    .default: 0, .asciiCapable: 0, .numbersAndPunctuation: number, .url: url, .numberPad: digit,
    .phonePad: dialable, .namePhonePad: name | dialable, .emailAddress: email,
    .decimalPad: number, .twitter: 0, .webSearch: 0, .asciiCapableNumberPad: digit,
  ]
}
