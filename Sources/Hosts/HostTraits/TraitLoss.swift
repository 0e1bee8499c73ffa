import TextDocument

/// A kind of field for which a host has no number of its own.
public struct TraitLoss: Hashable, Sendable {
  /// What the field is for.
  public var keyboardType: KeyboardType
  /// Whether it is secure.
  public var isSecure: Bool
  /// What comes back from the host's numbers.
  public var becomes: KeyboardType
  /// Why.
  public var reason: String

  init(
    _ keyboardType: KeyboardType, isSecure: Bool = false, becomes: KeyboardType, reason: String
  ) {
    self.keyboardType = keyboardType
    self.isSecure = isSecure
    self.becomes = becomes
    self.reason = reason
  }

  // The same on all hosts.
  static let decimal = TraitLoss(
    .decimalPad, becomes: .numbersAndPunctuation,
    reason: "the host's numbers may have a sign, which a decimal pad lacks")
  static let twitter = TraitLoss(
    .twitter, becomes: .default, reason: "the host does not say that @ and # should be at hand")
  static let webSearch = TraitLoss(
    .webSearch, becomes: .default, reason: "the host has no word for searching")
}
