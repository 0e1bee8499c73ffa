import KeyboardPackaging
import TextUnits

/// Reads layouts for the linter.
enum LayoutFactsReader {
  /// The facts of a layout and what is wrong with its file.
  @Sendable
  static func read(
    path: String, direction: TextDirection?
  ) -> (facts: LayoutFacts?, findings: [Finding]) {
    (nil, [])
  }
}
