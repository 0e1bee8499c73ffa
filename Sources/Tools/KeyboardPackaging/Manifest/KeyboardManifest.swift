import KeyboardPermissions
import Keyboards
import TextDocument

/// `keyboard.json`: the author's description of a set of keyboards. All property lists and the
/// files of IBus and Fcitx are made from it.
///
/// ```json
/// {
///   "app": "Pars Dictionary",                 name of the app and of its group of keyboards
///   "name": "Pars",                           name of the keyboard that has all languages
///   "bundleIdentifier": "org.example.pars",   identifier of the containing app
///   "version": "1.0",
///   "keyboards": [
///     {
///       "id": "fa",                           its folder, and the end of its bundle identifier
///       "primaryLanguage": "fa-IR",           BCP 47
///       "name": "فارسی",                      shown in settings and in the list of keyboards
///       "layout": "Locales/fa/keyboard.xml",  relative to this file
///       "symbol": "ف",                        up to three letters; default: language code
///       "isASCIICapable": false,              whether it types all of ASCII; default: false
///       "prefersRightToLeft": true,           default: the direction of the language
///       "requestsOpenAccess": true,           default: whether there are capabilities
///       "capabilities": [
///         {"capability": "sharedContainer", "purpose": "Suggests the words of your own list."}
///       ],
///       "resolution": "commit-raw",           or commit-first, discard
///       "traits": ["default", "url"]          the kinds of field it serves; default: all allowed
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
  /// The version: up to three numbers separated by dots.
  package var version: String
  /// The keyboards, at least one.
  package var keyboards: [Keyboard]

  /// A keyboard of a manifest.
  package struct Keyboard: Hashable, Sendable {
    /// The description for hosts.
    package var description: KeyboardDescription
    /// The path of its layout file (`keyboard.xml`), relative to the manifest.
    package var layout: String
    /// The symbol for desktop panels.
    package var symbol: String
    /// The kinds of field it serves, in the order of `KeyboardType`.
    package var traits: [KeyboardType]
  }

  /// The kinds of field that a keyboard can serve. The system reserves fields for telephone
  /// numbers.
  package static let servableTraits = KeyboardType.allCases.filter {
    $0 != .phonePad && $0 != .namePhonePad
  }
}
