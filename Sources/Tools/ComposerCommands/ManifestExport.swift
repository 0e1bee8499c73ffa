import ArgumentParser
import KeyboardPackaging
import ToolSupport

extension ManifestCommand {
  /// `ime-cli manifest export`.
  struct Export: ParsableCommand {
    /// The files that can be generated from a manifest.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case plist
      case appPlist = "app-plist"
      case swift, ibus
      case fcitxAddon = "fcitx-addon"
      case fcitxInputMethod = "fcitx-input-method"
    }

    static let configuration = CommandConfiguration(
      abstract: "Write a file made from a manifest to standard output.",
      discussion: """
        plist and swift are for one target with all keyboards, or with --keyboard for one \
        keyboard.

          $ ime-cli manifest export --format plist --keyboard fa keyboard.json > Info.plist
          $ ime-cli manifest export --format fcitx-input-method --keyboard fa keyboard.json
        """)

    @Option(name: .shortAndLong, help: "The file to write: \(DeleteCommand.names(Format.self)).")
    var format: Format

    @Option(name: .shortAndLong, help: "The id of a keyboard.")
    var keyboard: String?

    @Argument(help: "The manifest (keyboard.json).")
    var manifest: String

    func run() throws {
      let manifest = try KeyboardManifest(path: manifest)
      var output = StandardOutput()
      output.write(Array(try text(of: manifest).utf8))
    }

    private func text(of manifest: KeyboardManifest) throws -> String {
      switch format {
      case .appPlist: return manifest.appInfoPlist.text
      case .ibus: return IBusComponent(manifest).text
      case .fcitxAddon: return FcitxFiles(manifest).addon.text
      case .plist: return try target(in: manifest).infoPlist.text
      case .swift: return KeyboardListSource(try target(in: manifest).descriptions).text
      case .fcitxInputMethod:
        guard let index = try index(in: manifest) else {
          throw ValidationError("give the keyboard: --keyboard ID")
        }
        return FcitxFiles(manifest).inputMethods[index].text
      }
    }

    private func target(in manifest: KeyboardManifest) throws -> KeyboardTarget {
      let targets = manifest.targets(keyboard == nil ? .dynamic : .perLanguage)
      return targets[try index(in: manifest) ?? 0]
    }

    private func index(in manifest: KeyboardManifest) throws -> Int? {
      guard let keyboard else { return nil }
      let ids = manifest.keyboards.map(\.description.id)
      guard let index = ids.firstIndex(of: keyboard) else {
        throw ValidationError(
          "no keyboard '\(keyboard)' in the manifest; it has \(ids.joined(separator: ", "))")
      }
      return index
    }
  }
}
