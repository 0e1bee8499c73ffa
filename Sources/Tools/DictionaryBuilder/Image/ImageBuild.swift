import DictionaryImage

/// The build of one kind of image from a folder with a manifest.
package protocol ImageBuild {
  /// The manifest that the folder must have.
  associatedtype SourceManifest: ImageManifest
  /// The report that the build returns with the sections.
  associatedtype Report: ImageReport

  /// Prepares the build of a folder's image.
  init(_ folder: ImageFolder<SourceManifest>) throws(DictionaryError)

  /// Reads the sources and compiles the sections of the image. The same files give the same bytes.
  func sections() throws -> (writer: ImageWriter, report: Report)
}

extension ImageBuild {
  /// Prepares the build of the image of the folder at a path.
  package init(
    folder: String, _ options: BuildOptions = BuildOptions()
  ) throws(DictionaryError) {
    try self.init(ImageFolder(folder, options))
  }

  /// Returns the bytes of the image, and the report.
  package func image() throws -> (bytes: [UInt8], report: Report) {
    let (writer, report) = try sections()
    return (writer.serialized(), report)
  }
}

/// The report of a build.
package protocol ImageReport: Sendable {
  /// The rejected lines of the sources.
  var rejections: RejectionReport { get }
  /// Remarks that are not errors, one line each.
  var notes: [String] { get set }
  /// The number of files with another number of entries than the manifest states.
  var wrongCounts: Int { get set }
  /// A summary of the image's contents: `8 words`.
  var summary: String { get }
}

extension ImageReport {
  /// Whether every line was read, and every file has as many entries as its manifest states.
  package var isComplete: Bool { rejections.total == 0 && wrongCounts == 0 }

  /// Adds a note if the number of entries in a file differs from that in its manifest.
  mutating func noteCount(
    _ count: Int, of unit: String, in file: String, expected: Int,
    by manifest: (some ImageManifest).Type
  ) {
    guard count != expected else { return }
    wrongCounts += 1
    notes.append("\(file): has \(count) \(unit), \(manifest.fileName) says \(expected)")
  }
}
