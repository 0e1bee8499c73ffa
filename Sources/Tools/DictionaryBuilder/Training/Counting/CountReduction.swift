/// Sums lines `n-gram TAB count`: the reduce step of a map-reduce job.
package enum CountReduction {
  /// Reads lines grouped by n-gram, as a sort or shuffle leaves them, and emits one line per
  /// n-gram.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is standard input.
  ///   - progress: Called with the number of bytes read so far.
  ///   - emit: Receives the output in pieces of whole lines.
  /// - Returns: The number of lines read and written.
  @discardableResult
  package static func sum(
    _ paths: [String], progress: (Int) -> Void, emit: ([UInt8]) -> Void
  ) throws(DictionaryError) -> (read: Int, written: Int) {
    var ngram: [UInt8] = []
    var sum: UInt64 = 0
    var written = 0
    var piece: [UInt8] = []
    func finish() {
      guard sum > 0 else { return }
      piece += ngram
      CountLine.append(sum, to: &piece)
      written += 1
      guard piece.count >= 1 << 16 else { return }
      emit(piece)
      piece.removeAll(keepingCapacity: true)
    }
    let read = try forEachLine(of: paths, progress: progress) {
      path, number, line throws(DictionaryError) in
      if !line.ngram.elementsEqual(ngram) {
        finish()
        ngram.removeAll(keepingCapacity: true)
        ngram += line.ngram
        sum = 0
      }
      let (next, overflow) = sum.addingReportingOverflow(line.count)
      guard !overflow else {
        throw .malformed(path: path, line: number, reason: "the counts add up to more than 2^64")
      }
      sum = next
    }
    finish()
    emit(piece)
    return (read, written)
  }

  /// Calls `body` with each line of the files at `paths`.
  ///
  /// - Returns: The number of lines.
  static func forEachLine(
    of paths: [String], progress: (Int) -> Void,
    _ body: (_ path: String, _ number: Int, CountLine) throws(DictionaryError) -> Void
  ) throws(DictionaryError) -> Int {
    var lines = 0
    var bytesBefore = 0
    for path in paths {
      let chunks = try TextChunks(path: path)
      let name = path == "-" ? "standard input" : path
      var number = 0
      while let chunk = try chunks.next() {
        try chunk.forEachLine { bytes throws(DictionaryError) in
          number += 1
          guard let line = CountLine(bytes) else {
            throw CountLine.malformed(path: name, line: number)
          }
          try body(name, number, line)
        }
        progress(bytesBefore + chunks.bytesRead)
      }
      bytesBefore += chunks.bytesRead
      lines += number
    }
    return lines
  }
}
