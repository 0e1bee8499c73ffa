/// A manifest: the file in a folder that lists the sources and parameters of an image.
package protocol ImageManifest: CheckedFile, Sendable {
  /// The file name, which identifies the kind of image.
  static var fileName: String { get }
}

extension ImageManifest {
  /// Reads the manifest in `folder`.
  package init(folder: String) throws(DictionaryError) {
    try self.init(path: "\(folder)/\(Self.fileName)")
  }

  /// Returns whether `folder` contains a manifest of this kind.
  package static func isIn(_ folder: String) -> Bool {
    FileAccess.exists("\(folder)/\(fileName)")
  }
}

/// A file that a manifest names, and its provenance.
protocol ManifestSource {
  /// The path of the file, relative to the folder of the manifest.
  var file: String { get }
  /// The name of the project.
  var name: String { get }
  /// The version of the project.
  var version: String { get }
  /// The licence, as an SPDX identifier.
  var licence: String { get }
  /// The copyright notice.
  var copyright: String { get }
  /// The provenance of the file.
  var origin: Origin { get }
  /// The number of entries that the manifest states.
  var entries: Int { get }
}

extension ManifestSource {
  var origin: Origin {
    Origin(name: name, version: version, licence: licence, copyright: copyright)
  }

  /// Throws if a field contains a tab or a line end, which the image cannot store.
  func check(_ require: Requirement) throws(DictionaryError) {
    try require.fields(origin.fields, of: file)
  }
}

extension Origin {
  /// The provenance fields of a source line.
  var fields: [String] { [name, version, licence, copyright] }

  /// Returns the line of the source in the `about` section of an image.
  func aboutLine(entries: Int) -> String {
    "source\t\([name, version, licence, String(entries), copyright].joined(separator: "\t"))\n"
  }
}
