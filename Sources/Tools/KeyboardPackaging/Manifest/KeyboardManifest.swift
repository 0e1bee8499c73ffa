import KeyboardPermissions
import Keyboards
import TextDocument

/// `keyboard.json`: what the author of keyboards says of them, the one source of all property lists
/// and of the files of IBus and Fcitx.
///
/// ```json
/// {
///   "app": "Pars Dictionary",                 name of the containing app and of the group of keyboards
///   "name": "Pars",                           name of the keyboard that has all languages
///   "bundleIdentifier": "org.example.pars",   identifier of the containing app
///   "version": "1.0",
///   "keyboards": [
///     {
///       "id": "fa",                           its folder, and the end of its bundle identifier
///       "primaryLanguage": "fa-IR",           BCP 47
///       "name": "فارسی",                      shown in settings and in the list of keyboards
///       "layout": "Locales/fa/keyboard.xml",  beside this file
///       "symbol": "ف",                        up to three letters for a panel; else the language's code
///       "isASCIICapable": false,              can type all of ASCII; false where left out
///       "prefersRightToLeft": true,           else the direction of the language
///       "requestsOpenAccess": true,           else whether there are capabilities
///       "capabilities": [
///         {"capability": "sharedContainer", "purpose": "Suggests the words of your own list."}
///       ],
///       "resolution": "commit-raw",           or commit-first, discard
///       "traits": ["default", "url"]          the kinds of field it serves; else all it may
///     }
///   ]
/// }
/// ```
package struct KeyboardManifest: Hashable, Sendable {
  /// The display name of the containing app.
  package var app: String
  /// The display name of the keyboard that has all languages.
  package var name: String
  /// The bundle identifier of the containing app.
  package var bundleIdentifier: String
  /// Up to three numbers with dots.
  package var version: String
  /// At least one.
  package var keyboards: [Keyboard]

  /// One keyboard.
  package struct Keyboard: Hashable, Sendable {
    /// What a host must know of it.
    package var description: KeyboardDescription
    /// Its layout: the path of `keyboard.xml`, beside the manifest.
    package var layout: String
    /// What a panel of the desktop shows for it.
    package var symbol: String
    /// The kinds of field it serves, in the order of `KeyboardType`.
    package var traits: [KeyboardType]
  }

  /// The kinds of field a keyboard may serve: the system keeps telephone numbers for itself.
  package static let servableTraits = KeyboardType.allCases.filter {
    $0 != .phonePad && $0 != .namePhonePad
  }
}
