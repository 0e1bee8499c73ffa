import ArgumentParser

/// Measurements that are too long for tests, or that only say something side by side.
@main
struct GlobeKeyBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "globekey-bench",
    abstract: "Measure what is too long for tests.",
    discussion: """
      Example:
        $ swift run -c release globekey-bench deletion
      """,
    subcommands: [
      BuildBench.self, KeyboardBench.self, DeletionBench.self, EditBench.self,
      HangulBench.self, HistoryBench.self, WordsBench.self,
    ])
}
