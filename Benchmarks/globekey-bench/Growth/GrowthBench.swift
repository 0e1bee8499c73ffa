import ArgumentParser
import Evaluation
import ToolSupport

/// `globekey-bench growth`: measures how the cost of a key grows with the work at hand.
struct GrowthBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Measure a key as compositions, histories, dictionaries and languages grow.",
    discussion: """
      Each command writes a table: the size, and the times of a key at that size. Example:

        $ swift run -c release globekey-bench growth letters
        $ Benchmarks/growth/growth.sh    # all four, and the picture
      """,
    subcommands: [
      LettersGrowthBench.self, HistoryGrowthBench.self, WordsGrowthBench.self,
      LanguagesGrowthBench.self,
    ])

  /// Returns a line with a size and the times of keys at that size.
  static func line(_ size: Int, _ times: KeyTimes) -> String {
    let shares = [0.5, 0.99].map { times.milliseconds(atShare: $0).text(decimals: 3) }
    return (["\(size)", times.mean.text(decimals: 3)] + shares).joined(separator: "\t")
  }

  /// The names of the columns of ``line(_:_:)``.
  static let head = "mean ms\tp50 ms\tp99 ms"
}
