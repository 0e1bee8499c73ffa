import ArgumentParser
import KeyboardCatalog
import KeyboardPackaging
import ToolSupport
import TypingAids

/// `ime-cli settings`: shows, exports and checks settings.
struct SettingsCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, plist, schema
  }

  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show the keyboard's settings, export them as a form, or check a settings file.",
    discussion: """
      These are the keyboard's own settings; those of the desktop are never read. All formats are \
      generated from one declaration:

        $ ime-cli settings                            names, values and explanations
        $ ime-cli settings --format plist > Root.plist       the page of a settings bundle
        $ ime-cli settings --format schema            a JSON Schema of settings files
        $ ime-cli settings --check settings.json      the values of a file, or its errors

      A settings file is a JSON object such as {"allowsCapsLock": false}. 'ime-cli run', 'replay' \
      and others take it with --settings. 'type' reads settings.json of the container by default: \
      GLOBEKEY_CONTAINER, or else globekey in XDG_DATA_HOME, or else ~/.local/share/globekey.
      """)

  @Option(help: "The format: text, plist (a settings bundle's Root.plist) or schema (JSON Schema).")
  var format = Format.text

  @Option(help: "Check this settings file and show the resulting settings.")
  var check: String?

  func validate() throws {
    guard check == nil || format == .text else {
      throw ValidationError("--check needs --format text")
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
