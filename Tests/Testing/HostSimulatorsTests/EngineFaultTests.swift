import GlobeKey
import HostSimulators
import LanguageCatalog
import LanguageDescription
import TestSupport
import Testing

/// Each input method survives any host behaviour: the text around is neither moved nor lost, what is
/// composed is kept, and the host and the session agree about it.
@Suite struct EngineFaultTests {
  /// Keys of a word or two in each language. Their texts share no character with the text around.
  static let keys = [
    "am": "selam", "ar": "marhaba", "bn": "namaskar", "cangjie": "onhqma", "fa": "salaam",
    "hi": "namaste", "ja": "kyouhaii", "ko": "gksrmfdl", "ko-Latn": "hangul", "quick": "onqa",
    "ta": "vanakkam", "th": "สวัสดี", "ur": "salaam", "vi": "tieengs", "yue": "neihou",
    "zh-Hans": "womenqu", "zh-Hant": "su3cl3",
  ]
  static let surroundings = (before: "前\u{301}文", after: "後文")
  static let faults: [HostFault] =
    [MarkedTextFate.kept, .removed].flatMap { fate -> [HostFault] in
      [
        .moveCaretAway(by: -2, fate), .loseFocus(fate),
        .changeTraits(InputTraits(keyboardType: .webSearch), fate),
      ]
    } + [
      .truncateContext(1, .utf8), .truncateContext(0, .utf16), .delayContext(keys: 2),
      .rejectContext, .moveCaret(inMarkedText: 1), .moveCaret(inMarkedText: 99), .turnSecure,
    ]

  /// Opens a language. Returns what makes new sessions of it.
  private static func open(_ tag: String) throws -> () throws -> any InputEngine {
    let language = try #require(LanguageCatalog.standard.composing.first { $0.tag == tag })
    let resources = LanguageResources(
      imagePath: { try DefaultDictionary.path(of: $0) },
      rules: { tag, name in
        let path = "Locales/\(tag)/\(name).txt"
        return NamedText(path: path, text: try Repository.text(of: path))
      })
    let opened = try #require(try language.composition?.open(resources))
    return { try opened.makeEngine(TypingChoices()) }
  }

  /// Types into a faulty host, as a keyboard does.
  private struct Typing {
    var engine: any InputEngine
    var host: FaultyHost

    init(
      _ engine: any InputEngine, on profile: HostProfile, _ fault: HostFault, afterKeys: Int
    ) {
      self.engine = engine
      self.engine.resolution = .commitRaw
      let document = InMemoryDocument(
        before: EngineFaultTests.surroundings.before, after: EngineFaultTests.surroundings.after)
      host = FaultyHost(
        SimulatedHost(profile: profile, document: document),
        script: [ScriptedFault(fault, afterKeys: afterKeys)])
    }

    var document: InMemoryDocument { host.host.document }

    /// The characters of the text around, in their order in the document.
    var around: [Unicode.Scalar] {
      let expected = EngineFaultTests.surroundings.before + EngineFaultTests.surroundings.after
      return document.text.unicodeScalars.filter(expected.unicodeScalars.contains)
    }

    mutating func press(_ event: KeyEvent) {
      let context = InputContext(documentContextBeforeInput: host.documentContextBeforeInput)
      apply(engine.handle(event, context: context))
      host.keyHandled()
    }

    mutating func tell(_ event: HostEvent) { apply(engine.handle(event)) }

    private mutating func apply(_ effects: [Effect]) {
      for effect in effects { host.apply(effect) }
      host.done()
    }
  }

  @Test(arguments: keys.keys.sorted())
  func nothingIsLostOrMoved(tag: String) throws {
    let expected = Array((Self.surroundings.before + Self.surroundings.after).unicodeScalars)
    let keys = try KeyNotation.parse(try #require(Self.keys[tag]))
    let makeEngine = try Self.open(tag)
    for profile in HostProfile.all {
      for fault in Self.faults {
        for afterKeys in 1...keys.count {
          var typing = Typing(try makeEngine(), on: profile, fault, afterKeys: afterKeys)
          let name: Comment = "\(tag) \(profile) \(fault) after \(afterKeys) keys"
          for (number, key) in keys.enumerated() {
            typing.press(key)
            if fault == .turnSecure, number >= afterKeys { continue }
            while let event = typing.host.nextEvent() {
              let shown = typing.document.markedText
              typing.tell(event)
              let isKept =
                shown.isEmpty || fault.removesText
                || typing.document.visibleText.unicodeScalars.count > expected.count
              #expect(isKept, name)
            }
            #expect(typing.document.markedText.isEmpty || typing.engine.isComposing, name)
          }
          #expect(typing.around == expected, name)
          typing.tell(.focusLost(.kept))
          #expect(!typing.engine.isComposing && typing.document.markedText == "", name)
          #expect(typing.around == expected, name)
        }
      }
    }
  }

  /// Once a field is secure, nothing more is shown or sent.
  @Test(arguments: keys.keys.sorted(), HostProfile.all)
  func secureFieldsSeeNothing(tag: String, profile: HostProfile) throws {
    let keys = try KeyNotation.parse(try #require(Self.keys[tag]))
    var typing = Typing(try Self.open(tag)(), on: profile, .turnSecure, afterKeys: 2)
    for key in keys.prefix(2) { typing.press(key) }
    while let event = typing.host.nextEvent() { typing.tell(event) }
    #expect(typing.engine.isSecure && typing.document.markedText == "")
    for key in keys.dropFirst(2) {
      let context = InputContext(documentContextBeforeInput: nil)
      for effect in typing.engine.handle(key, context: context) {
        switch effect {
        case .showCandidates, .setMarkedText: Issue.record("\(tag) shows \(effect)")
        default: break
        }
      }
    }
  }
}

extension HostFault {
  /// Whether the fault removes what is composed.
  fileprivate var removesText: Bool {
    switch self {
    case .moveCaretAway(_, .removed), .loseFocus(.removed), .changeTraits(_, .removed), .turnSecure:
      true
    default: false
    }
  }
}
