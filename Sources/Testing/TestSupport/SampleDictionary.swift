import DictionaryBuilder
import Foundation

/// A dictionary of a few words, small enough for tests to corrupt it at every byte.
package enum SampleDictionary {
  /// The text of the syllable file.
  package static let syllables =
    ["chang", "hang", "hao", "ka", "lve", "men", "ni", "xing", "yin", "zhang"]
    .joined(separator: "\n") + "\nlue\tlve\n"

  /// Returns a parser for entries with the syllables of the file.
  package static func parser() throws -> EntryParser {
    let file = try SyllableFile(SourceText(name: "syllables.tsv", text: syllables))
    return EntryParser(syllables: file.table)
  }

  /// The sources by priority: two of words, and one of readings with tones.
  package static let lists: [(name: String, text: String)] = [
    (
      "first.tsv",
      """
      # globekey-wordlist 1
      # source: first
      你好\tni hao\t100
      银行\tyin hang\t50
      长\tzhang\t30
      长\tchang\t10
      零\t\t5
      你\tni\t0
      """
    ),
    (
      "second.tsv",
      """
      # globekey-wordlist 1
      你好\thao ni\t7
      银行卡\t\t40
      行\t\t20
      们\tmen\t8
      """
    ),
    (
      "readings.tsv",
      """
      # globekey-wordlist 1
      # reading: pinyin-tones
      行\txing2\t59
      行\txing4\t1
      行\thang2\t20
      长\tchang2\t3
      卡\tka3\t0
      """
    ),
  ]

  /// Writes the sources and a manifest to `folder`.
  package static func write(to folder: TemporaryFolder) throws {
    try folder.write("syllables.tsv", syllables)
    try folder.write("locale.json", #"{"punctuation": {",": "，", "\"": ["“", "”"]}}"#)
    for (name, text) in lists { try folder.write(name, text + "\n") }
    try folder.write("dictionary.json", manifest)
  }

  /// The text of the manifest.
  package static let manifest = """
    {"language": "zh-Hans", "syllables": "syllables.tsv", "locale": "locale.json", "floor": 0.5,
     "sources": [
      {"file": "first.tsv", "name": "First", "version": "1", "licence": "MIT", "copyright": "A",
       "role": "words", "minimumWeight": 2, "entries": 6},
      {"file": "second.tsv", "name": "Second", "version": "2", "licence": "MIT", "copyright": "B",
       "role": "words", "scale": 0.5, "entries": 4},
      {"file": "readings.tsv", "name": "Third", "version": "3", "licence": "MIT", "copyright": "C",
       "role": "readings", "entries": 5}
     ]}
    """

  /// Builds the image of the sample.
  package static func image() throws -> (bytes: [UInt8], report: BuildReport) {
    let folder = try TemporaryFolder()
    try write(to: folder)
    return try DictionaryBuild(folder: folder.path).image()
  }
}
