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

  /// Phrases are read beside the words. Those whose text never changes are shortcuts for languages
  /// without candidates as well; a line that cannot be read is left out and named.
  @Test func phrasesAreRead() throws {
    let words = UserWords(container: folder.path)
    try folder.write("lexicon.tsv", "Ada\n")
    try folder.write(
      "phrases.tsv", "# own\nadr\tRoad 1{newline}Town\t2\nshm\t《{cursor}》\nbad\t{now}\n")
    let read = words.current
    #expect(inputs(words) == ["Ada", "adr"])
    #expect(read.index.entries(typed: "adr").map(\.documentText) == ["Road 1\nTown"])
    #expect(read.phrases.count == 2 && read.phrases.clock?() != nil)
    #expect(read.rejections.count == 1)
    #expect(
      read.rejections.first?.hasPrefix("\(folder.path)/phrases.tsv:4: there is no {now}") == true)
    #expect(words.current.version == read.version)
    try folder.write("phrases.tsv", "")
    #expect(words.current.version > read.version && words.current.phrases.isEmpty)
    #expect(inputs(words) == ["Ada"])
  }

  /// A folder in the file's place has no words.
  @Test func noFile() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/lexicon.tsv", withIntermediateDirectories: true)
    #expect(inputs(UserWords(container: folder.path)).isEmpty)
  }
}
