import TextUnits

/// A keyboard as the input method frameworks of a desktop list it.
struct DesktopEngine: Hashable, Sendable {
  /// The unique name: `pars-fa`.
  var name: String
  /// The name shown.
  var title: String
  /// Language and region as the system's locales have them: `fa_IR`.
  var language: String
  /// Up to three letters for a panel.
  var symbol: String
  /// The layout its hardware keys stand on.
  var layout: XKBLayout
  /// Of several engines for a language, a desktop takes the highest first: from 50 down. Engines
  /// that come with a desktop have 80 and more, and are not pushed aside.
  var rank: Int

  init(_ keyboard: KeyboardManifest.Keyboard, at index: Int, in manifest: KeyboardManifest) {
    let description = keyboard.description
    name = "\(manifest.shortName)-\(description.id)"
    title = displayTitle(keyboard: description.name, host: manifest.app)
    language = Self.posixLanguage(of: description.primaryLanguage)
    symbol = keyboard.symbol
    layout = XKBLayout(keyboard: description.id, language: description.primaryLanguage)
    rank = max(1, 50 - index)
  }

  private static func posixLanguage(of text: String) -> String {
    guard let tag = (try? LanguageTag(text))?.maximised else { return text }
    return tag.region.map { "\(tag.language)_\($0)" } ?? tag.language
  }
}

extension KeyboardManifest {
  /// The last part of the bundle identifier, which names files and programs.
  var shortName: String {
    bundleIdentifier.split(separator: ".").last.map { $0.lowercased() } ?? "keyboard"
  }

  /// Its keyboards as a desktop lists them, in order.
  var desktopEngines: [DesktopEngine] {
    keyboards.enumerated().map { DesktopEngine($1, at: $0, in: self) }
  }
}
