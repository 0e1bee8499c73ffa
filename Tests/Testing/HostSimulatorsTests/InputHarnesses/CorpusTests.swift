import Foundation
import InputHarnesses
import TestSupport
import Testing
import ToolSupport

/// The corpus of the harnesses, as it is and slightly damaged: no reader traps. `make fuzz` searches on
/// from the same files, guided by the code that an input reaches.
@Suite(.serialized) struct CorpusTests {
  private static let folder = Repository.root
    .appending(path: "Tests/Testing/HostSimulatorsTests/InputHarnesses/Corpus")

  #if DEBUG
    private static let damagedCount = 5
  #else
    private static let damagedCount = 100
  #endif

  private static func inputs(of name: String) throws -> [[UInt8]] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
  }

  @Test(arguments: InputHarness.all.map(\.name))
  func readersTakeAnyBytes(name: String) throws {
    let harness = try #require(InputHarness.named(name))
    let inputs = try Self.inputs(of: name)
    #expect(!inputs.isEmpty)
    var random = SeededGenerator(seed: 28)
    harness.run([])
    for input in inputs {
      harness.run(input)
      for _ in 0..<Self.damagedCount { harness.run(damaged(input, &random)) }
    }
  }

  /// A folder of the corpus without a harness is read by nobody. The C library's is in the program.
  @Test func everyFolderHasAHarness() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(folders) == Set(InputHarness.all.map(\.name) + ["c-library"]))
  }

  private func damaged(_ input: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let position = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[position] = .random(in: 0...255, using: &random)
      case 1: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.remove(at: position)
      case 3: bytes.insert(contentsOf: bytes.suffix(from: position).prefix(20), at: position)
      default: bytes.removeLast(bytes.count - position)
      }
    }
    return bytes
  }
}
