import ArgumentParser
import KeyboardCatalog
import KeyboardPackaging
import ToolSupport
import TypingAids

/// `ime-cli settings`: the keyboard's own settings.
struct SettingsCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, plist, schema
  }

  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show the keyboard's settings, export their form, check a file of them.",
    discussion: """
      Settings are the keyboard's own; those of the desktop are never read. One declaration is the \
      source of all forms:

        $ ime-cli settings                            names, values, what each does
        $ ime-cli settings --format plist > Root.plist       a settings bundle's page
        $ ime-cli settings --format schema            a JSON Schema of settings files
        $ ime-cli settings --check settings.json      what a file sets, or what is wrong with it

      A settings file is an object of JSON, such as {"allowsCapsLock": false}. 'ime-cli run', \
      'replay' and others take it with --settings; 'type' reads settings.json of the container \
      (GLOBEKEY_CONTAINER, else ~/.local/share/globekey) by itself.
      """)

  @Option(help: "text, plist (a settings bundle's Root.plist) or schema (JSON Schema).")
  var format = Format.text

  @Option(help: "Read this file of settings and show what they are then.")
  var check: String?

  func validate() throws {
    guard check == nil || format == .text else {
      throw ValidationError("--check shows values; it goes with --format text alone")
    }
  }

  func run() throws {
    let settings = try check.map(SettingsFile.read) ?? TypingSettings()
    let text =
      switch format {
      case .text: SettingsForm.text(of: settings)
      case .plist: SettingsForm.propertyList
      case .schema: SettingsForm.jsonSchema
      }
    var output = StandardOutput()
    output.write(Array(text.utf8))
  }
}
