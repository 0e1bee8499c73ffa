import DictionaryBuilder
import Foundation
import TestSupport
import Testing
import ToolSupport

/// Builds as processes: killed, running at the same time, and without write access.
@Suite(.serialized) struct BuildProcessTests {
  private let folder: TemporaryFolder
  private let image: String

  init() throws {
    folder = try TemporaryFolder()
    image = "\(folder.path)/image"
    try LargeDictionary.write(to: folder)
  }

  private func start(_ arguments: [String] = []) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program("ime-dict").path)
    process.arguments = ["build", folder.path, "-o", image] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Builds are killed at random times. Each leaves the old image, the new one, or none if there
  /// was none, and its leftovers do not disturb the next build.
  @Test(arguments: [false, true])
  func killedBuildLeavesNoPartialImage(isFirst: Bool) throws {
    let clock = ContinuousClock()
    let duration = try clock.measure { try start().waitUntilExit() }
    let new = try FileAccess.read(image)
    let old = [UInt8]("the old image".utf8)
    var random = SeededGenerator(seed: 31)
    for step in 0..<10 {
      try? FileManager.default.removeItem(atPath: image)
      try FileManager.default.removeItem(atPath: "\(image).cache")
      if !isFirst { try FileAccess.writeAtomically(old, to: image) }
      let process = try start()
      let part = (Double(step) + Double.random(in: 0..<1, using: &random)) / 9
      Thread.sleep(forTimeInterval: part * (duration / .seconds(1)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = try? FileAccess.read(image)
      #expect(left == new || left == (isFirst ? nil : old), "step \(step)")
      let next = try start()
      next.waitUntilExit()
      #expect(next.terminationStatus == 0)
      #expect(try FileAccess.read(image) == new)
    }
  }

  @Test func simultaneousBuildsDoNotDisturbEachOther() throws {
    try start(["--no-cache"]).waitUntilExit()
    let expected = try FileAccess.read(image)
    for _ in 0..<5 {
      try? FileManager.default.removeItem(atPath: "\(image).cache")
      let both = try [start(), start(["--threads", "1"])]
      for process in both {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(try FileAccess.read(image) == expected)
    }
  }

  @Test func buildContinuesWithoutACache() throws {
    try folder.write("image.cache", "a file")
    let result = try Program("ime-dict").run(["build", folder.path, "-o", image])
    #expect(result.code == 0 && result.errors.contains("built without the cache"))
    #expect(try ImageChecker.check(path: image).total == 0)
  }

  @Test func leftoversOfKilledBuildsAreRemovedLater() throws {
    let left = try folder.write("image.4194304.1.tmp", "half")
    let running = try folder.write("image.\(getpid()).1.tmp", "of a running build")
    try start().waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(FileManager.default.fileExists(atPath: running))
  }

  @Test func unwritableImageIsExitCode73() throws {
    let result = try Program("ime-dict").run(
      ["build", folder.path, "-o", "\(folder.path)/missing/image", "--no-cache"])
    #expect(result.code == 73)
  }
}
