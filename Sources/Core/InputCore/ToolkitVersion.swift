/// The version of the toolkit: that of its programs and of its C library.
package enum ToolkitVersion {
  /// The version of this release, by Semantic Versioning.
  package static let current = "0.2.0"
}
