import LibC

/// The reason for the last failure in each thread.
enum LastError {
  /// The key of the thread's copy, which is released when the thread ends.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key) { free($0) } == 0 ? key : nil
  }()

  private static let none: StaticString = ""

  /// Keeps the reason for a failure of this thread.
  static func set(_ reason: String) {
    guard let key else { return }
    free(pthread_getspecific(key))
    pthread_setspecific(key, strdup(reason))
  }

  /// The reason kept for this thread, or an empty text.
  static var text: UnsafePointer<CChar> {
    if let key, let reason = pthread_getspecific(key) {
      return UnsafePointer(reason.assumingMemoryBound(to: CChar.self))
    }
    return UnsafeRawPointer(none.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
