import Foundation
import TestSupport
import Testing

@Suite struct TrainCommandTests {
  @Test func bytesDoNotDependOnThreadsAndMemory() throws {
    let sample = try TrainingSample(lines: 3000)
    let first = try sample.run(sample.arguments(work: "a", "--threads", "1"))
    #expect(first.code == 0, "\(first.errors)")
    let bytes = try #require(sample.model())
    for (work, more) in [("b", ["--threads", "2"]), ("c", ["--threads", "3", "--memory", "16"])] {
      sample.removeModel()
      #expect(try sample.run(sample.arguments(work: work) + more).code == 0)
      #expect(sample.model() == bytes)
    }
  }

  @Test func summaryReportsNGramsAndPerplexity() throws {
    let sample = try TrainingSample(lines: 2000)
    let errors = try sample.run(sample.arguments()).errors
    #expect(errors.contains("words: 1-grams ") && errors.contains("chars: 1-grams "))
    #expect(errors.contains("held out of first: perplexity "))
    let lines = try sample.run([
      "perplexity", sample.path("small.imemodel"), sample.path("first.txt"), "--held-out-every",
      "10", "--seed", "5",
    ]).output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.count == 3 && lines[1][1] == "words" && lines[2][1] == "characters")
    let perplexities = try lines.dropFirst().map { try #require(Double($0[3])) }
    // There are about a dozen characters, and their order is partly predictable.
    #expect(perplexities.allSatisfy { $0 > 1.5 && $0 < 12 }, "\(perplexities)")
    #expect(try sample.run(["perplexity", sample.path("small.imemodel"), "/none"]).code == 66)
    #expect(try sample.run(["perplexity", sample.path("first.txt"), "/none"]).code == 65)
  }

  /// The budget on the command line makes a single model. The lexicon and model together keep
  /// within it in the image.
  @Test(arguments: ["60kB", "62kB", "1MiB"])
  func lexiconAndModelStayWithinTheBudget(size: String) throws {
    let sample = try TrainingSample(lines: 3000)
    let result = try sample.run(sample.arguments("--budget", size, "--name", "own"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(sample.model() == nil && sample.model("own") != nil)
    let image = sample.path("image")
    let model = sample.path("own.imemodel")
    #expect(
      try sample.run(["build", sample.folder.path, "--model", model, "-o", image]).code == 0)
    let bytes = try FileManager.default.attributesOfItem(atPath: image)[.size] as? Int
    let budget = ["60kB": 60_000, "62kB": 62_000, "1MiB": 1 << 20]
    #expect(try #require(bytes) <= #require(budget[size]))
  }

  /// If the size of a model is estimated wrongly, the target is lowered, but never to no n-grams.
  @Test func smallBudgetsKeepSomeNGrams() throws {
    let sample = try TrainingSample(lines: 3000)
    for budget in stride(from: 60_000, through: 64_000, by: 400) {
      let result = try sample.run(sample.arguments("--budget", "\(budget)", "--name", "own"))
      #expect(result.code == 0, "\(result.errors)")
      let text = result.output + result.errors
      let bigrams = text.split(separator: "\n").filter { $0.contains("2-grams") }
      #expect(bigrams.count == 2 && !text.contains("2-grams 0 of"), "\(budget): \(bigrams)")
    }
  }

  @Test func textsAreResegmentedWithTheModel() throws {
    let sample = try TrainingSample(lines: 3000)
    try sample.folder.write(
      "model.json", TrainingSample.recipe(("\"seed\"", "\"resegment\": 1, \"seed\"")))
    let again = try sample.run(sample.arguments())
    #expect(again.code == 0, "\(again.errors)")
    let counts = try FileManager.default.contentsOfDirectory(atPath: sample.path("work"))
    #expect(counts.contains { $0.hasPrefix("words-resegmented-1.first.3.") })
    #expect(sample.model() != nil)
  }

  @Test(arguments: [
    (["--budget", "large"], 64, "large"), (["--name", "x"], 64, "--name needs --budget"),
    (["--build", "other"], 64, "no build 'other'; it has small"),
    (["--budget", "1kB"], 65, "raise the budget"),
    (["--budget", "4kB", "--build", "small"], 64, "Give --build or --budget"),
  ])
  func wrongUsageIsExplained(arguments: [String], code: Int32, message: String) throws {
    let sample = try TrainingSample(lines: 300)
    let result = try sample.run(sample.arguments() + arguments)
    #expect(result.code == code && result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [
    ("\"order\": 3,", "", "'order' is missing"),
    ("\"order\": 3", "\"order\": 4", "'order' must be"),
    ("\"order\": 3", "\"order\": \"3\"", "order"), ("\"seed\": 5", "\"seed\": -5", "model.json"),
    ("\"weight\": 0.5", "\"weight\": 0", "'weight' of 'second'"),
    ("\"weight\": 0.5", "\"weight\": 1e400", "model.json"),
    ("second.txt", "missing.txt", "missing.txt: cannot be read"),
    ("\"name\": \"second\"", "\"name\": \"first\"", "same name"),
    ("\"name\": \"second\"", "\"name\": \"../x\"", "'/'"),
    ("\"codeWidth\": 6", "\"codeWidth\": 9", "'codeWidth' of 'small'"),
    ("\"characterShare\": 0.4", "\"characterShare\": 1", "'characterShare' of 'small'"),
    ("\"minimumWordCount\": 5", "\"minimumWordCount\": 1000000", "'minimumWordCount' times"),
    ("\"budget\": 8600", "\"budget\": -1", "'budget' of 'small'"),
    ("\"seed\"", "\"resegment\": 9, \"seed\"", "'resegment' must be"),
    ("\"seed\"", "\"lessLikely\": {\"它们\": 1}, \"seed\"", "'lessLikely' must map"),
    ("\"seed\"", "\"lessLikely\": {\"它\": -1}, \"seed\"", "'lessLikely' must map"),
    ("}]}", "}]", "model.json"),
  ])
  func malformedRecipesAreExplained(old: String, new: String, message: String) throws {
    let sample = try TrainingSample(lines: 300)
    try sample.folder.write("model.json", TrainingSample.recipe((old, new)))
    let result = try sample.run(sample.arguments())
    #expect(result.code == 65 || result.code == 66)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(sample.model() == nil)
  }

  @Test func emptyTextsAreExplained() throws {
    let sample = try TrainingSample(lines: 0)
    for name in ["first.txt", "second.txt"] { try sample.folder.write(name, "") }
    let result = try sample.run(sample.arguments())
    #expect(result.code == 65 && result.errors.contains("give more text"), "\(result.errors)")
  }

  @Test(arguments: ["train", "perplexity", "arpa"])
  func helpShowsAnExample(subcommand: String) throws {
    let help = try Program("ime-dict").run([subcommand, "--help"])
    #expect(help.code == 0 && help.output.contains("ime-dict \(subcommand) "))
  }
}
