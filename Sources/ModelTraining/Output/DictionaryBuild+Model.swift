import DictionaryBuilder
import DictionaryFormat

extension DictionaryBuild {
  /// The image of the dictionary with the language model of a file (`ModelFile`), or with none. The
  /// frequencies are then those of the text that the model was trained on, and words of several
  /// characters that it does not have are left out. Throws what is wrong with the files.
  public func image(
    joining modelPath: String?, _ options: BuildOptions = BuildOptions(), listingRefused: Int = 20,
    progress: ProgressHandler = { _, _ in }
  ) throws -> (bytes: [UInt8], report: BuildReport) {
    let model = try modelPath.map { try ModelFile(path: $0) }
    return try image(
      options, listingRefused: listingRefused, counts: model?.wordCounts,
      countsLicence: model?.licence ?? "not stated", progress: progress,
      addingSections: { words, writer throws(DictionaryError) in
        try model?.addSections(for: words, to: &writer)
      })
  }
}
