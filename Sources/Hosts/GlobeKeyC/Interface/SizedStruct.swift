import CGlobeKey

/// A struct of the C interface. It begins with its size, which the caller sets.
protocol SizedStruct {
  /// The size in bytes.
  var size: Int { get set }
  /// Creates a struct of zeros.
  init()
}

extension globekey_library_options: SizedStruct {}
extension globekey_keyboard: SizedStruct {}
extension globekey_history_entry: SizedStruct {}
extension globekey_field: SizedStruct {}
extension globekey_result: SizedStruct {}
extension globekey_effect: SizedStruct {}
extension globekey_key: SizedStruct {}
extension globekey_view: SizedStruct {}
extension globekey_preedit_piece: SizedStruct {}
extension globekey_candidate: SizedStruct {}

extension SizedStruct {
  /// Reads a caller's struct. What an older caller's struct does not have is zero; what a newer one
  /// has beyond ours is not read.
  init(reading pointer: UnsafePointer<Self>?, _ name: String) throws(CallError) {
    self.init()
    let (source, size) = try Self.checked(UnsafeRawPointer(pointer), name)
    withUnsafeMutableBytes(of: &self) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: source, count: min(size, $0.count)))
    }
  }

  /// Writes this struct into a caller's, as far as that goes. Its size stays.
  func write(to pointer: UnsafeMutablePointer<Self>?, _ name: String) throws(CallError) {
    let (source, size) = try Self.checked(UnsafeRawPointer(pointer), name)
    var copy = self
    copy.size = size
    withUnsafeBytes(of: copy) {
      UnsafeMutableRawPointer(mutating: source)
        .copyMemory(from: $0.baseAddress ?? source, byteCount: min(size, $0.count))
    }
  }

  private static func checked(
    _ pointer: UnsafeRawPointer?, _ name: String
  ) throws(CallError) -> (UnsafeRawPointer, size: Int) {
    guard let pointer else { throw .invalid("'\(name)' is NULL") }
    let size = pointer.load(as: Int.self)
    guard size >= MemoryLayout<Int>.size else {
      throw .invalid("the size of '\(name)' is not set")
    }
    return (pointer, size)
  }
}
