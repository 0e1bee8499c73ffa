import DictionaryBuilder
import DictionaryImage
import SyllableConversion
import TestSupport
import Testing

/// Building, checking and listing homophone models.
@Suite struct HomophoneBuildTests {
  @Test func wordsAndTheirHomophones() throws {
    let folder = try SmallHomophones.folder()
    let (bytes, report) = try HomophoneBuild(folder: folder.path).image()
    #expect(report.words == 9 && report.homophones == 7 && report.notes.isEmpty)
    #expect(try HomophoneBuild(folder: folder.path).image().bytes == bytes)
    let path = try folder.write("small.imedict", bytes)
    #expect(try ImageChecker.check(path: path).total == 0)
    let opened = try ImageKinds.open(path: path)
    #expect(try opened.statistics().contains("words with homophones\t7"))
    let listed = try opened.rows()
    #expect(listed.count == 9 && listed.first == "在\t1026\t在 再")
    #expect(try opened.rows(RowQuery(word: "时")) == ["时\t2530\t是 事 时"])
    #expect(try opened.rows(RowQuery(word: "先")).first?.hasSuffix("\t") == true)
    #expect(throws: DictionaryError.self) { try opened.rows(RowQuery(word: "天")) }
    #expect(throws: DictionaryError.self) { try opened.rows(RowQuery(reading: "shi")) }
  }

  /// The weights of the manifest, which are nats of the score, become costs relative to the engine's.
  @Test func weightsAreRelativeToTheEngine() throws {
    let image = try Image(bytes: SmallHomophones.image(), path: "small")
    let weights = try HomophoneModel(image: image).weights
    #expect(weights.context == 1_000 && weights.frequency == 500 && weights.word == 2_000)
    #expect(weights.recent == 2_000)
    #expect(weights.characters == ["先": -250] && weights.sentences == 5 && weights.lead == 4_000)
  }

  @Test(arguments: [
    ("在\tzai\n", "it is not 'word TAB reading TAB count'"),
    ("在\tzai\tx\n", "it is not 'word TAB reading TAB count'"),
    ("在\tzai\t9\n在\tzai\t8\n", "vocabulary.tsv:2: the word '在' is listed twice"),
    ("", "it contains no words"),
    ("在\tzai\t9\n", "it has 13 tokens, and the vocabulary has 5"),
  ])
  func unusableVocabulary(text: String, reason: String) throws {
    let folder = try SmallHomophones.folder()
    try folder.write("vocabulary.tsv", text)
    let error = #expect(throws: DictionaryError.self) {
      try HomophoneBuild(folder: folder.path).image()
    }
    #expect(error?.description.contains(reason) == true)
  }

  @Test func vectorsMustFit() throws {
    let folder = try SmallHomophones.folder()
    let vectors = SmallHomophones.vectors(width: 32)
    for (bytes, reason) in [
      (Array(vectors.dropLast()), "it ends before its vectors do"),
      (vectors + [0], "1 bytes follow its vectors"),
      ([33] + vectors.dropFirst(), "vectors of 33 numbers cannot be read"),
      ([], "it ends before its vectors do"),
    ] {
      try folder.write("vectors.bin", bytes)
      let error = #expect(throws: DictionaryError.self) {
        try HomophoneBuild(folder: folder.path).image()
      }
      #expect(error?.description.contains(reason) == true)
    }
  }

  @Test(arguments: [
    ("\"engine\": 0.5", "\"engine\": 0", "'engine' must be above 0"),
    ("\"context\": 0.5", "\"context\": 500", "at most 100 times"),
    ("\"先\"", "\"先先\"", "one character"), ("\"sentences\": 5", "\"sentences\": 0", "1 to 20"),
    ("\"lead\": 4", "\"lead\": -1", "0 to 100"),
  ])
  func unusableManifest(text: String, replacement: String, reason: String) throws {
    let folder = try SmallHomophones.folder()
    try folder.write(
      "homophones.json", SmallHomophones.manifest.replacing(text, with: replacement))
    let error = #expect(throws: DictionaryError.self) {
      try HomophoneBuild(folder: folder.path).image()
    }
    #expect(error?.description.contains(reason) == true)
  }
}
