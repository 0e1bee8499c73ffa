import Foundation
import ToolSupport

/// Runs the programs of the build that this one belongs to.
enum BenchProgram {
  /// Runs a program and waits for its end. What it writes to standard error is dropped.
  ///
  /// - Throws: `badInput` with its name if it fails.
  static func run(_ name: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolError(
        .badInput, "\(name) \(arguments.first ?? "") failed; build it first with 'make build'")
    }
  }
}
