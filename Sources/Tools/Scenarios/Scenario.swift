import HostWords
import InputCore
import KeyboardPermissions
import TextDocument

/// A script of keys with the expected results.
///
/// ```
/// SCENARIO   choose a candidate for a prefix, go on with the rest
/// KEYS       womenqu
/// PREEDIT    wo men qu|
/// OFFERS     我们
/// KEYS       <Space>
/// COMMIT     我们去
/// DOCUMENT   我们去|
/// ```
///
/// Each `SCENARIO` begins with an empty document and composition. Actions:
///
/// - `KEYS nihao<Space>`: Presses keys, in key notation. On a hardware keyboard these are the keys
///   of a US keyboard (`<A-q>` is AltGr and q).
/// - `KEYBOARD fa touch`: Shows a keyboard, by the folder of its layout, as `touch` or `hardware`.
///   Applies to the rest of the script.
/// - `FIELD emailAddress`: Changes the keyboard type of the field.
/// - `LEXICON shortcuts omw On my way!`: Adds an entry to the host's lexicon: its source, the typed
///   text, and the replacement if it differs.
/// - `METHOD ko`: Selects the input method by its language tag. Written before `SCENARIO`, it
///   applies to the rest of the script. Without a tag, the player's default.
/// - `TYPING xiaohe z-zh`: Sets typing options of the language, for an input method without a
///   keyboard. Written before `SCENARIO`, it applies to the rest of the script. Without names, the
///   defaults.
/// - `PHRASE dz→上海市→2`: Adds a line of a file of own phrases, with its tabs. Written before
///   `SCENARIO`, it applies to the rest of the script. Without text, removes all.
/// - `SETTING secondLanguages en+de`: Sets a setting of the keyboards. Written before `SCENARIO`, it
///   applies to the rest of the script. Without text, all have their defaults.
/// - `LANGUAGE de-DE`: Switches the primary language.
/// - `TAP س e^2 あ/n b*3 <shift>`: Taps keys of the shown layer, see `KeyTap`.
/// - `CHOOSE 2`: Chooses a candidate or suggested word of the page shown, as a tap on it does; only on
///   a keyboard.
/// - `DISMISS`: Dismisses the keyboard.
/// - `FOCUS name`: Moves the focus to a field of the host; only with a `HostProgram`.
/// - `PICK fa`: Picks a keyboard from the list that a long press on the globe key shows; only with
///   a `HostProgram`.
///
/// All other lines are expectations, checked when the line is reached:
///
/// - `PREEDIT text`: The marked text, with `|` at the caret; without text, no marked text.
/// - `CANDIDATES a b`: The shown candidate page begins with these; without text, no page is shown.
/// - `OFFERS a b`: The shown candidate page contains these.
/// - `COMMIT text`: The text inserted since the last action line; without text, none.
/// - `DOCUMENT text`: The document without marked text, with `|` at the insertion point if
///   written.
/// - `ALERT name`: The alert of the last key: edge, noSuchCandidate, nothingToForget,
///   outOfSequence, dictionaryLost.
/// - `LAYER name`: The layer that the keyboard shows.
/// - `ACTION name`: The action of the last key, a return key: search, go.
/// - `SERVES name`: `custom`, or the reason why the host's own keyboard serves: secureField,
///   phonePad, refusedByHost.
/// - `LIST en* de`: The list of keyboards begins with these, with `*` at the current one; without
///   text, no list is shown.
///
/// `\n`, `\t` and `\\` are escapes in texts. Empty lines and lines that begin with `#` are skipped.
package struct Scenario: Sendable {
  /// One line of a script.
  package struct Step: Sendable {
    /// The line number, counted from 1.
    package let line: Int
    /// The action or expectation of the line.
    package let action: Action
  }

  /// An action or expectation.
  package enum Action: Sendable {
    case keys([KeyEvent])
    case keyboard(id: String, isHardware: Bool)
    case field(KeyboardType)
    case language(String)
    case lexicon(LexiconEntry)
    case tap([KeyTap])
    case choose(Int)
    case dismiss
    case focus(String)
    case pick(String)
    case expect(Expectation)
  }

  /// An expected state after the last action.
  package enum Expectation: Sendable {
    case preedit(String)
    case candidates([String])
    case offers([String])
    case commit(String)
    case document(String)
    case alert(String)
    case layer(String)
    case action(String)
    case service(String)
    case list([String])
  }

  /// The name: what the scenario shows.
  package let name: String
  /// The number of its first line, counted from 1.
  package let line: Int
  /// The language tag of the input method to play it with; nil for the default.
  package internal(set) var method: String?
  /// The typing options of the language; empty for the defaults.
  package internal(set) var typing: [String] = []
  /// The own phrases, and the settings of keyboards. The clock of the phrases is nil: the player sets
  /// one.
  package internal(set) var choices = KeyboardChoices()
  /// The lines in order.
  package internal(set) var steps: [Step] = []

  /// Whether it needs a keyboard: it has a `KEYBOARD` line. Otherwise an input method alone plays
  /// it.
  package var needsKeyboard: Bool {
    steps.contains { if case .keyboard = $0.action { true } else { false } }
  }
}
