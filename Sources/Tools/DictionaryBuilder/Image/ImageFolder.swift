/// A folder that an image is built from: its manifest and the build options.
package struct ImageFolder<Manifest: ImageManifest>: Sendable {
  /// The path of the folder.
  let path: String
  let manifest: Manifest
  let options: BuildOptions

  /// Reads the manifest in the folder at `path`.
  package init(
    _ path: String, _ options: BuildOptions = BuildOptions()
  ) throws(DictionaryError) {
    self.path = path
    self.options = options
    manifest = try Manifest(folder: path)
  }

  /// Returns the path of a file that the manifest names, relative to the folder or absolute.
  func path(of file: String) -> String {
    file.hasPrefix("/") ? file : "\(path)/\(file)"
  }

  /// The path of the manifest, for errors about the whole folder.
  var manifestPath: String { path(of: Manifest.fileName) }

  /// Returns the text of a file that the manifest names, decompressed if it is a gzip file.
  func text(of file: String) throws(DictionaryError) -> SourceText {
    try SourceText(unpacking: path(of: file))
  }

  /// Returns an empty report with the limit in the options.
  var rejections: RejectionReport { RejectionReport(limit: options.listingRejected) }

  /// Reports the progress of the build.
  func progress(_ stage: String, _ part: Double) { options.progress(stage, part) }
}
