import Foundation
import HistoryStore
import Testing
import UserHistory

@Suite struct ClipboardFileTests {
  private let folder = StoreFolder()
  private var container: String { "\(folder.path)/container" }
  private var path: String { "\(container)/\(ClipboardFile.fileName)" }

  private func open(at time: HistoryTime = 1_000) -> ClipboardFile {
    ClipboardFile(container: container) { time }
  }

  @Test func textsAreReadAgainByTheUserOnly() throws {
    let file = open()
    file.add("one")
    file.add("two\nlines")
    file.setPinned(true, "one")
    file.finish()
    #expect(open().entries.map(\.text) == ["one", "two\nlines"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: container) == ["clipboard.tsv"])
    // After an hour only the pinned text is left, also in the file.
    let later = open(at: 1_000 + ClipboardHistory.lifetime)
    #expect(later.entries.map(\.text) == ["one"])
    later.finish()
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("two"))
    later.add("three")
    later.finish()
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("three"))
  }

  /// A text goes from the file when its hour is over, while the program runs.
  @Test func textsExpireOnTheDisk() async throws {
    let begin = ContinuousClock.now
    // A clock an hour less a second after the copy; it goes on with the time of the test.
    let file = ClipboardFile(container: container) {
      1_000 + ClipboardHistory.lifetime - 1
        + HistoryTime((ContinuousClock.now - begin) / .seconds(1))
    }
    try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
    file.add("secret plan")
    file.finish()
    try await Task.sleep(for: .milliseconds(100))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("secret"))
    try "# GlobeKey clipboard 1\n1000\t\told plan\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    let other = ClipboardFile(container: container) {
      1_000 + ClipboardHistory.lifetime - 1
        + HistoryTime((ContinuousClock.now - begin) / .seconds(1))
    }
    for _ in 0..<100 {
      guard try String(contentsOfFile: path, encoding: .utf8).contains("old plan") else { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("old plan"))
    #expect(other.entries.isEmpty)
  }

  @Test func removedTextsAreGoneFromTheFile() throws {
    let file = open()
    file.add("secret plan")
    file.add("other")
    file.remove("secret plan")
    file.finish()
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("secret"))
    file.removeAll()
    file.finish()
    #expect(open().entries.isEmpty)
    ClipboardFile.erase(in: container)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// A folder, a link or a damaged file has no texts; a link is replaced and its target stays.
  @Test func otherFilesAreNotRead() throws {
    let target = "\(folder.path)/target"
    try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
    try "# GlobeKey clipboard 1\n1000\t\tleaked\n"
      .write(toFile: target, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let file = open()
    #expect(file.entries.isEmpty)
    file.add("own")
    file.finish()
    #expect(open().entries.map(\.text) == ["own"])
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains("leaked"))
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path))
    #expect(open().entries.isEmpty)
  }

  @Test func withoutAFolderTextsAreKeptInMemory() {
    let file = ClipboardFile(container: "/proc/none") { 1_000 }
    file.add("one")
    file.finish()
    #expect(file.entries.map(\.text) == ["one"])
  }
}
