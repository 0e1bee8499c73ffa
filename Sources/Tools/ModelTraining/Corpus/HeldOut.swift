/// Which lines are kept out of training, to try the model on.
package enum HeldOut {
  /// Whether a line is held out where one in `every` is; none where that is 0. It depends on nothing
  /// but the bytes of the line and `seed`.
  package static func holds(
    _ line: UnsafeBufferPointer<UInt8>, every: UInt64, seed: UInt64
  ) -> Bool {
    every > 0 && (LineHash.hash(line, seed: seed ^ 0xA5A5) >> 20) % every == 0
  }
}
