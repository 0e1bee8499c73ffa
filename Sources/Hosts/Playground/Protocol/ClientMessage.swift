import InputCore
import Keyboards
import TextUnits

/// A message of the page: an action and the number that the answer repeats.
package struct ClientMessage: Decodable, Sendable {
  /// The number of the message, chosen by the page; 0 if it has none.
  package var number: Int
  /// The action.
  package var action: Action

  /// An action of the page or of its user.
  package enum Action: Sendable {
    /// Shows a keyboard at a size, for an on-screen or a hardware keyboard. Nil leaves a part as it
    /// is.
    case open(keyboard: String?, size: KeyboardSize?, isHardware: Bool?)
    /// Switches to the next keyboard of the list.
    case next
    /// A key of the computer's own keyboard.
    case key(BrowserKey)
    /// A gesture on the on-screen keyboard, or a command of the page's buttons.
    case event(KeyboardEvent.Action)
    /// A gesture over the keys with these ids.
    case glide([String])
    /// Asks for words that may follow the text.
    case predict
    /// The user moved the caret or selected text, in UTF-16 code units of the text without marked
    /// text. Ignored unless `version` is that of the document.
    case select(Range<Int>, version: Int)
    /// Text that is pasted or dropped.
    case insert(String)
    /// Text that was copied or cut in the field.
    case copied(String)
    /// Keeps copied texts, or forgets them.
    case keepCopied(Bool)
    /// Undoes or redoes a change of the document.
    case undo(isRedo: Bool)
    /// Empties the document.
    case clear
    /// Changes the type of the field.
    case field(FieldKind)
    /// Replaces the settings, as the text of a settings file.
    case settings(String)
    /// Turns learning off or on.
    case incognito(Bool)
    /// Asks for the units and bidi levels of the text.
    case analyse
    /// Asks for what was learned.
    case learned
    /// Forgets a learned word in all its entries.
    case forget(String)
    /// Asks for the labels of the candidates shown for screen readers.
    case names
    /// Asks for the costs of the best sentences of the composition.
    case explain
    /// Asks for the words considered for the composition.
    case lattice
    /// Asks why a text is not the first candidate of the composition.
    case whyNot(String)
    /// Begins a recording.
    case record
    /// Asks for the layout and the locale file of the keyboard shown.
    case source
    /// Shows the keyboard of an edited layout and locale file.
    case workbench(layout: String, locale: String)
    /// Ends the recording and asks for its scenario.
    case stop(name: String)
  }

  private enum Key: String, CodingKey {
    case number = "n"
    case type
    case id, keyboard, width, height, hardware, key, choice, count, directions, keys, index
    case surface, direction, unit, name, start, end, version, text, kind, on, layout, locale
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    number = try values.decodeIfPresent(Int.self, forKey: .number) ?? 0
    action = try Self.action(values)
  }

  private static func action(_ values: KeyedDecodingContainer<Key>) throws -> Action {
    func text(_ key: Key) throws -> String { try values.decode(String.self, forKey: key) }
    func number(_ key: Key, _ range: ClosedRange<Int>) throws -> Int {
      let number = try values.decode(Int.self, forKey: key)
      guard range.contains(number) else { throw values.corrupted(key, "is out of range") }
      return number
    }
    func name<Name: RawRepresentable<String>>(_ key: Key) throws -> Name {
      guard let name = Name(rawValue: try text(key)) else {
        throw values.corrupted(key, "is unknown")
      }
      return name
    }
    switch try text(.type) {
    case "open":
      return .open(
        keyboard: try values.decodeIfPresent(String.self, forKey: .keyboard),
        size: values.contains(.width)
          ? KeyboardSize(
            width: Double(try number(.width, 200...2_000)),
            height: Double(try number(.height, 100...1_000))) : nil,
        isHardware: try values.decodeIfPresent(Bool.self, forKey: .hardware))
    case "next": return .next
    case "key": return .key(try values.decode(BrowserKey.self, forKey: .key))
    case "tap": return .event(.tap(try text(.id)))
    case "hold":
      let choice = values.contains(.choice) ? try number(.choice, 0...99) : nil
      return .event(.longPress(try text(.id), choice: choice))
    case "multitap": return .event(.multiTap(try text(.id), count: try number(.count, 2...20)))
    case "flick": return .event(.flick(try text(.id), directions: try text(.directions)))
    case "glide": return .glide(try values.decode([String].self, forKey: .keys))
    case "predict": return .predict
    case "pick": return .event(.pickCandidate(try number(.index, 0...999)))
    case "forget-candidate": return .event(.forgetCandidate(try number(.index, 0...999)))
    case "reading": return .event(.pickReading(try number(.index, 0...999)))
    case "swipe": return .event(.swipe(try name(.surface), try name(.direction)))
    case "delete": return .event(.delete(try name(.unit)))
    case "move": return .event(.moveCaret(try name(.unit), try name(.direction)))
    case "undo-commit": return .event(.undoCommit)
    case "command":
      guard let command = Command(name: Substring(try text(.name))) else {
        throw values.corrupted(.name, "is unknown")
      }
      return .event(.command(command))
    case "select":
      let start = try number(.start, 0...PlaygroundSession.maximumTextLength)
      let end = try number(.end, start...PlaygroundSession.maximumTextLength)
      return .select(start..<end, version: try values.decode(Int.self, forKey: .version))
    case "insert": return .insert(try text(.text))
    case "copied": return .copied(try text(.text))
    case "keep-copied": return .keepCopied(try values.decode(Bool.self, forKey: .on))
    case "show-copied": return .event(.showClipboard)
    case "undo": return .undo(isRedo: false)
    case "redo": return .undo(isRedo: true)
    case "clear": return .clear
    case "field": return .field(try name(.kind))
    case "settings": return .settings(try text(.text))
    case "incognito": return .incognito(try values.decode(Bool.self, forKey: .on))
    case "analyse": return .analyse
    case "learned": return .learned
    case "forget": return .forget(try text(.text))
    case "names": return .names
    case "explain": return .explain
    case "lattice": return .lattice
    case "why-not": return .whyNot(try text(.text))
    case "source": return .source
    case "workbench": return .workbench(layout: try text(.layout), locale: try text(.locale))
    case "record": return .record
    case "stop": return .stop(name: try text(.name))
    default: throw values.corrupted(.type, "is unknown")
    }
  }
}

extension KeyedDecodingContainer {
  /// The error for a value that has the right type but no meaning.
  fileprivate func corrupted(_ key: Key, _ problem: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: problem)
  }
}
