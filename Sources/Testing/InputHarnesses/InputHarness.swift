/// A harness: feeds bytes to the reader of one format, and uses what was read.
///
/// Errors of the reader are expected and ignored. A trap, a read outside the bytes, or time and memory
/// without bound are findings.
package struct InputHarness: Sendable {
  /// The name, which is also that of its folder in the corpus: `layout`.
  package let name: String
  /// Reads the bytes.
  package let run: @Sendable ([UInt8]) -> Void

  /// Creates a harness whose reader may throw.
  package init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    run = { bytes in try? body(bytes) }
  }

  /// Creates a harness of a text format. Invalid UTF-8 is repaired, as readers of files reject it.
  init(_ name: String, text body: @escaping @Sendable (String) throws -> Void) {
    self.init(name) { try body(String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the harness with a name; nil if there is none.
  package static func named(_ name: String) -> InputHarness? { Self.all.first { $0.name == name } }

  /// Ends the process with a message unless a promise of the reader is kept.
  package static func require(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    precondition(isKept, promise())
  }
}
