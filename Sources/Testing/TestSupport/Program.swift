import Foundation

/// One of the programs, as it was built beside the tests, or one of the system.
package struct Program {
  /// What a run of a program left.
  package struct Result: Sendable {
    /// The exit code.
    package let code: Int32
    /// Standard output.
    package let output: String
    /// Standard error.
    package let errors: String
  }

  /// Where it is.
  package let path: String

  /// The program called `name`.
  package init(_ name: String) {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    path = tests.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// A program of the system.
  package init(path: String) {
    self.path = path
  }

  /// Runs the program to its end, with some standard input. `throughHead` closes its standard
  /// output after one line; the exit code is still the program's own. The variables of `environment`
  /// are added to those of the tests. With `under`, that program is run instead, with these arguments
  /// and then the program's path and its own.
  package func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    throughHead: Bool = false, under other: [String] = []
  ) throws -> Result {
    let process = Process()
    if throughHead {
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments =
        ["-c", "\"$0\" \"$@\" | head -1; exit ${PIPESTATUS[0]}", path] + arguments
    } else {
      let line = other + [path] + arguments
      process.executableURL = URL(fileURLWithPath: line[0])
      process.arguments = Array(line.dropFirst())
    }
    let (inPipe, outPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inPipe
    process.standardOutput = outPipe
    process.standardError = errorPipe
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    try process.run()
    inPipe.fileHandleForWriting.write(Data(input))
    try inPipe.fileHandleForWriting.close()
    let output = outPipe.fileHandleForReading.readDataToEndOfFile()
    let errors = errorPipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
