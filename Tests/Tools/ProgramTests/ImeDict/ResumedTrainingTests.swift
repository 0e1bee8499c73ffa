import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite struct ResumedTrainingTests {
  /// Training killed at any time never leaves a partial model, and a later run gives the same
  /// model.
  @Test func killedRunIsResumed() throws {
    let sample = try TrainingSample(lines: 40_000)
    let start = ContinuousClock.now
    #expect(try sample.run(sample.arguments(work: "whole")).code == 0)
    let duration = ContinuousClock.now - start
    let bytes = try #require(sample.model())
    sample.removeModel()
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<8 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Program("ime-dict").path)
      process.arguments = sample.arguments()
      process.standardError = FileHandle.nullDevice
      try process.run()
      let instant = duration * Double.random(in: 0...1, using: &random)
      usleep(UInt32(instant.components.attoseconds / 1_000_000_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(sample.model() == nil || sample.model() == bytes)
    }
    sample.removeModel()
    let result = try sample.run(sample.arguments())
    #expect(result.code == 0, "\(result.errors)")
    #expect(sample.model() == bytes)
    let left = try FileManager.default.contentsOfDirectory(atPath: sample.path("work"))
    #expect(left.allSatisfy { $0.hasSuffix(".ngrams") || $0 == "lock" }, "\(left)")
  }

  /// A text that changes without changing its size is counted again.
  @Test func changedTextOfEqualSizeIsNoticed() throws {
    let sample = try TrainingSample(lines: 2000)
    #expect(try sample.run(sample.arguments()).code == 0)
    let old = sample.model()
    let text = TrainingSample.text(seed: 1, lines: 2000).replacingOccurrences(of: "银行", with: "行银")
    let status = try FileManager.default.attributesOfItem(atPath: sample.path("first.txt"))
    try sample.folder.write("first.txt", text)
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(status[.modificationDate])],
      ofItemAtPath: sample.path("first.txt"))
    #expect(try sample.run(sample.arguments()).code == 0)
    let changed = sample.model()
    #expect(changed != old)
    #expect(try sample.run(sample.arguments(work: "fresh")).code == 0)
    #expect(sample.model() == changed)
  }

  /// Truncated or overwritten counts are made again.
  @Test func damagedCountsAreRebuilt() throws {
    let sample = try TrainingSample(lines: 2000)
    #expect(try sample.run(sample.arguments()).code == 0)
    let bytes = sample.model()
    let files = try FileManager.default.contentsOfDirectory(atPath: sample.path("work"))
      .filter { $0.hasSuffix(".ngrams") }.sorted()
    #expect(files.count > 8)
    for (index, file) in files.enumerated() {
      var data = try #require(FileManager.default.contents(atPath: sample.path("work/\(file)")))
      switch index % 3 {
      case 0: data.removeLast(data.count / 2)
      case 1: data[data.count / 2] ^= 0xFF
      default: data = Data()
      }
      try data.write(to: URL(fileURLWithPath: sample.path("work/\(file)")))
    }
    let result = try sample.run(sample.arguments())
    #expect(result.code == 0, "\(result.errors)")
    #expect(sample.model() == bytes)
  }

  @Test func workFolderInUseIsRejected() throws {
    let sample = try TrainingSample(lines: 200)
    try FileManager.default.createDirectory(
      atPath: sample.path("work"), withIntermediateDirectories: true)
    let lock = open(sample.path("work/lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let result = try sample.run(sample.arguments())
    #expect(result.code == 65 && result.errors.contains("another run uses this work folder"))
  }
}
