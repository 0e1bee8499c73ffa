/// The destination of counts each time memory is full, and once at the end.
protocol CountSink: Sendable {
  /// Takes all counts out of `counter`.
  mutating func take(_ counter: inout NGramCounter) throws(DictionaryError)
}

/// Writes counts to temporary files that are merged later.
struct SpillSink: CountSink {
  private(set) var files: SpillFiles

  init(files: SpillFiles) { self.files = files }

  mutating func take(_ counter: inout NGramCounter) throws(DictionaryError) {
    guard !counter.isEmpty else { return }
    try files.add { writer throws(DictionaryError) in
      try counter.drain { key, count throws(DictionaryError) in
        try writer.append(key: key, count: count)
      }
    }
  }
}

/// Writes counts as lines of text.
struct LineSink: CountSink {
  private static let pieceLength = 1 << 16

  private let lines: CountLineWriter
  private let emit: @Sendable ([UInt8]) -> Void
  /// The number of lines written so far.
  private(set) var written = 0

  init(lines: CountLineWriter, emit: @escaping @Sendable ([UInt8]) -> Void) {
    self.lines = lines
    self.emit = emit
  }

  mutating func take(_ counter: inout NGramCounter) throws(DictionaryError) {
    var piece: [UInt8] = []
    try counter.drain { key, count throws(DictionaryError) in
      lines.append(key: key, count: count, to: &piece)
      written += 1
      guard piece.count >= Self.pieceLength else { return }
      emit(piece)
      piece.removeAll(keepingCapacity: true)
    }
    emit(piece)
  }
}
