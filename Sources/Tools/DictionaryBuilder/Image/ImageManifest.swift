/// A manifest: the file in a folder of sources that says what an image is built from.
package protocol ImageManifest: CheckedFile {
  /// The name of the file, which tells the kind of image.
  static var fileName: String { get }
}

extension ImageManifest {
  /// Reads the manifest in `folder`.
  package init(folder: String) throws(DictionaryError) {
    try self.init(path: "\(folder)/\(Self.fileName)")
  }

  /// Returns whether `folder` has such a manifest.
  package static func isIn(_ folder: String) -> Bool {
    FileAccess.exists("\(folder)/\(fileName)")
  }
}

/// A file that a manifest names, and where it comes from.
protocol ManifestSource {
  /// The file, relative to the folder of the manifest.
  var file: String { get }
  /// The name of the project.
  var name: String { get }
  /// The version that the file was taken from.
  var version: String { get }
  /// The licence, as an SPDX identifier.
  var licence: String { get }
  /// The copyright notice.
  var copyright: String { get }
  /// Where the file comes from.
  var origin: Origin { get }
  /// The number of entries that the manifest states.
  var entries: Int { get }
}

extension ManifestSource {
  var origin: Origin {
    Origin(name: name, version: version, licence: licence, copyright: copyright)
  }

  /// Throws where the image cannot state where the file comes from.
  func check(_ require: Requirement) throws(DictionaryError) {
    try require.fields(origin.fields, of: file)
  }
}

extension Origin {
  /// The fields of a source line.
  var fields: [String] { [name, version, licence, copyright] }

  /// The line of the source in the `about` section of an image.
  func aboutLine(entries: Int) -> String {
    "source\t\([name, version, licence, String(entries), copyright].joined(separator: "\t"))\n"
  }
}
