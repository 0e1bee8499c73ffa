import DictionaryBuilder
import DictionaryImage
import SyllableConversion
import TestSupport
import Testing

/// Reads all data of a lexicon. Returns a sum so that the compiler cannot optimize the reads away.
private func walk(_ lexicon: Lexicon) -> Int {
  var sum = 0
  for node in -1...(lexicon.nodeCount + 1) {
    sum &+= Int(lexicon.label(of: node))
    sum &+= lexicon.children(of: node, in: 0..<SyllableID.max).count
    sum &+= lexicon.children(of: node, in: 3..<4).count
    for entry in lexicon.entries(at: node) {
      let word = lexicon.word(ofEntry: entry)
      sum &+= lexicon.text(of: word).utf8.count
      sum &+= Int(lexicon.frequencyCost(of: word) &+ lexicon.readingCost(ofEntry: entry))
    }
  }
  for word in 0...(lexicon.wordCount + 1) {
    sum &+= lexicon.text(of: WordID(word)).utf8.count
    _ = lexicon.word(spelled: lexicon.text(of: WordID(word)))
  }
  LexiconListing(lexicon).forEach { row in
    sum &+= row.reading.utf8.count
    return true
  }
  for character in "行长卡一".unicodeScalars {
    for syllable in 0..<SyllableID(12) {
      sum &+= Int(lexicon.tones?.tones(of: character, as: syllable) ?? 0)
    }
  }
  for letters in ["lue", "zhang", "zz"] {
    if lexicon.syllables.syllable(spelled: letters) != nil { sum &+= 1 }
  }
  return sum
}

@Suite struct DamageTests {
  private let folder: TemporaryFolder
  private let intact: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    intact = try SampleDictionary.image().bytes
  }

  @Test func intactImageHasNoFindings() throws {
    let path = try folder.write("image", intact)
    #expect(try ImageChecker.check(path: path).total == 0)
    #expect(walk(try Lexicon(path: path)) > 0)
  }

  /// Flips one bit of every byte of every section. The reader never traps, and the check finds the
  /// damage by the checksum or because the image does not open.
  @Test func flippedBitsAreFoundWithoutTrapping() throws {
    let sections = try Image(path: folder.write("image", intact)).sections
    for section in sections {
      for offset in section.offset..<(section.offset + section.length) {
        var damaged = intact
        damaged[offset] ^= 1 << UInt8(offset % 8)
        let path = try folder.write("image", damaged)
        if let lexicon = try? Lexicon(path: path) { _ = walk(lexicon) }
        let findings = Result { try ImageChecker.check(path: path) }
        if case .success(let findings) = findings {
          #expect(findings.total > 0, "\(section.name) at \(offset)")
        }
      }
    }
  }

  /// Overwrites random bytes and recomputes the checksums, as a hostile file would. Only the
  /// structural checks are left to find the damage.
  @Test func hostileSectionsNeverTrap() throws {
    let image = try Image(path: folder.write("image", intact))
    var random = SeededGenerator(seed: 20_240_601)
    for _ in 0..<500 {
      var writer = ImageWriter()
      for section in image.sections {
        var bytes = Array(try image.bytes(of: section.name))
        for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        if Int.random(in: 0..<20, using: &random) == 0 { bytes.removeLast(min(4, bytes.count)) }
        writer.add(section.name, bytes: bytes)
      }
      let path = try folder.write("hostile", writer.serialized())
      if let lexicon = try? Lexicon(path: path) { _ = walk(lexicon) }
      _ = try? ImageChecker.check(path: path)
    }
  }

  /// Structural checks find damage even when the checksums are right.
  @Test(arguments: [
    ("trie.labels", 2, 200), ("trie.children", 4, 0xFF), ("trie.entries", 4, 0xFF),
    ("entry.words", 0, 0xFF), ("word.offsets", 4, 0xFF), ("word.text", 0, 0xFF),
    ("word.order", 0, 0x77), ("word.costs", 1, 0xFF),
    ("punctuation", 0, 0x09),
  ])
  func structuralDamageIsFound(section: String, offset: Int, byte: UInt8) throws {
    let image = try Image(path: folder.write("image", intact))
    var writer = ImageWriter()
    for name in image.sections.map(\.name) {
      var bytes = Array(try image.bytes(of: name))
      if name == section { bytes[offset] = byte }
      writer.add(name, bytes: bytes)
    }
    let findings = try ImageChecker.check(path: folder.write("damaged", writer.serialized()))
    #expect(findings.total > 0)
  }

  @Test func aMissingSectionIsNamed() throws {
    let image = try Image(path: folder.write("image", intact))
    // The optional tone tables are missing only if one of them is present without the other.
    for missing in image.sections.map(\.name) {
      var writer = ImageWriter()
      for name in image.sections.map(\.name) where name != missing {
        writer.add(name, bytes: Array(try image.bytes(of: name)))
      }
      let path = try folder.write("part", writer.serialized())
      #expect(throws: ImageError.missingSection(path: path, name: missing)) {
        try ImageChecker.check(path: path)
      }
    }
  }
}
