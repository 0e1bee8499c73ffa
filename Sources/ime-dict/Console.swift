import ArgumentParser
import DictionaryBuilder
import DictionaryFormat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ExitCode {
  /// Something in a file is wrong (`EX_DATAERR`).
  static let badInput = ExitCode(65)
  /// A file is not there (`EX_NOINPUT`).
  static let missingFile = ExitCode(66)
}

/// Where text goes: results to standard output, everything else to standard error.
enum Console {
  /// Collects lines of the result, to write many at a time.
  struct Output {
    private var bytes: [UInt8] = []

    /// Adds a line.
    mutating func print(_ line: String) throws {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count >= 1 << 16 { try flush() }
    }

    /// Writes what has been collected.
    mutating func flush() throws {
      try Console.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
  }

  /// True when standard error is a terminal, which is when colour and a progress bar make sense.
  static let isTerminal = isatty(STDERR_FILENO) == 1

  /// Writes a line of the result.
  static func print(_ line: String) throws {
    try write(Array("\(line)\n".utf8))
  }

  /// Writes bytes of the result. Once the reader has gone the program ends, without an error.
  static func write(_ bytes: [UInt8]) throws {
    if FileAccess.write(bytes, to: STDOUT_FILENO) != 0 { throw ExitCode.success }
  }

  /// Writes a line to standard error, in a colour where that is a terminal.
  static func note(_ line: String, colour: Colour? = nil) {
    draw(
      (colour.map { isTerminal ? "\u{1B}[\($0.rawValue)m\(line)\u{1B}[0m" : line } ?? line) + "\n")
  }

  /// Writes to standard error without ending the line.
  static func draw(_ text: String) {
    _ = FileAccess.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Colours of a terminal.
  enum Colour: Int {
    case red = 31
    case yellow = 33
    case green = 32
  }

  /// Runs the work of a subcommand; an error becomes a message and the exit code that fits.
  static func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as DictionaryError {
      note("ime-dict: \(error)", colour: .red)
      throw error.isMissingFile ? ExitCode.missingFile : .badInput
    } catch let error as ImageError {
      note("ime-dict: \(error)", colour: .red)
      if case .unreadable(_, ENOENT) = error { throw ExitCode.missingFile }
      throw ExitCode.badInput
    }
  }

  /// Lists refused lines and what they add up to.
  static func note(_ report: RefusalReport) {
    guard report.total > 0 else { return }
    for line in report.first { note("\(line)", colour: .yellow) }
    if report.total > report.first.count {
      note("… and \(report.total - report.first.count) more")
    }
    let kinds = report.countsByKind.map { "\($0.count) × \($0.kind.rawValue)" }
    note("refused \(report.total) (\(kinds.joined(separator: ", ")))")
  }
}
