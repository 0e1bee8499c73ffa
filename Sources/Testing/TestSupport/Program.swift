import Foundation

/// A program built together with the tests, or one of the system.
package struct Program {
  /// The result of running a program.
  package struct Result: Sendable {
    /// The exit code.
    package let code: Int32
    /// The standard output.
    package let output: String
    /// The standard error.
    package let errors: String
  }

  /// The path of the executable.
  package let path: String

  /// Creates the program called `name`, built together with the tests.
  package init(_ name: String) {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    path = tests.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Creates a program of the system.
  package init(path: String) {
    self.path = path
  }

  /// Makes writing to a program that has exited an error instead of the end of the tests.
  private static let ignoreClosedPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// Runs the program and waits for it to exit.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - input: The standard input.
  ///   - environment: Variables to add to the environment of the tests.
  ///   - throughHead: Whether to close the standard output after one line. The exit code is still
  ///     that of the program.
  ///   - other: Another program to run instead, with its arguments. The path and arguments of this
  ///     program are appended.
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
    _ = Self.ignoreClosedPipes
    try process.run()
    // A program that rejects its options may be gone before it has read anything.
    try? inPipe.fileHandleForWriting.write(contentsOf: Data(input))
    try inPipe.fileHandleForWriting.close()
    let output = outPipe.fileHandleForReading.readDataToEndOfFile()
    let errors = errorPipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
