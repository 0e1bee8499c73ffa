/// How a dictionary is built. None of it changes the bytes of the image.
package struct BuildOptions: Sendable {
  /// The folder where parsed shards are kept from one build to the next; nil for none. It may be
  /// removed at any time.
  package var cache: String?
  /// How many threads work; nil for as many as there are processors.
  package var threads: Int?

  /// Options; without any, a build keeps nothing and uses all processors.
  package init(cache: String? = nil, threads: Int? = nil) {
    self.cache = cache
    self.threads = threads
  }
}
