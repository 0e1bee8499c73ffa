import Foundation
import TestSupport
import Testing

/// The folder of the user's data: private, also after a backup gave it other permissions.
@Suite struct PrivateContainerTests {
  private let folder: TemporaryFolder
  private var container: String { "\(folder.path)/container" }

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., input: String = "") throws -> Program.Result {
    try Program("ime-cli").run(
      arguments, input: Array(input.utf8), environment: ["GLOBEKEY_CONTAINER": container])
  }

  private func importOne() throws {
    let list = try folder.write(
      "history.tsv",
      "# globekey history 1\ncell\tzh-Hans\tword\t\tbei jing\t北京\t0000000000000001\t1024\t1\n")
    #expect(try run("history", "import", list).code == 0)
  }

  private func modes() throws -> [String: Int] {
    let names = FileManager.default.enumerator(atPath: container)?.compactMap { $0 as? String }
    return try Dictionary(
      uniqueKeysWithValues: (["."] + (names ?? [])).map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(container)/\(name)")
        return (name, attributes[.posixPermissions] as? Int ?? 0)
      })
  }

  @Test func looseModesAreTightened() throws {
    try importOne()
    for (name, mode) in try modes() {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode == 0o700 ? 0o755 : 0o644], ofItemAtPath: "\(container)/\(name)")
    }
    let result = try run("history", "list")
    #expect(result.output.contains("北京"))
    #expect(result.errors.contains("other users could read or change"))
    for (name, mode) in try modes() { #expect(mode & 0o077 == 0, "\(name)") }
    #expect(try run("history", "list").errors.isEmpty)
  }

  /// Needs the superuser, who can make a folder another user's.
  @Test(.enabled(if: geteuid() == 0), arguments: ["history", "."])
  func foldersOfOtherUsersAreNotUsed(name: String) throws {
    try importOne()
    #expect(chown("\(container)/\(name)", 65_534, 65_534) == 0)
    #expect(chmod("\(container)/\(name)", 0o777) == 0)
    let listed = try run("history", "list")
    #expect(!listed.output.contains("北京"))
    #expect(listed.errors.contains("belongs to another user"))
    let typed = try run("type", "-l", "zh-Hans", "--learn", input: "shanghai2 \u{3}")
    #expect(typed.errors.contains("belongs to another user"))
    #expect(chown("\(container)/\(name)", 0, 0) == 0)
    #expect(try !run("history", "list").output.contains("上海"))
  }

  /// A copied text that has expired is gone from the disk when anything opens the container.
  @Test func expiredTextsGoFromTheDisk() throws {
    try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
    let now = Int(Date().timeIntervalSince1970)
    let file = "\(container)/clipboard.tsv"
    try
      "# GlobeKey clipboard 1\n\(now - 10)\t\tnew\n\(now - 3_700)\t\tsecret plan\n\(now - 9_999)\tpinned\tkept\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    _ = try run("keyboards")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains("secret"))
    #expect(text.contains("new") && text.contains("kept"))
  }

  /// Where the files cannot be written again, the change is stored, and the message says both.
  @Test func whatIsStoredAndNotCompactedIsSaid() throws {
    try importOne()
    let blocked = "\(container)/history/history.image.new"
    let list = try folder.write(
      "more.tsv",
      "# globekey history 1\ncell\tzh-Hans\tword\t\tshang hai\t上海\t0000000000000001\t1024\t1\n")
    for arguments in [["history", "import", list], ["history", "forget", "北京"]] {
      try FileManager.default.createDirectory(atPath: blocked, withIntermediateDirectories: false)
      let result = try Program("ime-cli").run(
        arguments, environment: ["GLOBEKEY_CONTAINER": container])
      #expect(result.code == 73, "\(result.output)")
      #expect(!result.errors.contains("not changed"), "\(result.errors)")
      #expect(result.errors.contains("the change is stored"), "\(result.errors)")
      try FileManager.default.removeItem(atPath: blocked)
      _ = try run("history", "list")
    }
    let listed = try run("history", "list").output
    #expect(listed.contains("上海") && !listed.contains("北京"))
    #expect(try run("history", "forget", "北京").output.contains("found nothing"))
  }
}
