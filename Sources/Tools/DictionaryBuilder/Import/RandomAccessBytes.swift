import DictionaryImage

/// The bytes of a file for random access.
enum RandomAccessBytes {
  /// A file that is mapped into memory.
  case mapped(MappedFile)
  /// A copy in memory.
  case held([UInt8])

  /// The number of bytes.
  var count: Int {
    switch self {
    case .mapped(let file): file.bytes.count
    case .held(let bytes): bytes.count
    }
  }

  /// Calls `body` with the bytes, which are valid during the call.
  func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws(DictionaryError) -> Value)
    throws(DictionaryError) -> Value
  {
    switch self {
    case .mapped(let file): return try body(file.bytes)
    case .held(let bytes):
      // `withUnsafeBytes` rethrows untyped errors, so a `Result` carries the typed one.
      let result: Result<Value, DictionaryError> = bytes.withUnsafeBytes { buffer in
        do throws(DictionaryError) { return .success(try body(buffer)) } catch {
          return .failure(error)
        }
      }
      return try result.get()
    }
  }
}
