import TextDocument

/// A content type of a host: the numbers by which it describes a field to the keyboard.
///
/// Mappings are total: all traits have numbers, and all numbers have traits. They follow three
/// rules.
/// - The keyboard for the resulting traits can type everything the field accepts. A number may have
///   a sign, so a number field does not become `decimalPad`, which has none.
/// - Nothing is done that the host does not request: no automatic capitals, no corrections, one
///   line. A field without hints is the same on all hosts.
/// - A secure field is marked as secure first. Its type is kept only if the host can express both.
///
/// Numbers that are not in the tables come from a newer host. Unknown types mean free text, and
/// unknown hints are ignored.
public protocol HostContentType: Hashable, Sendable {
  /// Creates the numbers for traits.
  ///
  /// - Parameters:
  ///   - traits: The traits of the field.
  ///   - forbidsLearning: Whether text typed in the field must not be stored.
  init(_ traits: InputTraits, forbidsLearning: Bool)
  /// The traits that the numbers mean. The return key is the default one, because no host describes
  /// it.
  var traits: InputTraits { get }
  /// Whether text typed in the field must not be stored, even if it is visible, as in a private
  /// browser window. Always true for a secure field.
  var forbidsLearning: Bool { get }
  /// The traits that change when converted to numbers and back. All others are preserved.
  static var losses: [TraitLoss] { get }
}

extension HostContentType {
  /// Creates the numbers for traits. Learning is forbidden only in a secure field.
  public init(_ traits: InputTraits) { self.init(traits, forbidsLearning: traits.isSecure) }
}
