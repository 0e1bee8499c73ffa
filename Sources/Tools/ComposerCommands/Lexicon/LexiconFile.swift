import HistoryStore
import HostWords
import InputCore
import KeyboardCatalog
import LibC
import ToolSupport

/// The file with the user's own words, or a copy that is being edited.
struct LexiconFile {
  let container: String
  var name = UserWords.fileName
  var path: String { "\(container)/\(name)" }

  /// Returns the file in the container.
  static func ofUser() throws(ToolError) -> LexiconFile {
    LexiconFile(container: try Container.path())
  }

  /// Reads the words; none if there is no file.
  func read() throws(ToolError) -> UserWordList {
    UserWordList(try bytes(), file: path)
  }

  /// Reads the phrases, and the errors of lines that cannot be read; none if there is no file.
  func readPhrases() throws(ToolError) -> (
    phrases: CustomPhrases, rejections: [CustomPhrases.ParsingError]
  ) {
    CustomPhrases.reading(String(decoding: try bytes(), as: UTF8.self), file: path)
  }

  /// Reads the bytes of the file; none if it does not exist.
  private func bytes() throws(ToolError) -> [UInt8] {
    guard access(path, F_OK) == 0 else { return [] }
    do throws(FileFailure) {
      let bytes = try FileBytes.contents(of: path, limit: UserWords.maximumLength + 1)
      guard bytes.count <= UserWords.maximumLength else { throw FileFailure.tooLong }
      return bytes
    } catch {
      throw ToolError(.missingInput, "\(path): \(error.reason)")
    }
  }

  /// Changes the words. Two programs that change them at once wait for each other, and the file is
  /// written whole or not at all. Nothing is written if `change` throws.
  func change(
    _ change: (inout UserWordList) throws(ToolError) -> Void
  ) throws(ToolError) {
    try Container.create(container)
    let folder = open(container, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw failure() }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure() }
    }
    var list = try read()
    try change(&list)
    try write(list.bytes)
  }

  /// Writes the file whole or not at all.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    guard bytes.count <= UserWords.maximumLength else {
      throw ToolError(
        .badInput, "the list would be longer than \(UserWords.maximumLength >> 20) MiB")
    }
    do throws(FileError) {
      try PrivateFile.write(bytes, to: path, by: path + ".new")
    } catch {
      throw ToolError(.cannotCreate, error.description)
    }
  }

  private func failure() -> ToolError {
    ToolError(.cannotCreate, "\(container): \(String(cString: strerror(errno)))")
  }
}
