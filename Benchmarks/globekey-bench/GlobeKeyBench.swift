import ArgumentParser

/// Benchmarks that take too long for tests, or that are meaningful only as comparisons.
@main
struct GlobeKeyBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "globekey-bench",
    abstract: "Run benchmarks that take too long for tests.",
    discussion: """
      Example:
        $ swift run -c release globekey-bench deletion
      """,
    subcommands: [
      BuildBench.self, KeyboardBench.self, MemoryBench.self, DeletionBench.self, EditBench.self,
      GlideBench.self, GrowthBench.self, LanguagesBench.self, HangulBench.self, HistoryBench.self,
      WordsBench.self,
    ])
}
