import HostWords
import InputCore
import KeyboardPermissions
import TextDocument

/// A script of keys and of what must be seen after them.
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
/// `SCENARIO` begins with an empty document and composition. What is done:
///
/// | line | does |
/// |---|---|
/// | `KEYS nihao<Space>` | presses keys, in key notation; on a hardware keyboard, those that type this in the United States (`<A-q>` is AltGr and q) |
/// | `KEYBOARD fa touch` | a keyboard, by the folder of its layout, `touch` or `hardware`: for what follows, and for all scenarios after it |
/// | `FIELD emailAddress` | the field is now of this keyboard type |
/// | `LEXICON shortcuts omw On my way!` | the host hands over an entry: its source, what is typed, and what that stands for where it is another text |
/// | `METHOD ko` | the input method, by the tag of its language: stands before `SCENARIO`, for all that follow; without a tag, the one the player starts with |
/// | `TYPING xiaohe z-zh` | how keys are typed, in names of the language, on an input method alone: stands before `SCENARIO`, for all that follow; without names, as the language starts |
/// | `PHRASE dz→上海市→2` | a line of a file of the user's own phrases, with its tabs: stands before `SCENARIO`, for all that follow, beside those before; without text, none are left |
/// | `LANGUAGE de-DE` | switches the primary language |
/// | `TAP س e^2 あ/n b*3 <shift>` | taps keys of the layer shown, see ``KeyTap`` |
/// | `DISMISS` | puts the keyboard away |
/// | `FOCUS name` | a field of the host takes the focus; only with a ``HostProgram`` |
/// | `PICK fa` | picks a keyboard of the list that a long press on the globe key shows; likewise |
///
/// All other lines are expectations, checked where they stand:
///
/// | line | expects |
/// |---|---|
/// | `PREEDIT text` | the marked text with `\|` at the caret; without text, none |
/// | `CANDIDATES a b` | the page shown begins with these; without text, none is shown |
/// | `OFFERS a b` | the page shown has these, anywhere |
/// | `COMMIT text` | the text inserted since the last line that did something; without text, none |
/// | `DOCUMENT text` | the document without marked text, `\|` at the insertion point if written |
/// | `ALERT name` | the last key gave this alert: edge, noSuchCandidate, nothingToForget, outOfSequence, dictionaryLost |
/// | `LAYER name` | the keyboard shows this layer |
/// | `ACTION name` | the last key was a return key that does this: search, go |
/// | `SERVES name` | custom, or why the host's own keyboard serves: secureField, phonePad, refusedByHost |
/// | `LIST en* de` | the list of keyboards begins with these, `*` at the one in use; without text, it is not shown |
///
/// `\n`, `\t` and `\\` are escapes in texts. Empty lines and lines that begin with `#` say nothing.
package struct Scenario: Sendable {
  /// One line of a script.
  package struct Step: Sendable {
    /// The number of the line, counted from 1.
    package let line: Int
    /// What to do or to expect.
    package let action: Action
  }

  /// What a line says.
  package enum Action: Sendable {
    case keys([KeyEvent])
    case keyboard(id: String, isHardware: Bool)
    case field(KeyboardType)
    case language(String)
    case lexicon(LexiconEntry)
    case tap([KeyTap])
    case dismiss
    case focus(String)
    case pick(String)
    case expect(Expectation)
  }

  /// What must be seen.
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

  /// What the scenario shows.
  package let name: String
  /// The number of its first line.
  package let line: Int
  /// The tag of the language whose input method plays it; nil where nothing is said.
  package internal(set) var method: String?
  /// How keys are typed, in names of the language; empty where nothing is said.
  package internal(set) var typing: [String] = []
  /// The user's own phrases, without a clock: who plays the script sets one.
  package internal(set) var phrases = CustomPhrases()
  /// Its lines.
  package internal(set) var steps: [Step] = []

  /// Whether it chooses a keyboard: then it is played on one, else with an input method alone.
  package var needsKeyboard: Bool {
    steps.contains { if case .keyboard = $0.action { true } else { false } }
  }
}
