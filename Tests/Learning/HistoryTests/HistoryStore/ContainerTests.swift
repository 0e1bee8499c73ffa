import Foundation
import HistoryStore
import InputCore
import KeyboardPermissions
import Testing
import UserHistory

/// What a keyboard learns stays in its own container while open access is off.
@Suite struct ContainerTests {
  private let folder = StoreFolder()
  private let lesson = NumberedLessons.lesson(1)

  private func containers(hasShared: Bool = true) throws -> HistoryContainers {
    HistoryContainers(
      own: try ContainerAccess(container: "\(folder.path)/own"),
      shared: hasShared ? try ContainerAccess(container: "\(folder.path)/shared") : nil)
  }

  private func learn(_ access: CapabilityAccess, in containers: HistoryContainers) throws {
    let store = HistoryStore(folder: try containers.folder(for: access).path, now: 1_000)
    store.learn(lesson, at: 1_000)
    store.close()
  }

  /// In which containers a word of the lesson is found, in any file.
  private func traces() throws -> [String] {
    let word = try #require(lesson.words.first).text
    return try ["own", "shared"].filter { name in
      let root = "\(folder.path)/\(name)"
      let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return try files.contains { file in
        guard !isFolder("\(root)/\(file)") else { return false }
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file)"))
        return data.range(of: Data(word.utf8)) != nil
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType)
      == .typeDirectory
  }

  /// Each thing that the shared container asks for, missing: the words are in the keyboard's own, and
  /// nothing at all is in the shared one.
  @Test(arguments: ["open access", "declaration", "purpose", "consent", "container"])
  func withoutTheRightItStaysInTheKeyboardsOwn(missing: String) throws {
    let purpose = missing == "purpose" ? " " : "your words on all keyboards of the program"
    let declarations = [CapabilityDeclaration(.sharedContainer, purpose: purpose)]
    let grants = CapabilityGrants(
      missing == "declaration" ? [] : declarations, openAccess: missing != "open access",
      consents: missing == "consent" ? [] : [.sharedContainer], isVisible: true)
    try learn(grants.access, in: containers(hasShared: missing != "container"))
    #expect(try traces() == ["own"])
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/shared"))
  }

  @Test func withOpenAccessItIsShared() throws {
    let grants = CapabilityGrants(
      [CapabilityDeclaration(.sharedContainer, purpose: "your words in the program")],
      openAccess: true, consents: [.sharedContainer])
    try learn(grants.access, in: containers())
    #expect(try traces() == ["shared"])
    // Turned off again, what is learned from now on stays here.
    grants.openAccess = false
    #expect(try containers().folder(for: grants.access).path == "\(folder.path)/own/history")
  }

  @Test(arguments: ["../shared/history", "/tmp/history", "a/../../shared", ""])
  func aPathOutsideIsRefused(path: String) throws {
    #expect(throws: HistoryFolderError.self) { try containers().folder(at: path) }
  }

  /// A link by the folder's name would lead out, although the name is inside.
  @Test func aLinkIsRefused() throws {
    for name in ["own", "shared"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/own/history", withDestinationPath: "\(folder.path)/shared")
    let link = "\(folder.path)/own/history"
    #expect(throws: HistoryFolderError.link(link)) {
      try containers().folder(for: CapabilityGrants([]).access)
    }
    #expect(throws: HistoryFolderError.link(link)) { try containers().folder(at: "history/deep") }
  }
}
