import DictionaryImage

/// The tones of characters by syllable, for lexicons whose syllables have no tones: 长 is `chang2`
/// and `zhang3`. The table borrows the bytes of the lexicon's image.
public struct ToneTable: Sendable {
  private let readings: ImageColumn<UInt64>
  private let sets: ImageColumn<UInt8>

  /// Opens the table of an image; nil if it has none.
  init?(image: Image) throws(ImageError) {
    let names = [LexiconSections.toneReadings, LexiconSections.toneSets]
    guard image.sections.contains(where: { names.contains($0.name) }) else { return nil }
    readings = try image.column(LexiconSections.toneReadings, of: UInt64.self)
    sets = try image.column(LexiconSections.toneSets, of: UInt8.self)
    guard readings.count == sets.count else {
      throw .malformedSection(
        path: image.path, name: LexiconSections.toneSets,
        reason: "it has \(sets.count) tone sets for \(readings.count) readings")
    }
  }

  /// Returns the tones of a character read as a syllable, as a bit set: bit 0 is the first tone,
  /// bit 4 the neutral tone. 0 if none are known.
  public func tones(of character: Unicode.Scalar, as syllable: SyllableID) -> UInt8 {
    let wanted = Self.key(character, syllable)
    let index = (0..<readings.count).partitionPoint { readings[$0] < wanted }
    return index < readings.count && readings[index] == wanted ? sets[index] : 0
  }

  /// All readings with their tones, for validating them.
  package var rows: [(reading: UInt64, tones: UInt8)] {
    (0..<readings.count).map { (readings[$0], sets[$0]) }
  }

  /// Returns the encoding of a character's reading in the table.
  package static func key(_ character: Unicode.Scalar, _ syllable: SyllableID) -> UInt64 {
    UInt64(character.value) << 16 | UInt64(syllable)
  }
}
