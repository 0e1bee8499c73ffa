/// The build of one kind of image from a folder with a manifest.
package protocol ImageBuild {
  /// The manifest that the folder must have.
  associatedtype SourceManifest: ImageManifest
  /// What the build returns besides the bytes.
  associatedtype Report: ImageReport

  /// Prepares to build the image of a folder.
  init(_ folder: ImageFolder<SourceManifest>) throws(DictionaryError)

  /// Reads the sources and compiles them. The same files give the same bytes.
  func image() throws -> (bytes: [UInt8], report: Report)
}

extension ImageBuild {
  /// Prepares to build the image of the folder at a path.
  package init(
    folder: String, _ options: BuildOptions = BuildOptions()
  ) throws(DictionaryError) {
    try self.init(ImageFolder(folder, options))
  }
}

/// The result of a build besides the bytes of the image.
package protocol ImageReport: Sendable {
  /// The rejected lines of the sources.
  var rejections: RejectionReport { get }
  /// Remarks that are no errors, one line each.
  var notes: [String] { get set }
  /// The contents of the image in a few words: `8 words`.
  var summary: String { get }
}

extension ImageReport {
  /// Notes that a file has another number of entries than its manifest states.
  mutating func noteCount(
    _ count: Int, of unit: String, in file: String, expected: Int,
    by manifest: (some ImageManifest).Type
  ) {
    guard count != expected else { return }
    notes.append("\(file): has \(count) \(unit), \(manifest.fileName) says \(expected)")
  }
}
