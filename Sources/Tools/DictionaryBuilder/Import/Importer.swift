/// Imports the words of a source in one format.
protocol Importer {
  /// Appends the entries and header fields of `input` to `sink`. Bad lines are rejected there, and
  /// reading continues.
  ///
  /// - Throws: `DictionaryError` for a source that cannot be read at all.
  mutating func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError)
}

/// An importer of a format whose lines can be read one by one.
protocol LineImporter: Importer {
  /// Imports a line, which is UTF-8 and not only whitespace.
  mutating func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason)
  /// The decoder for the next line. It is asked for before each line, since a line may state the
  /// encoding.
  var decoder: LineDecoder { get }
  /// Called after the last line, to append pending entries or to report missing parts.
  mutating func finish(_ sink: ImportSink)
}

extension LineImporter {
  mutating func finish(_ sink: ImportSink) {}

  mutating func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError) {
    while let line = try input.nextLine() {
      guard !line.isWhitespace || line.isTooLong else { continue }
      sink.take(line.number) { () throws(RejectionReason) in
        try read(try decoder.decode(line), into: sink)
      }
    }
    finish(sink)
  }
}
