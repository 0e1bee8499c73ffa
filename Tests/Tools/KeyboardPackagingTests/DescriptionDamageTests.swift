import Foundation
import KeyboardPackaging
import TestSupport
import Testing

/// Randomly damaged files give findings or are still valid, but never trap.
@Suite struct DescriptionDamageTests {
  private static func damaged(_ text: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 2: bytes.insert(bytes[index], at: index)
      default: bytes.removeSubrange(index..<min(bytes.count, index + 20))
      }
    }
    return bytes
  }

  @Test func manifests() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let bytes = Self.damaged(SampleManifest.text, &generator)
      let reading = ManifestReading(text: String(decoding: bytes, as: UTF8.self), file: "k.json")
      #expect((reading.manifest == nil) == reading.findings.haveErrors)
      for finding in reading.findings { #expect(!finding.description.contains("\n")) }
    }
  }

  @Test func propertyLists() {
    var generator = SeededGenerator(seed: 2)
    let text = InfoPlist(displayName: "Pars", bundleIdentifier: "org.example.pars.fa").text
    for _ in 0..<2000 {
      let bytes = Self.damaged(text, &generator)
      do throws(PackagingError) {
        let reading = try InfoPlistReading(bytes: bytes, file: "Info.plist")
        if reading.plist == nil { #expect(!reading.findings.isEmpty) }
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
