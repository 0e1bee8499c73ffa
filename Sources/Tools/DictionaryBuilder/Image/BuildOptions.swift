/// The options of an image build. Only `model` changes the bytes of the image.
package struct BuildOptions: Sendable {
  /// The maximum number of rejected lines that the report keeps.
  package var listingRejected = 20
  /// The folder that keeps parsed shards between builds; nil for none. It can be deleted at any
  /// time. Only lexicons use it.
  package var cache: String?
  /// The number of threads; nil for one per processor.
  package var threads: Int?
  /// The trained model that the image is joined with; nil for none.
  package var model: ModelChoice?
  /// Receives the progress of the build.
  package var progress: ProgressHandler = { _, _ in }

  /// Creates options. By default, a build keeps no shards, uses all processors and joins no model.
  package init(
    listingRejected: Int = 20, cache: String? = nil, threads: Int? = nil, model: ModelChoice? = nil,
    progress: @escaping ProgressHandler = { _, _ in }
  ) {
    self.listingRejected = listingRejected
    self.cache = cache
    self.threads = threads
    self.model = model
    self.progress = progress
  }
}

/// Receives the progress of a build: the name of the stage, and the completed fraction of the
/// whole, from 0 to 1.
package typealias ProgressHandler = @Sendable (_ stage: String, _ part: Double) -> Void

/// An option that does not apply to the kind of image. It reports wrong usage, not bad input.
package struct UnsupportedOption: Error, Equatable {
  /// The option, and why it does not apply.
  package let reason: String
}
