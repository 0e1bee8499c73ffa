/// A folder that an image is built from: its manifest, and how to build.
package struct ImageFolder<Manifest: ImageManifest> {
  /// Where it is.
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

  /// The path of a file that the manifest names.
  func path(of file: String) -> String { "\(path)/\(file)" }

  /// The path of the manifest, for errors about all of the folder.
  var manifestPath: String { path(of: Manifest.fileName) }

  /// The text of a file that the manifest names, which may be packed by gzip.
  func text(of file: String) throws(DictionaryError) -> SourceText {
    try SourceText(unpacking: path(of: file))
  }

  /// An empty report that keeps as many rejected lines as the options say.
  var rejections: RejectionReport { RejectionReport(limit: options.listingRejected) }

  /// Reports the progress of the build.
  func progress(_ stage: String, _ part: Double) { options.progress(stage, part) }
}
