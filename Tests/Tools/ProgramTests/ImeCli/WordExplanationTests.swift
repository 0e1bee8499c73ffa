import TestSupport
import Testing

/// `ime-cli explain` for languages that are typed letter by letter.
@Suite struct WordExplanationTests {
  /// Another language takes over only when it leads by more than one word: `ich habe` alone is
  /// still English, with `gestern` it is German.
  @Test func languagesOfWords() throws {
    let folder = try TemporaryFolder()
    try folder.write("en.words.imedict", try SmallWords.image([("I", 90), ("saw", 50)]))
    try folder.write(
      "de.words.imedict",
      try SmallWords.image(
        [("ich", 90), ("habe", 50), ("gestern", 20), ("viel", 20)], language: "de"))
    let result = try Program("ime-cli").run(
      ["explain", "--language", "en,de", "I saw ich habe gestern vile"],
      environment: ["GLOBEKEY_DICTIONARIES": folder.path])
    #expect(result.code == 0, "\(result.errors)")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.first == ["word", "known in", "language after", "en", "de"])
    #expect(rows[1...5].map { $0[2] } == ["en", "en", "en", "en", "de"])
    #expect(rows.contains { $0.first == "viel" && $0.contains("de") })
    #expect(rows.last?.first == "all")
  }
}
