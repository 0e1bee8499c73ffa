import KeyboardPermissions
import Testing

/// Requirement 66: with open access off, only files in the keyboard's own container.
@Suite struct ContainerAccessTests {
  @Test(
    arguments: [
      ("user.tsv", "/keyboards/zh/user.tsv"), ("./a/./b", "/keyboards/zh/a/b"),
      ("words/../user.tsv", "/keyboards/zh/user.tsv"), ("a//b/", "/keyboards/zh/a/b"),
      (".", "/keyboards/zh"), ("/keyboards/zh", "/keyboards/zh"),
      ("/keyboards/zh/user.tsv", "/keyboards/zh/user.tsv"),
      ("/keyboards/../keyboards//zh/x", "/keyboards/zh/x"), ("../zh/x", "/keyboards/zh/x"),
      ("/../../keyboards/zh/x", "/keyboards/zh/x"), ("...", "/keyboards/zh/..."),
      ("..user", "/keyboards/zh/..user"), ("用户.tsv", "/keyboards/zh/用户.tsv"),
      ("%2e%2e/x", "/keyboards/zh/%2e%2e/x"), ("~/x", "/keyboards/zh/~/x"),
    ])
  func pathsInside(path: String, expected: String) throws {
    let access = try ContainerAccess(container: "/keyboards//./zh/")
    let resolved = try access.resolve(path)
    #expect(resolved.text == expected)
    #expect(resolved.container == "/keyboards/zh")
    #expect(try access.resolve(resolved.text) == resolved)
  }

  @Test(
    arguments: [
      "..", "../fa/user.tsv", "/", "/etc/passwd", "a/../../fa", "/keyboards", "/keyboards/zh/..",
      "/keyboards/zh-evil/user.tsv", "/keyboards/z", "/Keyboards/zh/x", "../../../../etc/passwd",
      "/keyboards/zh/../../etc/passwd", "//etc/passwd",
    ])
  func pathsOutside(path: String) throws {
    let access = try ContainerAccess(container: "/keyboards/zh")
    #expect(throws: ContainerRefusal.outside(path: path, container: "/keyboards/zh")) {
      try access.resolve(path)
    }
  }

  /// Names that Swift treats as equal can be different folders of the file system.
  @Test func namesAreComparedByBytes() throws {
    let access = try ContainerAccess(container: "/caf\u{E9}")
    #expect(throws: ContainerRefusal.self) { try access.resolve("/cafe\u{301}/x") }
    #expect(try access.resolve("/caf\u{E9}/x").text == "/caf\u{E9}/x")
  }

  @Test func malformedPathsAndContainers() throws {
    let access = try ContainerAccess(container: "/keyboards/zh")
    #expect(throws: ContainerRefusal.empty) { try access.resolve("") }
    #expect(throws: ContainerRefusal.containsNull) { try access.resolve("user.tsv\0/../x") }
    for path in ["", "keyboards", "../keyboards"] {
      #expect(throws: ContainerRefusal.containerNotAbsolute(path)) {
        try ContainerAccess(container: path)
      }
    }
    for path in ["/", "//", "/a/..", "/.."] {
      #expect(throws: ContainerRefusal.containerIsEverything) {
        try ContainerAccess(container: path)
      }
    }
  }
}
