import InputCore
import KeyboardPermissions
import Keyboards
import Scenarios

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of the log of `ime-cli run`, as JSON. Texts are replaced by their lengths in characters
/// unless `--log-text` is given.
struct RunLogEntry: Codable {
  private(set) var line: Int?
  private(set) var time: UInt64?
  private(set) var field: String?
  private(set) var event = ""
  private(set) var keyboard: String?
  private(set) var host: String?
  private(set) var keyboardType: String?
  private(set) var isSecure: Bool?
  private(set) var service: String?
  private(set) var reason: String?
  private(set) var effect: String?
  private(set) var name: String?
  private(set) var length: Int?
  private(set) var removedLength: Int?
  private(set) var count: Int?
  private(set) var text: String?
  private(set) var removedText: String?

  /// Creates the line that begins a run.
  init(run: Int) {
    event = "run"
    count = run
  }

  /// Creates the line of a log entry. `withText` keeps texts.
  init(_ entry: HostLogEntry, withText: Bool) {
    line = entry.line
    time = entry.time
    field = entry.field
    switch entry.event {
    case .key(let action, let keyboard):
      event = "key"
      self.keyboard = keyboard
      name = action.gesture
      text = "\(action)"
    case .moment(let moment): describe(moment)
    }
    if !withText { (text, removedText) = (nil, nil) }
  }

  /// Returns the line as JSON. Equal entries give equal bytes.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private mutating func describe(_ moment: KeyboardMoment) {
    switch moment {
    case .focus(let traits, let host):
      event = "focus"
      self.host = host
      keyboardType = traits.keyboardType.rawValue
      isSecure = traits.isSecure
    case .service(let service):
      event = "service"
      switch service {
      case .custom: self.service = "custom"
      case .host(let reason): (self.service, self.reason) = ("host", reason.rawValue)
      }
    case .lifecycle(let step, let keyboard):
      event = step.rawValue
      self.keyboard = keyboard
    case .effect(let effect, let keyboard):
      event = "effect"
      self.keyboard = keyboard
      describe(effect)
    case .lateAnswer(let answer):
      event = "lateAnswer"
      (keyboard, name) = (answer.keyboard, answer.call.rawValue)
      count = Int(clamping: answer.microseconds)
    case .keyboardList(let list):
      event = "keyboardList"
      count = list.count
      name = list.first(where: \.isCurrent)?.id
    case .failure(let error):
      event = "failure"
      name = error.description
    }
  }

  private mutating func describe(_ effect: KeyboardEffect) {
    switch effect {
    case .text(let effect): describe(effect)
    case .moveCaret(let text, let forward):
      self.effect = "moveCaret"
      name = forward ? "after" : "before"
      (self.text, length) = (text, text.count)
    case .host(.performReturn(let key)): (self.effect, name) = ("performReturn", key.rawValue)
    case .host(.primaryLanguageChanged(let tag)):
      (self.effect, name) = ("primaryLanguageChanged", tag)
    case .host(let action): self.effect = "\(action)"
    }
  }

  private mutating func describe(_ effect: Effect) {
    switch effect {
    case .setMarkedText(let preedit):
      self.effect = "setMarkedText"
      (text, length) = (preedit.textWithCaret, preedit.text.count)
    case .insertText(let text):
      self.effect = "insertText"
      (self.text, length) = (text, text.count)
    case .replaceText(let old, let new):
      self.effect = "replaceText"
      (removedText, removedLength) = (old, old.count)
      (text, length) = (new, new.count)
    case .moveCaretBack(let text):
      self.effect = "moveCaretBack"
      (self.text, length) = (text, text.count)
    case .showCandidates(let page):
      self.effect = "showCandidates"
      (text, count) = ("\(page)", page.candidates.count)
    case .hideCandidates: self.effect = "hideCandidates"
    case .learn(let lesson): (self.effect, count) = ("learn", lesson.words.count)
    case .unlearn(let lesson): (self.effect, count) = ("unlearn", lesson.words.count)
    case .forget(let forgetting): (self.effect, count) = ("forget", forgetting.texts.count)
    case .showModes(let modes): (self.effect, name) = ("showModes", "\(modes)")
    case .passThrough(let event): (self.effect, text) = ("passThrough", "\(event)")
    case .alert(let alert): (self.effect, name) = ("alert", alert.rawValue)
    }
  }
}

extension KeyboardEvent.Action {
  /// The name of the gesture, without the key.
  fileprivate var gesture: String {
    switch self {
    case .tap: "tap"
    case .longPress: "longPress"
    case .multiTap: "multiTap"
    case .flick: "flick"
    case .glide: "glide"
    case .hardware: "hardware"
    case .hardwareUp: "hardwareUp"
    case .pickCandidate: "pickCandidate"
    case .forgetCandidate: "forgetCandidate"
    case .showClipboard: "showClipboard"
    case .pinCandidate: "pinCandidate"
    case .clearClipboard: "clearClipboard"
    case .historyChanged: "historyChanged"
    case .undoCommit: "undoCommit"
    case .pickReading: "pickReading"
    case .swipe: "swipe"
    case .delete: "delete"
    case .moveCaret: "moveCaret"
    case .command: "command"
    }
  }
}
