import ArgumentParser
import KeyboardCatalog
import KeyboardLayouts
import KeyboardPackaging
import Keyboards
import LanguageDescription
import ToolSupport
import Transliteration
import TypingAids

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `ime-cli compile`: compiles layouts for programs that cannot read their files.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile layouts for programs that cannot read XML, such as a web page.",
    discussion: """
      $ ime-cli compile --output site          site/fr.layout and so on
      $ ime-cli compile --output site fr de    two of them

      Schemes of their languages are copied, such as hi-transliteration.txt. keyboards.json in the folder \
      lists both.
      """)

  @Argument(
    help: "The keyboards of 'ime-cli keyboards'. Without any, all that need no dictionary.")
  var ids: [String] = []

  @Option(name: .shortAndLong, help: "The folder for the files.")
  var output: String

  @OptionGroup var keyboards: KeyboardOptions

  func run() throws {
    let folder = try keyboards.localeFolder()
    var entries: [SiteKeyboard] = []
    let known = ComposerProgram.catalog.languages.flatMap { $0.keyboards.map(\.id) }
    for id in ids where !known.contains(id) {
      throw ToolError(.badInput, KeyboardError.unknownKeyboard(id, known: known).description)
    }
    for language in ComposerProgram.catalog.languages {
      for entry in language.keyboards where ids.isEmpty || ids.contains(entry.id) {
        if let keyboard = try compile(entry, of: language, in: folder) { entries.append(keyboard) }
      }
      if let scheme = try copyScheme(of: language, in: folder) { entries.append(scheme) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write([UInt8](encoder.encode(entries)), "keyboards.json")
  }

  /// Writes the compiled layout of a keyboard.
  ///
  /// - Returns: the entry of the keyboard; nil if it is not named and types only the letters that its engine
  ///   looks up in a dictionary.
  private func compile(
    _ entry: KeyboardEntry, of language: Language, in folder: LocaleFolder
  ) throws -> SiteKeyboard? {
    let id = entry.layout ?? entry.id
    let layout = try ToolError.badInput { try folder.layout(of: id) }
    let locale = try ToolError.badInput { try folder.locale(of: id, locale: layout.locale) }
    // Markers of a layout stand for keys of the engine where its rules do the same without one.
    let needsDictionary =
      entry.composing(TypingSettings())?.keys.markers.isEmpty == true
      && language.composition?.images.contains { $0.isRequired } == true
    guard !ids.isEmpty || !needsDictionary else { return nil }
    let rules = TextRules(locale)
    let file = "\(entry.id).layout"
    try write(CompiledLayout.bytes(of: layout, capsLocked: rules.capsLocked), file)
    return SiteKeyboard(
      file: file, id: entry.id, isRightToLeft: locale.isRightToLeft, language: layout.locale,
      module: "layouts.wasm", name: entry.name)
  }

  /// Copies the rules by which the script of a language is written with Latin letters.
  ///
  /// - Returns: nil if the language has none.
  private func copyScheme(of language: Language, in folder: LocaleFolder) throws -> SiteKeyboard? {
    let path = folder.rulesPath(of: language.tag, "transliteration")
    guard ids.isEmpty || ids.contains(language.tag), FileManager.default.fileExists(atPath: path)
    else { return nil }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let rules = try ToolError.badInput { try TransliterationRules(parsing: text) }
    let locale = try ToolError.badInput { try folder.locale(of: language.tag) }
    let file = "\(language.tag)-transliteration.txt"
    try write(Array(text.utf8), file)
    return SiteKeyboard(
      file: file, id: "transliteration", isRightToLeft: locale.isRightToLeft,
      language: language.tag, module: "transliteration.wasm", name: rules.name)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(ToolError) {
    let path = "\(output)/\(name)"
    do {
      try FileManager.default.createDirectory(
        atPath: output, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw ToolError(.cannotCreate, "cannot write \(path): \(reason(of: error))")
    }
  }
}

/// An entry of `keyboards.json`.
private struct SiteKeyboard: Encodable {
  let file: String
  let id: String
  let isRightToLeft: Bool
  let language: String
  let module: String
  let name: String
}
