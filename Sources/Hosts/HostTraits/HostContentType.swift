import TextDocument

/// What a field asks of the keyboard, in the numbers of some host.
///
/// Mappings are total: all traits have an image, and every number comes back as traits. They keep
/// three rules.
/// - The keyboard that comes back can type all that the field takes. A number may have a sign, so a
///   field of numbers is not taken for `decimalPad`, which has none.
/// - What the host does not say is not done: no capitals by themselves, no corrections, one line.
///   A field without hints is the same on all hosts.
/// - A secure field says first that it is secure. Its kind is said only where that costs nothing.
///
/// Numbers that are not in the tables come from a newer host: they mean free text, and unknown
/// hints mean nothing.
public protocol HostContentType: Hashable, Sendable {
  /// The numbers for some traits.
  init(_ traits: InputTraits, forbidsLearning: Bool)
  /// What the numbers ask for. No host says what the return key does: it is the default one.
  var traits: InputTraits { get }
  /// Whether what is typed must not be remembered, though it may be shown: a private window of a
  /// browser. Always so in a secure field.
  var forbidsLearning: Bool { get }
  /// The kinds of fields that do not come back as they went. All others do.
  static var losses: [TraitLoss] { get }
}

extension HostContentType {
  /// The numbers for some traits, in a field whose text may be learned from.
  public init(_ traits: InputTraits) { self.init(traits, forbidsLearning: traits.isSecure) }
}
