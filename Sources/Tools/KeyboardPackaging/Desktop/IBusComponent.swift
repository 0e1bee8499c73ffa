/// The file with which IBus finds a component and its engines, in `…/share/ibus/component`.
package struct IBusComponent: Sendable {
  private let manifest: KeyboardManifest
  private let program: String

  /// Creates the component of a manifest. `libexec` is the installation folder of its program.
  package init(_ manifest: KeyboardManifest, libexec: String = "/usr/libexec") {
    self.manifest = manifest
    program = "\(libexec)/ibus-engine-\(manifest.shortName)"
  }

  /// The name of the file.
  package var fileName: String { "\(manifest.shortName).xml" }

  /// The text of the file. Equal manifests give equal text.
  package var text: String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <component>
      \(element("name", "\(manifest.bundleIdentifier).ibus"))
      \(element("description", manifest.name))
      \(element("exec", "\(program) --ibus"))
      \(element("version", manifest.version))
      \(element("author", manifest.app))
      \(element("textdomain", manifest.shortName))
      <engines>
    \(manifest.desktopEngines.map(engine).joined(separator: "\n"))
      </engines>
    </component>

    """
  }

  private func engine(_ engine: DesktopEngine) -> String {
    let members = [
      ("name", engine.name), ("language", engine.language), ("author", manifest.app),
      ("icon", "input-keyboard"), ("layout", engine.layout.layout),
      ("layout_variant", engine.layout.variant), ("longname", engine.title),
      ("description", engine.title), ("rank", String(engine.rank)), ("symbol", engine.symbol),
      ("icon_prop_key", "InputMode"),
    ]
    let lines = members.filter { !$0.1.isEmpty }.map { "      \(element($0.0, $0.1))" }
    return (["    <engine>"] + lines + ["    </engine>"]).joined(separator: "\n")
  }

  private func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XMLText.escape(text))</\(name)>"
  }
}
