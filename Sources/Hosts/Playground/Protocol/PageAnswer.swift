import KeyboardDrawing
import Keyboards
import TypingAids

/// A message to the page. Each message of the page has one answer.
package enum PageAnswer: Encodable, Sendable {
  case welcome(Welcome)
  case view(PageView)
  case analysis(TextAnalysis)
  case learned([LearnedEntry], n: Int)
  case predictions(PageView.Candidates?, n: Int)
  case names([String], n: Int)
  case costs([ExplainedSentence], n: Int)
  case lattice(PageLattice?, n: Int)
  case reason(ExplainedReason?, n: Int)
  case scenario(String, n: Int)
  case source(layout: String, locale: String, n: Int)
  case failure(String, n: Int)

  private enum Key: String, CodingKey {
    case type, n, entries, candidates, names, sentences, lattice, reason, text, layout, locale,
      message
  }

  package func encode(to encoder: any Encoder) throws {
    func values(_ type: String, _ n: Int) throws -> KeyedEncodingContainer<Key> {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(type, forKey: .type)
      try values.encode(n, forKey: .n)
      return values
    }
    switch self {
    case .welcome(let welcome): try welcome.encode(to: encoder)
    case .view(let view): try view.encode(to: encoder)
    case .analysis(let analysis): try analysis.encode(to: encoder)
    case .learned(let entries, let n):
      var values = try values("learned", n)
      try values.encode(entries, forKey: .entries)
    case .predictions(let candidates, let n):
      var values = try values("predictions", n)
      try values.encodeIfPresent(candidates, forKey: .candidates)
    case .names(let names, let n):
      var values = try values("names", n)
      try values.encode(names, forKey: .names)
    case .costs(let sentences, let n):
      var values = try values("costs", n)
      try values.encode(sentences, forKey: .sentences)
    case .lattice(let lattice, let n):
      var values = try values("lattice", n)
      try values.encodeIfPresent(lattice, forKey: .lattice)
    case .reason(let reason, let n):
      var values = try values("reason", n)
      try values.encodeIfPresent(reason, forKey: .reason)
    case .scenario(let text, let n):
      var values = try values("scenario", n)
      try values.encode(text, forKey: .text)
    case .source(let layout, let locale, let n):
      var values = try values("source", n)
      try values.encode(layout, forKey: .layout)
      try values.encode(locale, forKey: .locale)
    case .failure(let message, let n):
      var values = try values("failure", n)
      try values.encode(message, forKey: .message)
    }
  }
}

/// A learned entry, as the page lists it.
package struct LearnedEntry: Encodable, Hashable, Sendable {
  package var language: String
  package var kind: String
  package var after: String
  package var reading: String
  package var text: String
}

/// The first message of a connection: the keyboards, and the settings with their values.
package struct Welcome: Encodable, Sendable {
  package struct Setting: Encodable, Sendable {
    package var key: String
    package var title: String
    package var explanation: String
    package var group: String
    /// The names and titles of the values; empty for a setting that is on or off, or a text.
    package var choices: [Choice]
    /// The regular expression that a text matches; nil for a setting of another kind.
    package var pattern: String?
    package var value: String
  }
  package struct Choice: Encodable, Sendable {
    package var name: String
    package var title: String
  }

  package var type = "welcome"
  /// The version of the protocol.
  package var version = 1
  package var keyboards: [PageView.Keyboard]
  package var settings: [Setting]
  /// The icons of keys by their ids, as the path data of SVG in a square of 24 by 24.
  package var icons: [String: String]

  init(keyboards: [PageView.Keyboard], settings: TypingSettings) {
    self.keyboards = keyboards
    icons = Dictionary(uniqueKeysWithValues: KeyIcon.allCases.map { ($0.rawValue, $0.path) })
    self.settings = TypingSettings.Schema.declarations.map { declaration in
      Setting(
        key: declaration.key, title: declaration.title, explanation: declaration.explanation,
        group: declaration.group.title,
        choices: declaration.choices.map { Choice(name: $0.name, title: $0.title) },
        pattern: declaration.pattern,
        value: declaration.value(in: settings).description)
    }
  }
}
