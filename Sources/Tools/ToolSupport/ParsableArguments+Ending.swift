import ArgumentParser
import TextUnits

extension ParsableArguments {
  /// Ends the program with the message and the exit code of an error of the argument parser, or with the
  /// help that was asked for. Messages quote arguments, whose control characters are shown by their
  /// numbers.
  package static func end(with error: any Error) -> Never {
    let message = fullMessage(for: error)
    let code = exitCode(for: error)
    if !message.isEmpty {
      if code.isSuccess {
        var output = StandardOutput()
        output.write(Array((message + "\n").utf8))
        output.flush()
      } else {
        StandardError.writeLine(message)
      }
    }
    exit(withError: code)
  }
}
