import DictionaryImage

/// The bytes of a file, read at any place. Nothing is read outside of them.
enum RandomAccessBytes {
  /// A file in place.
  case mapped(MappedFile)
  /// A copy.
  case held([UInt8])

  /// How many there are.
  var count: Int {
    switch self {
    case .mapped(let file): file.bytes.count
    case .held(let bytes): bytes.count
    }
  }

  /// Gives the bytes to `body`, where they are valid.
  func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws(DictionaryError) -> Value)
    throws(DictionaryError) -> Value
  {
    switch self {
    case .mapped(let file): return try body(file.bytes)
    case .held(let bytes):
      // The standard function rethrows any error; the result carries ours.
      let result: Result<Value, DictionaryError> = bytes.withUnsafeBytes { buffer in
        do throws(DictionaryError) { return .success(try body(buffer)) } catch {
          return .failure(error)
        }
      }
      return try result.get()
    }
  }
}
