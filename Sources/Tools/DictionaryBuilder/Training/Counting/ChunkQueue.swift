import Synchronization

/// A queue of text chunks that several counting threads share, with the first error of any of them.
final class ChunkQueue: Sendable {
  private struct State {
    var paths: ArraySlice<String>
    var chunks: TextChunks?
    var bytesBefore = 0
    var failure: DictionaryError?
  }

  private let state: Mutex<State>
  private let progress: @Sendable (Int) -> Void

  /// Creates a queue of the text of the files at `paths`, in that order. `progress` is called with
  /// the number of bytes read so far.
  init(paths: [String], progress: @escaping @Sendable (Int) -> Void) {
    state = Mutex(State(paths: paths[...]))
    self.progress = progress
  }

  /// The first error, which ended the work.
  var failure: DictionaryError? { state.withLock { $0.failure } }

  /// Returns the next chunk; nil at the end or after a thread has failed.
  func next() throws(DictionaryError) -> [UInt8]? {
    try state.withLock { state throws(DictionaryError) -> [UInt8]? in
      guard state.failure == nil else { return nil }
      while true {
        if let chunks = state.chunks {
          let chunk = try chunks.next()
          progress(state.bytesBefore + chunks.bytesRead)
          if let chunk { return chunk }
          state.bytesBefore += chunks.bytesRead
          state.chunks = nil
        }
        guard let path = state.paths.popFirst() else { return nil }
        state.chunks = try TextChunks(path: path)
      }
    }
  }

  /// Ends the work with an error. Only the first error is kept.
  func fail(_ error: DictionaryError) {
    state.withLock { $0.failure = $0.failure ?? error }
  }
}
