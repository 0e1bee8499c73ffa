import Foundation
import TestSupport
import Testing

@Suite struct ModelPartTests {
  private static let builds = """
    "builds": [{"name": "small", "budget": 8600, "characterShare": 0.4,
                "minimumRareWordCount": 2, "codeWidth": 6},
               {"name": "part", "partOf": "small", "budget": 3400, "characterShare": 0.4,
                "minimumRareWordCount": 2, "codeWidth": 6}]}
    """

  /// Trains a model and a smaller part of it, which cannot hold all n-grams.
  private func train(_ more: String...) throws -> TrainingSample {
    let sample = try TrainingSample(lines: 3000)
    let recipe = TrainingSample.recipe()
    let start = try #require(recipe.range(of: "\"builds\""))
    try sample.folder.write("model.json", recipe[..<start.lowerBound] + Self.builds)
    let result = try sample.run(sample.arguments() + more)
    #expect(result.code == 0, "\(result.errors)")
    return sample
  }

  private func export(_ sample: TrainingSample, _ model: String) throws -> String {
    let output = sample.path("\(model).arpa")
    let result = try sample.run(["arpa", "export", sample.path(model), "-o", output])
    #expect(result.code == 0, "\(result.errors)")
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  /// Every n-gram of the part is in the whole model with the same probability.
  @Test func partContainsOnlyNGramsOfTheWhole() throws {
    let sample = try train()
    func ngrams(_ model: String) throws -> Set<String> {
      // Back-off weights, the third field, belong to the part.
      Set(
        try export(sample, model).split(separator: "\n").filter { $0.contains("\t") }
          .map { $0.split(separator: "\t").prefix(2).joined(separator: "\t") })
    }
    let (whole, part) = (try ngrams("small.imemodel"), try ngrams("part.imepart"))
    #expect(part.isSubset(of: whole))
    #expect(part.count < whole.count && part.count > 20, "\(part.count) of \(whole.count)")
  }

  /// The image of a part keeps within the part's budget. The name of the part selects it.
  @Test func partIsBuiltByItsName() throws {
    let sample = try train()
    let image = sample.path("image")
    let built = try sample.run(["build", sample.folder.path, "--model", "part", "-o", image])
    #expect(built.code == 0, "\(built.errors)")
    let bytes = try FileManager.default.attributesOfItem(atPath: image)[.size] as? Int
    #expect(try #require(bytes) <= 3_400)
    #expect(try sample.run(["check", image]).code == 0)
  }

  @Test func partOfAnotherModelIsExplained() throws {
    let sample = try train()
    try sample.folder.write("small.imemodel", "another model")
    let result = try sample.run([
      "build", sample.folder.path, "--model", "part", "-o", sample.path("image"),
    ])
    #expect(result.code == 65 && result.errors.contains("made from another"), "\(result.errors)")
    sample.removeModel()
    let missing = try sample.run([
      "perplexity", sample.path("part.imepart"), sample.path("first.txt"),
    ])
    #expect(missing.code == 66, "\(missing.errors)")
  }

  @Test func partNeedsALargerModel() throws {
    let sample = try TrainingSample(lines: 300)
    try sample.folder.write(
      "model.json", TrainingSample.recipe(("\"codeWidth\"", "\"partOf\": \"none\", \"codeWidth\"")))
    let result = try sample.run(sample.arguments())
    #expect(result.code == 65 && result.errors.contains("'partOf' of 'small'"), "\(result.errors)")
  }
}
