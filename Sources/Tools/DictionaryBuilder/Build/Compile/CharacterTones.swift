import DictionaryImage
import SyllableConversion

/// The tones of single characters, gathered from the lists whose readings have tones
/// (`ReadingSystem.tonalPinyin`). The tones of its characters tell a word from others with the same
/// syllables.
struct CharacterTones: Sendable {
  /// The tones of each reading of a character, by `ToneTable.key`. Bit 0 is the first tone.
  private var sets: [UInt64: UInt8] = [:]

  /// Reads the single-character entries of the lists with tones. Rejected lines are skipped.
  init(
    of lists: [ListFile], syllables: SyllableFile, _ parallel: Parallel
  ) throws(DictionaryError) {
    let tasks = lists.filter { $0.lines.rules.reading == .tonalPinyin }.flatMap { list in
      list.shards.map { (list: list, shard: $0) }
    }
    let table = syllables.table
    let parts = parallel.map(tasks.count) { task in
      Result { () throws(DictionaryError) in
        var tones = CharacterTones()
        try tones.add(tasks[task].shard, of: tasks[task].list, table)
        return tones.sets
      }
    }
    for part in parts { sets.merge(try part.get()) { $0 | $1 } }
  }

  private init() {}

  private mutating func add(
    _ shard: Shard, of list: ListFile, _ syllables: SyllableTable
  ) throws(DictionaryError) {
    var lines = list.lines
    let parser = try lines.parser(EntryParser(syllables: syllables))
    var scanner = EntryScanner(parser, originCount: lines.originCount)
    var known: [ShortText: UInt8] = [:]
    func tone(of reading: some Collection<UInt8>) -> UInt8 {
      let key = ShortText(reading)
      if let tone = key.flatMap({ known[$0] }) { return tone }
      let tone = PinyinSpelling.tone(of: String(decoding: reading, as: UTF8.self))
      if let key { known[key] = tone }
      return tone
    }
    let text = list.source.bytes
    var (offset, number) = (shard.bytes.lowerBound, shard.firstLine)
    while offset < shard.bytes.upperBound {
      let end = text.withUnsafeBytes { Sharding.end(ofLineAt: offset, in: $0) }
      let scanned = text.withUnsafeBytes { text -> Bool in
        guard let fields = scanner.entry(UnsafeRawBufferPointer(rebasing: text[offset..<end]))
        else { return false }
        add(fields.word, scanner.reading, tone: tone(of: fields.reading))
        return true
      }
      if !scanned {
        var single = SourceLines(bytes: Array(text[offset..<end]), firstNumber: number)
        if let line = single.next(), case .entry = try lines.meaning(of: line),
          let entry = try? WordList.entry(line, parser, originCount: lines.originCount)
        {
          add(entry.word.utf8, entry.reading, tone: tone(of: line.fields[1]))
        }
      }
      offset = end + 1
      number += 1
    }
  }

  /// Adds the tone of an entry, if its word is a single character.
  private mutating func add(
    _ word: some Collection<UInt8>, _ reading: [SyllableID], tone: @autoclosure () -> UInt8
  ) {
    guard reading.count == 1,
      let character = String(decoding: word, as: UTF8.self).unicodeScalars.first
    else { return }
    sets[ToneTable.key(character, reading[0]), default: 0] |= 1 << (tone() - 1)
  }

  /// Adds the tone tables, if there are any.
  func addSections(to writer: inout ImageWriter) {
    guard !sets.isEmpty else { return }
    let readings = sets.keys.sorted()
    writer.add(LexiconSections.toneReadings, integers: readings)
    writer.add(LexiconSections.toneSets, bytes: readings.map { sets[$0] ?? 0 })
  }
}
