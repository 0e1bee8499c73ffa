/// Reads the words of a source in a format of its own.
protocol Importer {
  /// Hands the entries of `input` to `sink`, with what its header says. Bad lines are refused there
  /// and the rest is still read; a source that cannot be read at all is an error.
  mutating func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError)
}

/// An importer of a format whose lines stand for themselves.
protocol LineImporter: Importer {
  /// Takes a line, which is not blank, in UTF-8.
  mutating func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason)
  /// The encoding to read the following lines in; asked for before each line.
  var decoder: LineDecoder { get }
  /// Called after the last line, where the importer holds something back or misses something.
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
