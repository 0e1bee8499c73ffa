import ArgumentParser
import Mandarin
import ToolSupport

extension ScriptConversion: ExpressibleByArgument {}

/// `ime-cli script`: text from one form of Chinese to another.
struct ScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Convert text between simplified and traditional Chinese.",
    discussion: """
      Reads lines of text from standard input and writes them in the other form, as the program \
      opencc does with the configuration of the same name:

        $ echo 软件里的内存 | ime-cli script s2twp
        軟體裡的記憶體

      A line that is not valid UTF-8 is reported and converted as far as it goes; the exit code is \
      then 65.
      """)

  @Argument(help: "\(ScriptConversion.allCases.map(\.rawValue).joined(separator: ", ")).")
  var conversion: ScriptConversion

  @Option(help: "The image of tables (.imedict); without it, zh-text.imedict is looked for.")
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
