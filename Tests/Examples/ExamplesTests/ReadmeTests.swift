import Foundation
import TestSupport
import Testing

/// The code of the README stands in the examples, which are built and run.
@Suite struct ReadmeTests {
  @Test(arguments: ["RightToLeftKeyboard", "ThreeLanguages", "LearningMandarin"])
  func showsTheCodeOfExamples(name: String) throws {
    let readme = try Repository.text(of: "README.md")
    let example = try Repository.text(of: "Examples/\(name)/main.swift")
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.contains { example.contains($0) })
  }
}
