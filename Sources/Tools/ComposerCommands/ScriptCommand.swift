import ArgumentParser
import Mandarin
import ToolSupport

extension ScriptConversion: ExpressibleByArgument {}

/// `ime-cli script`: converts text between forms of Chinese.
struct ScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Convert text between simplified and traditional Chinese.",
    discussion: """
      Reads lines of text from standard input and writes them in another form, as the program \
      opencc does with the configuration of the same name:

        $ echo 软件里的内存 | ime-cli script s2twp
        軟體裡的記憶體

      Invalid UTF-8 is reported and replaced by U+FFFD, and the line is converted; the exit code \
      is then 65.
      """)

  @Argument(
    help: "The conversion: \(ScriptConversion.allCases.map(\.rawValue).joined(separator: ", ")).")
  var conversion: ScriptConversion

  @Option(help: "The image of tables for Chinese forms (.imedict). Without it, zh-text.imedict.")
  var tables: String?

  func run() throws {
    let path = try tables ?? DictionaryLocator(language: "zh-text").path()
    let converter: ScriptConverter
    do throws(ImageError) {
      converter = try ScriptConverter(conversion, tables: PhraseTableSet(path: path))
    } catch {
      throw ToolError(error)
    }
    var output = StandardOutput()
    try forEachInputLine { output.writeLine(converter.convert($0)) }
  }
}
