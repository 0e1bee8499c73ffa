/// The recognition of Latin text among the keys of another script.
package enum LatinText {
  /// The name of the typing option that turns it off.
  package static let off = "no-latin"
}
