import DictionaryImage

/// The list of all kinds of images, which all tools use.
package enum ImageKinds {
  /// All kinds, in the order in which they are tried. A code-table image also has phrase tables, so
  /// it precedes those. A folder or image of no other kind is treated as a lexicon, whose errors
  /// then name the missing parts.
  static var all: [any ImageKind.Type] {
    [
      CodeTableImage.self, TablesImage.self, KanaImage.self, WordsImage.self, HomophoneImage.self,
      LexiconImage.self,
    ]
  }

  /// Opens the image at `path`.
  package static func open(path: String) throws(ImageError) -> any ImageKind {
    try open(Image(path: path))
  }

  /// Opens an image as its kind.
  package static func open(_ image: Image) throws(ImageError) -> any ImageKind {
    let found = image.kind
    let kind = all.first { $0.kind == found } ?? LexiconImage.self
    return try kind.init(image: image)
  }

  /// Builds the sections of the image of a folder.
  ///
  /// - Parameter path: The folder, or a manifest in it. For a folder, the first kind whose manifest
  ///   it contains decides.
  package static func build(
    _ path: String, _ options: BuildOptions
  ) throws -> (writer: ImageWriter, report: any ImageReport) {
    for kind in all {
      let manifest = kind.manifest.fileName
      let suffix = "/\(manifest)"
      if path == manifest { return try kind.build(".", options) }
      if path.hasSuffix(suffix) {
        return try kind.build(String(path.dropLast(suffix.count)), options)
      }
    }
    let kind = all.first { $0.manifest.isIn(path) } ?? LexiconImage.self
    return try kind.build(path, options)
  }
}

extension ImageKind {
  fileprivate static var manifest: any ImageManifest.Type { Build.SourceManifest.self }

  fileprivate static func build(
    _ folder: String, _ options: BuildOptions
  ) throws -> (writer: ImageWriter, report: any ImageReport) {
    let (writer, report) = try Build(folder: folder, options).sections()
    return (writer, report)
  }
}
