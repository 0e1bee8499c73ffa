import Foundation
import TestSupport
import Testing

/// The files of compiled layouts, for programs that cannot read XML.
@Suite struct CompileCommandTests {
  private struct Entry: Decodable {
    let file: String
    let id: String
    let isRightToLeft: Bool
    let language: String
    let module: String
  }

  private func compile(_ arguments: String..., to folder: TemporaryFolder) throws -> Program.Result
  {
    let locales = Repository.root.appending(path: "Locales").path
    return try Program("ime-cli").run(
      ["compile", "--locales", locales, "--output", "\(folder.path)/site"] + arguments)
  }

  private func entries(in folder: TemporaryFolder) throws -> [Entry] {
    let data = try Data(contentsOf: URL(filePath: "\(folder.path)/site/keyboards.json"))
    return try JSONDecoder().decode([Entry].self, from: data)
  }

  @Test func keyboardsThatNeedNoDictionaryAreListed() throws {
    let folder = try TemporaryFolder()
    let result = try compile(to: folder)
    #expect(result.code == 0, "\(result.errors)")
    let entries = try entries(in: folder)
    let layouts = entries.filter { $0.module == "layouts.wasm" }
    let schemes = entries.filter { $0.module == "transliteration.wasm" }
    #expect(layouts.count >= 27)
    #expect(Set(schemes.map(\.language)) == ["am", "ar", "bn", "fa", "hi", "ta", "ur"])
    #expect(Set(["fr", "tr-t-k0-trkeyf", "ja", "th"]).isSubset(of: layouts.map(\.id)))
    #expect(Set(["zh-Hans", "yue", "ko-Latn"]).isDisjoint(with: layouts.map(\.id)))
    #expect(Set(layouts.filter(\.isRightToLeft).map(\.id)) == ["ar", "fa", "he", "ur"])
    for entry in entries {
      let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/site/\(entry.file)"))
      let isLayout = bytes.starts(with: Data("GKLAYOUT".utf8))
      #expect(isLayout == (entry.module == "layouts.wasm"), "\(entry.file)")
    }
  }

  @Test func namedKeyboardsAreCompiled() throws {
    let folder = try TemporaryFolder()
    let result = try compile("zh-Hans", "de", to: folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(Set(try entries(in: folder).map(\.file)) == ["zh-Hans.layout", "de.layout"])
  }

  @Test func unknownKeyboardsAndFoldersAreNamed() throws {
    let folder = try TemporaryFolder()
    let unknown = try compile("dee", to: folder)
    #expect(unknown.code == 65)
    #expect(unknown.errors.contains("dee"))
    let file = try folder.write("site", "a file")
    let result = try compile("de", to: folder)
    #expect(result.code == 73)
    #expect(result.errors.contains(file))
  }
}
