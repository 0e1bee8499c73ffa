import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The progress of reading files, by bytes.
struct ByteProgress: Sendable {
  private let bar = ProgressBar()
  private let stage: String
  /// The length of all files, nil where one has none (a pipe).
  private let total: Int?

  /// Nothing read yet of the files at `paths`.
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

  /// Shows that so many bytes have been read.
  func show(_ bytes: Int) {
    if let total {
      bar.show(stage, Double(bytes) / Double(total))
    } else {
      bar.show("\(stage), \(bytes >> 20) MB", 0)
    }
  }

  /// Takes the bar away.
  func erase() { bar.erase() }
}
