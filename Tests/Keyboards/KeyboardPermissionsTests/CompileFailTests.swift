import Foundation
import TestSupport
import Testing

/// Code that must not compile: services without a token, tokens made by hand, words that are sent.
@Suite struct CompileFailTests {
  @Test(arguments: ["Rules.swift", "Keyboard.swift"])
  func onlyMarkedLinesAreRejected(name: String) throws {
    let folder = "Tests/Keyboards/KeyboardPermissionsTests/CompileFail"
    let source = try Repository.text(of: "\(folder)/\(name)")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.indices.filter { lines[$0].hasSuffix("// error") }.map { $0 + 1 }
    #expect(expected.isEmpty == (name == "Keyboard.swift"))

    let modules = URL(fileURLWithPath: Program("Modules").path).path
    let result = try Program(path: "/usr/bin/env").run([
      "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-I", modules,
      Repository.root.appending(path: "\(folder)/\(name)").path,
    ])
    // A diagnostic: `…/Rules.swift:9:27: error: …`
    let rejected = result.errors.split(separator: "\n").compactMap { line -> Int? in
      guard let end = line.range(of: ": error: ")?.lowerBound else { return nil }
      let position = line[..<end].split(separator: ":")
      guard position.count == 3, position[0].hasSuffix(name) else { return nil }
      return Int(position[1])
    }
    #expect(Set(rejected).sorted() == expected, "\(result.errors)")
    #expect((result.code == 0) == expected.isEmpty, "\(result.errors)")
  }
}
