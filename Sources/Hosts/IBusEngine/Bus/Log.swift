import Glibc

/// Writes a line to the log of the session. No line contains typed text.
func log(_ line: String) {
  let line = "ibus-engine-globekey: \(line)\n"
  line.utf8.withContiguousStorageIfAvailable { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
