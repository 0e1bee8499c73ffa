import TextDocument

/// A field type that a host cannot represent exactly.
public struct TraitLoss: Hashable, Sendable {
  /// The field type.
  public var keyboardType: KeyboardType
  /// Whether the field is secure.
  public var isSecure: Bool
  /// The field type after conversion to the host's numbers and back.
  public var becomes: KeyboardType
  /// The reason for the difference.
  public var reason: String

  init(
    _ keyboardType: KeyboardType, isSecure: Bool = false, becomes: KeyboardType, reason: String
  ) {
    self.keyboardType = keyboardType
    self.isSecure = isSecure
    self.becomes = becomes
    self.reason = reason
  }

  // Losses on all hosts.
  static let decimal = TraitLoss(
    .decimalPad, becomes: .numbersAndPunctuation,
    reason: "the host's numbers may have a sign, which a decimal pad lacks")
  static let twitter = TraitLoss(
    .twitter, becomes: .default, reason: "the host has no hint for fields that need @ and #")
  static let webSearch = TraitLoss(
    .webSearch, becomes: .default, reason: "the host has no purpose for searching")
}
