import DictionaryBuilder
import Foundation
import SyllableConversion
import TestSupport
import Testing

private let unihanMappings = "/usr/share/unicode/Unihan_OtherMappings.txt.bz2"
private let unihanReadings = "/usr/share/unicode/Unihan_Readings.txt.bz2"

/// Returns the rows of one field of a Unihan file: the character and the value.
private func rows(of field: String, in path: String) throws -> [(character: String, value: String)]
{
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["bzgrep", field, path]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return text.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: "\t")
    guard fields.count == 3, fields[1] == field,
      let scalar = UInt32(fields[0].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    return (String(scalar), String(fields[2]))
  }
}

/// Returns a syllable without its tone by decomposing it, which is not how the importer does it.
private func plain(_ syllable: Substring) -> String {
  var plain = ""
  for scalar in syllable.decomposedStringWithCanonicalMapping.unicodeScalars {
    if scalar == "\u{308}" {
      plain.removeLast()
      plain += "v"
    } else if scalar.properties.canonicalCombiningClass == .notReordered {
      plain.unicodeScalars.append(scalar)
    }
  }
  return plain
}

@Suite struct DefaultDictionaryTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try Lexicon(path: DefaultDictionary.path(of: "zh-Hans")) }

  @Test func dictionaryIsLargeAndValid() throws {
    #expect(lexicon.wordCount >= 120_000)
    #expect(try ImageChecker.check(path: lexicon.image.path).total == 0)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: unihanMappings), "needs Debian's unicode-data"))
  func everyStandardCharacterIsIncluded() throws {
    let standard = try rows(of: "kTGH", in: unihanMappings).map(\.character)
    #expect(standard.count == 8105)
    #expect(standard.filter { lexicon.word(spelled: $0) == nil } == [])
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: unihanReadings), "needs Debian's unicode-data"))
  func everyStandardReadingIsIncluded() throws {
    var readings: [String: Set<String>] = [:]
    LexiconListing(lexicon).forEach { row in
      // Readings of one syllable come first; longer readings follow them.
      guard !row.reading.contains(" ") else { return false }
      readings[row.word, default: []].insert(row.reading)
      return true
    }
    var missing: [String] = []
    for (character, value) in try rows(of: "kTGHZ2013", in: unihanReadings) {
      for item in value.split(separator: " ") {
        for reading in item.split(separator: ":").last?.split(separator: ",") ?? [] {
          if readings[character]?.contains(plain(reading)) != true {
            missing.append("\(character) \(reading)")
          }
        }
      }
    }
    #expect(missing == [])
  }

  /// Common words, including polyphones and inferred readings.
  @Test(arguments: [
    ("ni hao", "你好"), ("yin hang", "银行"), ("zhong guo", "中国"), ("lv se", "绿色"),
    ("xian", "先"), ("xi an", "西安"), ("chong qing", "重庆"), ("zhang da", "长大"),
  ])
  func commonWordsComeFirst(reading: String, word: String) {
    let words = LexiconListing(lexicon).rows(ofReading: reading)?.map(\.word) ?? []
    #expect(words.prefix(3).contains(word), "\(words.prefix(5))")
  }
}
