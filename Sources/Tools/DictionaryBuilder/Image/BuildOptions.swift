/// How an image is built. Apart from the model, nothing here changes its bytes.
package struct BuildOptions {
  /// The maximum number of rejected lines that the report keeps.
  package var listingRejected = 20
  /// The folder where parsed shards are kept from one build to the next; nil for none. It may be
  /// removed at any time. Only lexicons use it.
  package var cache: String?
  /// The number of threads; nil for one per processor.
  package var threads: Int?
  /// The trained model that the image is joined with; nil for none.
  package var model: ModelChoice?
  /// Receives the progress of the build.
  package var progress: ProgressHandler = { _, _ in }

  /// Options; without any, a build keeps nothing, uses all processors and joins no model.
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

/// The progress of a build: the name of the stage, and the completed part of the whole, 0 to 1.
package typealias ProgressHandler = (_ stage: String, _ part: Double) -> Void

/// An option that a kind of image does not have: wrong usage rather than bad input.
package struct UnsupportedOption: Error, Equatable {
  /// The option and the reason.
  package let reason: String
}
