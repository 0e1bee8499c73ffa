/// The version of the toolkit, which both programs print with `--version`.
package enum ProgramVersion {
  /// The version of this release, by Semantic Versioning.
  package static let current = "0.1.0"
}
