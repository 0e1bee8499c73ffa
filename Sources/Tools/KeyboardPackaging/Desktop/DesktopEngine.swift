import TextUnits

/// A keyboard as an engine of a desktop's input method framework.
struct DesktopEngine: Hashable, Sendable {
  /// The unique name: `pars-fa`.
  var name: String
  /// The display name.
  var title: String
  /// Language and region in the form of POSIX locales: `fa_IR`.
  var language: String
  /// Up to three letters for a panel.
  var symbol: String
  /// The XKB layout of the hardware keys.
  var layout: XKBLayout
  /// The priority among engines of a language: a desktop prefers the highest. Ours count down from
  /// 50, below the engines that come with a desktop (80 and more), so these keep their priority.
  var rank: Int

  init(_ keyboard: KeyboardManifest.Keyboard, at index: Int, in manifest: KeyboardManifest) {
    let description = keyboard.description
    name = "\(manifest.shortName)-\(description.id)"
    title = displayTitle(keyboard: description.name, host: manifest.app)
    language =
      (try? LanguageTag(description.primaryLanguage))?.posixLocale ?? description.primaryLanguage
    symbol = keyboard.symbol
    layout = XKBLayout(keyboard: description.id, language: description.primaryLanguage)
    rank = max(1, 50 - index)
  }
}

extension KeyboardManifest {
  /// The last part of the bundle identifier, in lower case. It names files and programs.
  var shortName: String {
    bundleIdentifier.split(separator: ".").last.map { $0.lowercased() } ?? "keyboard"
  }

  /// The keyboards as desktop engines, in manifest order.
  var desktopEngines: [DesktopEngine] {
    keyboards.enumerated().map { DesktopEngine($1, at: $0, in: self) }
  }
}
