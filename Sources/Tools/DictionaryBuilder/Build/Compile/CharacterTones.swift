import DictionaryImage
import SyllableConversion

/// The tones of single characters, gathered from the lists whose readings have tones
/// (`ReadingSystem.tonalPinyin`). The tones of its characters tell a word from others with the same
/// syllables.
struct CharacterTones: Sendable {
  /// The tones of each reading of a character, by `ToneTable.key`. Bit 0 is the first tone.
  private var sets: [UInt64: UInt8] = [:]

  /// Reads the single-character entries of the lists with tones. Rejected lines are skipped.
  init(of lists: [ListFile], syllables: SyllableTable) throws(DictionaryError) {
    for list in lists where list.lines.rules.reading == .tonalPinyin {
      var lines = list.lines
      let parser = try lines.parser(EntryParser(syllables: syllables))
      for shard in list.shards {
        let text = list.withLines(of: shard) { Array($0) }
        for line in SourceLines(bytes: text, firstNumber: shard.firstLine) {
          guard case .entry = try lines.meaning(of: line),
            let entry = try? WordList.entry(line, parser, originCount: lines.originCount),
            entry.reading.count == 1, let character = entry.word.text.unicodeScalars.first
          else { continue }
          let tone = PinyinSpelling.tone(of: String(decoding: line.fields[1], as: UTF8.self))
          sets[ToneTable.key(character, entry.reading[0]), default: 0] |= 1 << (tone - 1)
        }
      }
    }
  }

  /// Adds the tone tables, if there are any.
  func addSections(to writer: inout ImageWriter) {
    guard !sets.isEmpty else { return }
    let readings = sets.keys.sorted()
    writer.add(LexiconSections.toneReadings, integers: readings)
    writer.add(LexiconSections.toneSets, bytes: readings.map { sets[$0] ?? 0 })
  }
}
