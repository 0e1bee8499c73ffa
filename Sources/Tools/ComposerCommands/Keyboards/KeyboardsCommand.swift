import ArgumentParser
import KeyboardCatalog
import Keyboards
import TextUnits
import ToolSupport

/// `ime-cli keyboards`: lists the keyboards.
struct KeyboardsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyboards",
    abstract: "List the keyboards: their languages, layers and hardware forms.",
    discussion: """
      Writes one line per keyboard:

        $ ime-cli keyboards
        keyboard  language  direction  name     hardware  layers
        de        de-DE     →          German   iso       base shift symbols symbols-2 …

      --tags writes only the language tags.
      """)

  @OptionGroup var keyboards: KeyboardOptions

  @Flag(help: "Write only the language tags, one per line.")
  var tags = false

  func run() throws {
    var output = StandardOutput()
    defer { output.flush() }
    let registry = try keyboards.registry()
    guard !tags else {
      registry.primaryLanguages.forEach { output.writeLine($0) }
      return
    }
    let folder = try keyboards.localeFolder()
    var table = [["keyboard", "language", "direction", "name", "hardware", "layers"]]
    for plugin in registry.plugins {
      let description = plugin.description
      let outline = try ToolError.badInput { try folder.outline(of: description.id) }
      table.append([
        description.id, description.primaryLanguage, description.prefersRightToLeft ? "←" : "→",
        description.name, outline.hardwareForms.first ?? "-",
        outline.touchLayers.joined(separator: " "),
      ])
    }
    for line in Columns.aligned(table) { output.writeLine(line) }
  }
}
