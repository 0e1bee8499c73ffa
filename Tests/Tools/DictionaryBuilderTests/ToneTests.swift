import DictionaryBuilder
import DictionaryImage
import SyllableConversion
import TestSupport
import Testing

/// The tones of characters, from a list of readings with tones to the image.
@Suite struct ToneTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lexicon(_ bytes: [UInt8]) throws -> Lexicon {
    try Lexicon(path: folder.write("image", bytes))
  }

  @Test(
    arguments: [
      ("行", "xing", 0b01010), ("行", "hang", 0b00010), ("长", "chang", 0b00010), ("卡", "ka", 0b00100),
      // Readings in no list with tones, and syllables that are no reading of the character.
      ("长", "zhang", 0), ("你", "ni", 0), ("卡", "hang", 0),
    ] as [(Unicode.Scalar, String, UInt8)])
  func tonesOfAReading(character: Unicode.Scalar, syllable: String, tones: UInt8) throws {
    let lexicon = try lexicon(SampleDictionary.image().bytes)
    let table = try #require(lexicon.tones)
    let syllable = try #require(lexicon.syllables.syllable(spelled: syllable))
    #expect(table.tones(of: character, as: syllable) == tones)
  }

  /// Words and readings are the same as from the list without tones.
  @Test func tonesDoNotChangeReadings() throws {
    func rows(_ change: (String) -> String) throws -> [String] {
      try SampleDictionary.write(to: folder)
      try folder.write("readings.tsv", change(SampleDictionary.lists[2].text + "\n"))
      let lexicon = try lexicon(try DictionaryBuild(folder: folder.path).image().bytes)
      var rows = [lexicon.tones == nil ? "without" : "with"]
      LexiconListing(lexicon).forEach {
        rows.append("\($0.word) \($0.reading) \($0.readingCost) \($0.wordCost)")
        return true
      }
      return rows
    }
    let tonal = try rows { $0 }
    let plain = try rows {
      $0.replacing("pinyin-tones", with: "pinyin").filter { !"234".contains($0) }
        .replacing("行\txing\t59\n行\txing\t1", with: "行\txing\t60")
        .replacing("hang\t0", with: "hang\t20").replacing("chang\t\n", with: "chang\t3\n")
    }
    #expect(tonal.first == "with" && plain.first == "without")
    #expect(tonal.dropFirst() == plain.dropFirst())
  }

  @Test(
    arguments: [
      ([3, 2], [2, 2], "section \'tone.readings\', element 1: the readings do not ascend"),
      ([99], [1], "section \'tone.readings\', element 0: syllable 99 does not exist"),
      ([1], [0], "section \'tone.sets\', element 0: 0 is not a set of five tones"),
      ([1], [32], "section \'tone.sets\', element 0: 32 is not a set of five tones"),
    ] as [([UInt64], [UInt8], String)])
  func damageIsDetected(readings: [UInt64], sets: [UInt8], finding: String) throws {
    let image = try Image(path: folder.write("image", SampleDictionary.image().bytes))
    var writer = ImageWriter()
    for section in image.sections where !section.name.hasPrefix("tone.") {
      writer.add(section.name, bytes: Array(try image.bytes(of: section.name)))
    }
    writer.add(LexiconSections.toneReadings, integers: readings)
    writer.add(LexiconSections.toneSets, bytes: sets)
    let path = try folder.write("other", writer.serialized())
    let findings = try ImageChecker.check(path: path)
    #expect(findings.first.map { "\($0)" } == [finding])
  }

  @Test func columnsOfDifferentLengthsAreRejected() throws {
    let image = try Image(path: folder.write("image", SampleDictionary.image().bytes))
    var writer = ImageWriter()
    for section in image.sections {
      var bytes = Array(try image.bytes(of: section.name))
      if section.name == LexiconSections.toneSets { bytes.removeLast() }
      writer.add(section.name, bytes: bytes)
    }
    let path = try folder.write("other", writer.serialized())
    #expect(throws: ImageError.self) { try Lexicon(path: path) }
  }
}
