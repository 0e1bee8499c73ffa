import DictionaryImage
import Foundation
import Mandarin
import SyllableConversion
import TestSupport
import Testing

/// Conversion with damaged images may give odd candidates but must not trap.
@Suite struct DamagedDictionaryTests {
  #if DEBUG
    static let seeds = 0..<4
  #else
    static let seeds = 0..<40
  #endif

  @Test(arguments: seeds)
  func conversionContinuesWithDamagedImages(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sound = try DefaultDictionary.path(of: "zh-Hans")
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: sound)))
    // Half of the runs flip a few bits for subtle damage; the others fill a whole section with
    // noise.
    let sections = try Image(path: sound).sections
    let section = try #require(sections.randomElement(using: &random))
    for _ in 0..<(seed % 2 == 0 ? 200 : section.length) {
      let offset = section.offset + Int.random(in: 0..<section.length, using: &random)
      bytes[offset] = UInt8.random(in: 0...255, using: &random)
    }
    let folder = try TemporaryFolder()
    let path = try folder.write("damaged.imedict", bytes)
    guard let lexicon = try? Lexicon(path: path) else { return }

    var converter = PinyinConverter(lexicon: lexicon)
    for keys in ["nihao", "womenqushanghai", "zgr", "xian", "zhongguorenmin", "iuv"] {
      converter.convert(keys)
      #expect(converter.bestSegments().map(\.reading).joined() == keys)
      for index in 0..<50 {
        guard let candidate = converter.candidate(at: index) else { break }
        #expect(keys.hasPrefix(candidate.segment.reading))
        #expect(!candidate.text.isEmpty)
      }
      let explained = converter.explain(keys, sentences: 5, words: 5).sentences
      #expect(explained.allSatisfy { $0.parts.total == $0.cost })
      _ = converter.whyNot(keys, text: "上海")
    }
  }
}
