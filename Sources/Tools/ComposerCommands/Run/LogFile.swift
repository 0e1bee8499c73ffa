import LibC
import ToolSupport

/// A file to which lines are written immediately, so that the lines before a crash are kept.
final class LogFile {
  private let descriptor: Int32
  private let path: String

  /// Creates or empties the file. Only its owner can read it, since it can contain typed text.
  init(path: String) throws(ToolError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
  }

  deinit { close(descriptor) }

  /// Writes a line.
  func writeLine(_ line: String) throws(ToolError) {
    let code = writeAll(Array("\(line)\n".utf8), to: descriptor)
    guard code == 0 else { throw Self.failure(path, code) }
  }

  private static func failure(_ path: String, _ code: Int32) -> ToolError {
    ToolError(
      .cannotCreate,
      "\(path): cannot be written (\(String(cString: strerror(code)))); "
        + "check the folder and its permissions")
  }
}
