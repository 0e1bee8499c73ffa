import Foundation
import KeyboardCatalog
import TestSupport
import Testing

/// The user's own words in a container, read again after a change.
@Suite struct UserWordsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func inputs(_ words: UserWords) -> [String] {
    words.current.index.entries.map(\.userInput)
  }

  @Test func changesAreRead() throws {
    let words = UserWords(container: folder.path)
    #expect(inputs(words).isEmpty)
    let missing = words.current.version
    try folder.write("lexicon.tsv", "Ada\nomw\tOn my way!\n")
    #expect(inputs(words) == ["Ada", "omw"])
    let version = words.current.version
    #expect(version > missing && words.current.version == version)
    try folder.write("lexicon.tsv", "Ada\nBo\na\tb\tc\n")
    #expect(inputs(words) == ["Ada", "Bo"])
    #expect(words.current.version > version)
    try FileManager.default.removeItem(atPath: "\(folder.path)/lexicon.tsv")
    #expect(inputs(words).isEmpty)
  }

  /// A folder in the file's place has no words.
  @Test func noFile() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/lexicon.tsv", withIntermediateDirectories: true)
    #expect(inputs(UserWords(container: folder.path)).isEmpty)
  }
}
