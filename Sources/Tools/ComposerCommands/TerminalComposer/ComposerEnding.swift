import LibC

/// The reason why a terminal composer ended. The terminal is restored in each case.
package enum ComposerEnding: Hashable, Sendable {
  /// The user pressed Control+C or Control+D.
  case left
  /// The input ended: end of a file or pipe, or the terminal is gone.
  case endOfInput
  /// A signal asked the program to end. The value is its number.
  case signal(Int32)
  /// The reader of the output closed the pipe.
  case outputClosed
  /// Writing failed with this `errno` value. Text may be lost.
  case outputFailed(code: Int32)

  init(outputError code: Int32) {
    self = code == EPIPE ? .outputClosed : .outputFailed(code: code)
  }

  /// The exit status by shell convention: 0, 128 plus the signal number, or 74 for an output error.
  package var exitStatus: Int32 {
    switch self {
    case .left, .endOfInput, .outputClosed: 0
    case .signal(let number): 128 + (number & 0x7F)
    case .outputFailed: 74
    }
  }
}
