import ArgumentParser
import CodeTables
import ToolSupport

/// `ime-cli codes`: lists the codes of texts in a code table.
struct CodesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codes",
    abstract: "List the codes and pronunciations of characters and words.",
    discussion: """
      Writes each text, its codes, the shortest first, and the pronunciations of a character. The \
      names of the keys follow in brackets if they differ from the code:

        $ ime-cli codes --language cangjie 你好
        你<TAB>onf (人弓火)<TAB>ni
        好<TAB>vnd (女弓木)<TAB>hao

      A word is written as a whole if it is in the table, or if the phrase rules of the table give \
      it a code. While typing, ` and a pronunciation show characters with their codes: `ni.
      """)

  @Option(name: .shortAndLong, help: "The code table: cangjie, quick, or table with --dictionary.")
  var language = "cangjie"

  @Option(name: .shortAndLong, help: "The image of the code table (.imedict).")
  var dictionary: String?

  @Argument(help: "The texts.")
  var texts: [String]

  func run() throws {
    let table = try open()
    var output = StandardOutput()
    for text in texts {
      guard !write(text, table, &output) else { continue }
      for character in text.unicodeScalars {
        if !write(String(character), table, &output) { output.writeLine("\(character)\t\t") }
      }
    }
  }

  /// Writes the codes of a text.
  ///
  /// - Returns: false, with nothing written, if the text has no code.
  private func write(
    _ text: String, _ table: CodeTable, _ output: inout StandardOutput
  ) -> Bool {
    var codes = table.codes(of: text)
    if codes.isEmpty, text.unicodeScalars.count > 1 {
      codes = table.code(ofPhrase: text).map { [$0] } ?? []
    }
    guard !codes.isEmpty else { return false }
    let shown = codes.map { code in
      let label = table.settings.label(of: code)
      return label == code ? code : "\(code) (\(label))"
    }
    let sounds = table.pronunciations(of: text).joined(separator: " ")
    output.writeLine("\(text)\t\(shown.joined(separator: " "))\t\(sounds)")
    return true
  }

  private func open() throws(ToolError) -> CodeTable {
    let path: String
    if let dictionary {
      path = dictionary
    } else {
      path = try DictionaryLocator(language: language).path()
    }
    do throws(ImageError) {
      return try CodeTable(path: path)
    } catch {
      throw ToolError(error)
    }
  }
}
