/// Selects the lines that are held out of training, to evaluate the model on.
package enum HeldOut {
  /// Whether a line is held out.
  ///
  /// The choice depends only on the bytes of the line and on `seed`, so counting and evaluation
  /// agree on it.
  ///
  /// - Parameters:
  ///   - line: The line, without its line end.
  ///   - every: One line in this many is held out; none if it is 0.
  ///   - seed: A number that selects another set of lines.
  package static func holds(
    _ line: UnsafeBufferPointer<UInt8>, every: UInt64, seed: UInt64
  ) -> Bool {
    every > 0 && (LineHash.hash(line, seed: seed ^ 0xA5A5) >> 20) % every == 0
  }
}
