import InputCore
import KeyboardDrawing
import Keyboards

/// The state that a page draws.
package struct PageView: Encodable, Hashable, Sendable {
  /// The keyboard in use.
  package struct Keyboard: Encodable, Hashable, Sendable {
    package var id: String
    package var name: String
    /// The BCP 47 tag.
    package var language: String
    package var isRightToLeft: Bool
    /// The sign for the language switcher: `中`, `VI`.
    package var symbol: String
  }

  /// The text of the field.
  package struct Document: Encodable, Hashable, Sendable {
    package var before = ""
    package var selected = ""
    package var after = ""
    /// The marked text in its pieces. It is shown between `before` and `after`.
    package var marked: [Piece] = []
    /// The caret in the marked text, in UTF-16 code units.
    package var caret = 0
    /// Changes with each change of the text, and with each move of the caret that is not a selection by
    /// the user.
    package var version = 0
  }

  /// A piece of marked text.
  package struct Piece: Encodable, Hashable, Sendable {
    package var text: String
    /// `chosen`, `reading` or `waiting`.
    package var stage: String
  }

  /// A page of candidates, or suggested words.
  package struct Candidates: Encodable, Hashable, Sendable {
    package struct Item: Encodable, Hashable, Sendable {
      package var text: String
      /// A short explanation; nil if there is none.
      package var annotation: String?
    }
    package var items: [Item]
    /// The index of the highlighted item; nil for suggested words.
    package var highlighted: Int?
    /// The index of the page, from 0.
    package var page: Int
    package var hasNext: Bool
    /// Whether these are words suggested beside what is typed.
    package var areSuggestions: Bool
    /// The readings offered for the first syllable.
    package var readings: [String]
  }

  /// An error or a warning of an edited layout or locale file.
  package struct Problem: Encodable, Hashable, Sendable {
    /// `layout` or `locale`.
    package var file: String
    /// From 1; nil for the file as a whole.
    package var line: Int?
    package var column: Int?
    package var isError: Bool
    package var message: String
  }

  /// The on-screen keyboard. Lengths are in the points of `width` and `height`.
  package struct Board: Encodable, Hashable, Sendable {
    package struct Flick: Encodable, Hashable, Sendable {
      /// `n`; several directions, separated by spaces, if the finger turns.
      package var direction: String
      package var label: String
    }
    package struct Key: Encodable, Hashable, Sendable {
      package var id: String
      package var label: String
      /// The id of the icon to draw instead of the label; nil for a key that shows its label.
      package var icon: String?
      /// The text that a tap types; nil for a key that performs an action.
      package var text: String?
      package var hint: String?
      /// The name for screen readers.
      package var name: String
      /// The largest font size at which the label fits the key.
      package var fontSize: Double
      package var style: String
      package var isOn: Bool
      package var alternatives: [String]
      package var flicks: [Flick]
      /// The labels of the keys that the second and later quick taps select.
      package var multiTaps: [String]
      /// x, y, width and height.
      package var frame: [Double]
    }
    /// The colours, in the notation of CSS, and sizes of a keyboard that brings its own.
    package struct Appearance: Encodable, Hashable, Sendable {
      package var background: String
      package var key: String
      package var display: String
      package var text: String
      package var cornerRadius: Double
    }
    package var layer: String
    package var width: Double
    package var height: Double
    package var keys: [Key]
    /// Nil if the page decides.
    package var appearance: Appearance?
  }

  package var type = "view"
  /// The number of the message that this answers.
  package var n = 0
  package var keyboard: Keyboard
  package var document = Document()
  package var candidates: Candidates?
  /// Nil if it is that of the last view.
  package var board: Board?
  package var field = FieldKind.text
  package var isComposing = false
  package var isIncognito = false
  package var isHardware = false
  package var isRecording = false
  /// Whether texts copied in the field are kept.
  package var keepsCopiedTexts = false
  /// The names of the modes; nil without an engine.
  package var punctuation: String?
  package var width: String?
  /// The reason why the last command had no effect; nil if it had one.
  package var alert: String?
  /// The request to the page's field: `search`, `go`.
  package var action: String?
  /// The problems of an edited layout; nil if none was sent.
  package var problems: [Problem]?
  /// The effects of the message, one a line, for the view of stages.
  package var effects: [String] = []
}

extension PageView.Board {
  init(_ view: KeyboardView) {
    layer = view.layer
    width = view.size.width
    height = view.size.height
    keys = view.keys.map { key in
      Key(
        id: key.id, label: key.label,
        icon: key.icon.flatMap { KeyIcon.isDrawn(insteadOf: key.label) ? $0.rawValue : nil },
        text: key.text, hint: key.hint,
        name: key.accessibilityLabel,
        fontSize: min(Self.fontSize(of: key), view.appearance?.textSize ?? .infinity),
        style: key.style.rawValue, isOn: key.isOn,
        alternatives: key.alternatives,
        flicks: key.flicks.map { Flick(direction: $0.direction, label: $0.label) },
        multiTaps: key.multiTaps,
        frame: [key.frame.x, key.frame.y, key.frame.width, key.frame.height])
    }
    appearance = view.appearance.map {
      Appearance(
        background: $0.background.css, key: $0.key.css, display: $0.display.css, text: $0.text.css,
        cornerRadius: $0.cornerRadius)
    }
  }

  /// The font size of a label, which leaves room for the keys of flicks at its sides.
  private static func fontSize(of key: KeyCap) -> Double {
    let hasSides = key.flicks.contains { $0.direction == "w" || $0.direction == "e" }
    let width = key.frame.width - (hasSides ? 36 : 0)
    return SVGDrawing.fontSize(of: key.label, width: width)
  }
}
