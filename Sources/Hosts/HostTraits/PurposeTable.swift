import TextDocument

/// The purpose numbers of IBus and Wayland with their meanings.
struct PurposeTable: Sendable {
  /// The meaning of a number: a field type, secure or not.
  struct Meaning: Sendable {
    var type: KeyboardType
    var isSecure = false
  }

  /// The meaning of each number, starting with 0.
  var meanings: [Meaning]
  var hints: HintBits

  /// The first ten meanings, which both protocols take from GTK.
  static let common: [Meaning] = [
    Meaning(type: .default),  // 0, free text
    Meaning(type: .default),  // 1, letters of any script
    Meaning(type: .numberPad),  // 2, digits
    Meaning(type: .numbersAndPunctuation),  // 3, a number with sign, decimal separator and exponent
    Meaning(type: .phonePad),  // 4
    Meaning(type: .url),  // 5
    Meaning(type: .emailAddress),  // 6
    Meaning(type: .default),  // 7, the name of a person
    Meaning(type: .default, isSecure: true),  // 8, a password
    Meaning(type: .numberPad, isSecure: true),  // 9, a PIN
  ]

  /// Text for a terminal: any text. Dates and times below: digits and separators.
  static let terminal = Meaning(type: .default)
  static let date = Meaning(type: .numbersAndPunctuation)

  /// The number of each field type, and whether the hint for Latin letters is set with it.
  static let numbers: [KeyboardType: (purpose: UInt32, latin: Bool)] = [
    .default: (0, false), .asciiCapable: (0, true), .numbersAndPunctuation: (3, false),
    .url: (5, false), .numberPad: (2, false), .phonePad: (4, false), .namePhonePad: (7, false),
    .emailAddress: (6, false), .decimalPad: (3, false), .twitter: (0, false),
    .webSearch: (0, false), .asciiCapableNumberPad: (2, true),
  ]

  private static let password: UInt32 = 8
  private static let pin: UInt32 = 9

  func numbers(for traits: InputTraits) -> (purpose: UInt32, hints: UInt32) {
    let number = Self.numbers[traits.keyboardType] ?? (0, false)
    let secure = number.purpose == 2 ? Self.pin : Self.password
    let bits = hints.bits(for: traits) | (number.latin ? hints.latin : 0)
    return (traits.isSecure ? secure : number.purpose, UInt32(truncatingIfNeeded: bits))
  }

  func traits(purpose: UInt32, hints bits: UInt32) -> InputTraits {
    let known = Int(exactly: purpose).flatMap { meanings.indices.contains($0) ? $0 : nil }
    let meaning = known.map { meanings[$0] } ?? Meaning(type: .default)
    let type: KeyboardType =
      switch meaning.type {
      case .default where UInt64(bits) & hints.latin != 0: .asciiCapable
      case .numberPad where UInt64(bits) & hints.latin != 0: .asciiCapableNumberPad
      default: meaning.type
      }
    return hints.traits(from: UInt64(bits), keyboardType: type, isSecure: meaning.isSecure)
  }

  static let losses: [TraitLoss] =
    [
      .decimal, .twitter, .webSearch,
      TraitLoss(
        .namePhonePad, becomes: .default,
        reason: "the host has separate purposes for names and telephone numbers; "
          + "without letters a name could not be typed"),
    ] + lossesOfSecureFields

  private static let lossesOfSecureFields: [TraitLoss] = [
    .numbersAndPunctuation, .url, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .twitter,
    .webSearch,
  ].map {
    TraitLoss(
      $0, isSecure: true, becomes: .default,
      reason: "the host's purpose can only say that the field is a password")
  }
}
