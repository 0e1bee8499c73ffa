import ArgumentParser
import Foundation
import HistoryStore
import InputCore
import ToolSupport
import UserHistory

/// `globekey-bench history`: measures the cost and the robustness of a history.
struct HistoryBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Measure a history: killed writers, torn files, forgotten words, opening, keys.",
    discussion: """
      Examples:
        $ swift run -c release globekey-bench history kill --kills 1000 --commits 100000
        $ swift run -c release globekey-bench history open
      """,
    subcommands: [
      HistoryKillBench.self, HistoryWriter.self, HistoryTearBench.self, HistoryForgetBench.self,
      HistoryUndoBench.self, HistoryOpenBench.self, HistoryCallsBench.self, HistoryOperator.self,
      HistoryStartsBench.self, HistoryHostileBench.self, HistoryKeysBench.self,
      HistoryConversionsBench.self,
    ])
}

/// Random lessons, determined by their numbers.
enum BenchLessons {
  /// Returns a lesson of two to four words, each of one or two characters out of `characters`.
  static func lesson(_ number: Int, characters: UInt32 = 2_000) -> Lesson {
    var random = SeededGenerator(seed: UInt64(number))
    let words = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      let numbers = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        UInt32.random(in: 0..<characters, using: &random)
      }
      return LearnedWord(
        reading: numbers.map { "s\($0 / 5)" }.joined(separator: " "),
        text: String(
          String.UnicodeScalarView(numbers.compactMap { Unicode.Scalar(0x4E00 + $0) })))
    }
    return Lesson(language: "zh-Hans", words: words)
  }

  /// Returns the time at which a lesson is learned.
  static func time(_ number: Int) -> HistoryTime { HistoryTime(1_000_000 + number) }
}

/// A temporary folder that is deleted with the object.
final class BenchFolder {
  let path = NSTemporaryDirectory() + "globekey-bench-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
