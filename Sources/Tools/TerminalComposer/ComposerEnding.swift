#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a terminal composer ended. In each case the terminal is as it was before.
package enum ComposerEnding: Hashable, Sendable {
  /// The typist left with Control and C, or Control and D.
  case left
  /// There was no more input: the end of a file or pipe, or the terminal is gone.
  case endOfInput
  /// A signal asked the program to end; its number.
  case signal(Int32)
  /// The other side closed the pipe that was written to.
  case outputClosed
  /// Nothing could be written; the value of `errno`. Text may be lost.
  case outputFailed(code: Int32)

  init(outputError code: Int32) {
    self = code == EPIPE ? .outputClosed : .outputFailed(code: code)
  }

  /// The exit status that shells expect of a program: 0, 128 and the signal's number, or 74 for an
  /// error of output.
  package var exitStatus: Int32 {
    switch self {
    case .left, .endOfInput, .outputClosed: 0
    case .signal(let number): 128 + (number & 0x7F)
    case .outputFailed: 74
    }
  }
}
