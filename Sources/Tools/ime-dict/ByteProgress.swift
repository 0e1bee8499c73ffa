import LibC
import ToolSupport

/// The progress of reading files, by bytes.
struct ByteProgress: Sendable {
  private let bar = ProgressBar()
  private let stage: String
  /// The total length of the files in bytes; nil if one has no length (a pipe).
  private let total: Int?

  /// Starts at 0 of the bytes of the files at `paths`.
  init(_ stage: String, _ paths: [String]) {
    self.stage = stage
    var sum = 0
    var isKnown = true
    for path in paths {
      var status = stat()
      let code = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path, &status)
      if code == 0, status.st_mode & S_IFMT == S_IFREG {
        sum = sum &+ Int(status.st_size)
      } else {
        isKnown = false
      }
    }
    total = isKnown ? max(sum, 1) : nil
  }

  /// Shows the number of bytes read so far.
  func show(_ bytes: Int) {
    if let total {
      bar.show(stage, Double(bytes) / Double(total))
    } else {
      bar.show("\(stage), \(bytes >> 20) MB", 0)
    }
  }

  /// Erases the progress bar.
  func erase() { bar.erase() }
}
