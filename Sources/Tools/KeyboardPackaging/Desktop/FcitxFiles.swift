/// The configuration files with which Fcitx 5 finds an addon and its input methods.
package struct FcitxFiles: Sendable {
  private let manifest: KeyboardManifest

  /// Creates the files of a manifest.
  package init(_ manifest: KeyboardManifest) { self.manifest = manifest }

  /// The addon file for `…/share/fcitx5/addon`: its name and text. Fcitx identifies an addon by its
  /// file name.
  package var addon: (fileName: String, text: String) {
    let name = manifest.shortName
    return (
      "\(name).conf",
      """
      [Addon]
      Name=\(Self.escape(manifest.name))
      Category=InputMethod
      Version=\(manifest.version)
      Library=lib\(name)-fcitx5
      Type=SharedLibrary
      OnDemand=True
      Configurable=False

      [Addon/Dependencies]
      0=core:5.0.0

      """
    )
  }

  /// The input method files for `…/share/fcitx5/inputmethod`: their names, which are also the
  /// unique names of the input methods, and their texts.
  package var inputMethods: [(fileName: String, text: String)] {
    manifest.desktopEngines.map { engine in
      (
        "\(engine.name).conf",
        """
        [InputMethod]
        Name=\(Self.escape(engine.title))
        Icon=input-keyboard
        Label=\(Self.escape(engine.symbol))
        LangCode=\(engine.language)
        Addon=\(manifest.shortName)
        Configurable=False

        """
      )
    }
  }

  /// Quotes a value if Fcitx would read it differently without quotes.
  private static func escape(_ text: String) -> String {
    let isPlain = !text.contains { "\"\\".contains($0) || $0.isWhitespace && $0 != " " }
    if isPlain, text.first != " ", text.last != " " { return text }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
