import TextDocument

/// A content type of a host: the numbers by which it describes a field to the keyboard.
///
/// Mappings are total: all traits have numbers, and all numbers have traits. They follow four
/// rules.
/// - The keyboard for the resulting traits can type everything the field accepts. A number may have
///   a sign, so a number field does not become `decimalPad`, which has none.
/// - Nothing is done that the host does not request: no automatic capitals, no corrections, one
///   line. A field without hints is the same on all hosts.
/// - A field whose text the host does not want remembered, as in a private window, does not allow
///   learning. Neither does a secure field.
/// - A secure field is marked as secure first. Its type is kept only if the host can express both.
///
/// Numbers that are not in the tables come from a newer host. Unknown types mean free text, and
/// unknown hints are ignored.
public protocol HostContentType: Hashable, Sendable {
  /// Creates the numbers for traits.
  init(_ traits: InputTraits)
  /// The traits that the numbers mean. The return key is the default one, because no host describes
  /// it.
  var traits: InputTraits { get }
  /// The traits that change when converted to numbers and back. All others are preserved.
  static var losses: [TraitLoss] { get }
}
