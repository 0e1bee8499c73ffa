import ArgumentParser
import DesktopSession
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
        $ ime-cli settings --desktop                  those of the keyboards of desktops
        $ ime-cli settings --program gedit            those of a program there

      A settings file is a JSON object such as {"allowsCapsLock": false}. 'ime-cli run', 'replay' \
      and others take it with --settings. 'type' reads settings.json of the container by default: \
      GLOBEKEY_CONTAINER, or else globekey in XDG_DATA_HOME, or else ~/.local/share/globekey.

      Desktops read desktop.json beside it, or the file of --check. It has the same keys, and \
      shiftSwitches, switching and programs: what differs in some programs, by the names that IBus \
      and Fcitx give them:

        {"programs": {"org.gnome.Terminal": {"wordSuggestions": "off", "learnsWords": false}}}
      """)

  @Option(help: "The format: text, plist (a settings bundle's Root.plist) or schema (JSON Schema).")
  var format = Format.text

  @Option(help: "Check this settings file and show the resulting settings.")
  var check: String?

  @Flag(help: "Show the settings of the keyboards of desktops, as JSON.")
  var desktop = false

  @Option(
    help: "Show the settings of this program on a desktop, as JSON.")
  var program: String?

  func validate() throws {
    guard !desktop && program == nil || format == .text else {
      throw ValidationError("--desktop and --program need --format text")
    }
    guard check == nil || format == .text else {
      throw ValidationError("--check needs --format text")
    }
  }

  func run() throws {
    if desktop || program != nil { return try showDesktop() }
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

  private func showDesktop() throws {
    var settings = try SettingsFile.ofDesktop(named: check)
    if let program {
      settings = settings.own(ofProgram: program)?.settings ?? settings.forOtherPrograms
    }
    var output = StandardOutput()
    output.write(Array(settings.text.utf8))
  }
}
