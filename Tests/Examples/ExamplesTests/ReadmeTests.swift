import Foundation
import TestSupport
import Testing

/// Checks that the code blocks of the guides come from the examples, which are built and run.
@Suite struct ReadmeTests {
  private static let guides = "Sources/Core/GlobeKey/GlobeKey.docc"

  @Test(arguments: [
    ("Embedding", "EmbeddedMandarin"), ("Keyboards", "RightToLeftKeyboard"),
    ("Keyboards", "ThreeLanguages"), ("LearningAndPrivacy", "LearningMandarin"),
  ])
  func showsTheCodeOfExamples(guide: String, name: String) throws {
    let page = try Repository.text(of: "\(Self.guides)/\(guide).md")
    let example = try Repository.text(of: "Examples/\(name)/main.swift")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.contains { example.contains($0) })
  }
}
