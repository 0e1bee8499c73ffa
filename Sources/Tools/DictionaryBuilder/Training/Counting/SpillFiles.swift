import LibC

/// Temporary files for counts that do not fit in memory.
///
/// The files are unlinked as soon as they are open, so the system removes them however the program
/// ends. They are merged level by level, so that few are open at a time.
struct SpillFiles: Sendable {
  /// The number of files of one level that are merged into one file of the next.
  private static let mergedAtOnce = 16

  private let vocabulary: Vocabulary
  private let packing: NGramPacking
  private let path: String
  private let number: Int
  private var levels: [[CountFile]] = []
  /// The number of times that counts were written to a file.
  private(set) var spillCount = 0
  private var created = 0

  /// Creates an empty set of files beside `path`. `number` distinguishes the files of several
  /// threads.
  init(beside path: String, number: Int, vocabulary: Vocabulary, packing: NGramPacking) {
    self.path = path
    self.number = number
    self.vocabulary = vocabulary
    self.packing = packing
  }

  /// All files.
  var files: [CountFile] { levels.flatMap { $0 } }

  /// Adds a file with the records that `body` appends.
  mutating func add(
    _ body: (inout CountFileWriter) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    let file = try write(body)
    spillCount += 1
    if levels.isEmpty { levels.append([]) }
    levels[0].append(file)
    var level = 0
    while levels[level].count == Self.mergedAtOnce {
      let files = levels[level]
      let merged = try write { writer throws(DictionaryError) in
        try CountMerge.write(files, to: &writer)
      }
      levels[level] = []
      level += 1
      if level == levels.count { levels.append([]) }
      levels[level].append(merged)
    }
  }

  private mutating func write(
    _ body: (inout CountFileWriter) throws(DictionaryError) -> Void
  ) throws(DictionaryError) -> CountFile {
    created += 1
    let name = "\(path).\(getpid()).\(number << 32 | created).tmp"
    let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
    unlink(name)
    var writer = CountFileWriter(
      to: descriptor, path: path, packing: packing,
      vocabularyFingerprint: vocabulary.fingerprint)
    do throws(DictionaryError) {
      try body(&writer)
      try writer.finish()
    } catch {
      close(descriptor)
      throw error
    }
    return try CountFile(OpenFile(owning: descriptor, path: name), vocabulary: vocabulary)
  }
}
