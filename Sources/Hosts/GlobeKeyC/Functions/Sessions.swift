// The header documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CGlobeKey
import DesktopSession
import HostTraits
import InputCore
import TextDocument
import TextUnits

// The functions on sessions. Their documentation is in globekey.h.

@c @implementation
public func globekey_session_create(
  _ library: OpaquePointer!, _ keyboard: UnsafePointer<CChar>!,
  _ session: UnsafeMutablePointer<OpaquePointer?>!
) -> globekey_status {
  status {
    guard let session else { throw CallError.invalid("'session' is NULL") }
    session.pointee = nil
    let library = try LibraryObject.at(library)
    let object = try SessionObject(library, keyboard: text(keyboard, "keyboard"))
    session.pointee = OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }
}

@c @implementation
public func globekey_session_destroy(_ session: OpaquePointer!) {
  guard let session else { return }
  Unmanaged<SessionObject>.fromOpaque(UnsafeRawPointer(session)).release()
}

// MARK: The field

@c @implementation
public func globekey_session_focus_in(
  _ session: OpaquePointer!, _ field: UnsafePointer<globekey_field>!
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    let (traits, client, program) = try facts(of: field)
    object.begin()
    object.session.focusIn(traits, client: client, program: program)
  }
}

@c @implementation
public func globekey_session_interrupt(
  _ session: OpaquePointer!, _ fate: globekey_fate, _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let fate = try markedTextFate(fate)
    try SessionObject.at(session).handle(result) { $0.interrupt(fate) }
  }
}

@c @implementation
public func globekey_session_reset(
  _ session: OpaquePointer!, _ fate: globekey_fate, _ time: UInt64,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let fate = try markedTextFate(fate)
    try SessionObject.at(session).handle(result) { $0.reset(fate, at: time) }
  }
}

private func markedTextFate(_ fate: globekey_fate) throws(CallError) -> MarkedTextFate {
  switch fate {
  case globekey_fate(GLOBEKEY_FATE_KEPT): .kept
  case globekey_fate(GLOBEKEY_FATE_COMMITTED): .unmarked
  case globekey_fate(GLOBEKEY_FATE_REMOVED): .removed
  default: throw CallError.invalid("'fate' is \(fate)")
  }
}

@c @implementation
public func globekey_session_change_field(
  _ session: OpaquePointer!, _ field: UnsafePointer<globekey_field>!,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let (traits, client, _) = try facts(of: field)
    try SessionObject.at(session).handle(result) { $0.change(traits, client: client) }
  }
}

@c @implementation
public func globekey_session_surrounding_text(
  _ session: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ cursor: Int, _ anchor: Int,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let text = try GlobeKeyC.text(text, "text")
    try SessionObject.at(session).handle(result) {
      $0.report(text, cursor: cursor, anchor: anchor)
    }
  }
}

/// Returns what a field means, with the numbers of its protocol, and the name of its program.
private func facts(
  of pointer: UnsafePointer<globekey_field>?
) throws(CallError) -> (InputTraits, ClientAbilities, program: String?) {
  guard let pointer else { return (InputTraits(), [.preedit, .surroundingText], nil) }
  let field = try globekey_field(reading: pointer, "field")
  let hints = UInt32(truncatingIfNeeded: field.hints)
  var traits: InputTraits
  switch field.source {
  case globekey_field_source(GLOBEKEY_FIELD_IBUS):
    traits = IBusContentType(purpose: field.purpose, hints: hints).traits
  case globekey_field_source(GLOBEKEY_FIELD_FCITX):
    traits = FcitxCapabilityFlags(flags: field.hints).traits
  case globekey_field_source(GLOBEKEY_FIELD_WAYLAND):
    traits = WaylandContentType(purpose: field.purpose, hints: hints).traits
  default: throw .invalid("the source of 'field' is \(field.source)")
  }
  if field.is_secure { traits.isSecure = true }
  if field.is_private { traits.allowsLearning = false }
  let program = try optionalText(field.program, "program")
  return (traits, ClientAbilities(rawValue: field.client), program)
}

// MARK: Keys

@c @implementation
public func globekey_session_key(
  _ session: OpaquePointer!, _ key: UnsafePointer<globekey_key>!,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let key = try globekey_key(reading: key, "key")
    try SessionObject.at(session).handle(result) {
      $0.handle(
        DesktopKey(
          keysym: key.keysym, code: key.code, modifiers: DesktopModifiers(rawValue: key.modifiers),
          isRelease: key.is_release, time: key.time))
    }
  }
}

@c @implementation
public func globekey_session_type(
  _ session: OpaquePointer!, _ keys: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let events: [KeyEvent]
    do {
      events = try KeyNotation.parse(text(keys, "keys"))
    } catch let error as KeyNotation.ParsingError {
      throw CallError.invalid("'keys', \(error)")
    }
    try SessionObject.at(session).handle(result) { session in
      var all = DesktopOutcome(isEaten: true, effects: [], isViewChanged: false)
      for event in events {
        let key = DesktopKey(onUSKeyboard: event)
        let outcome = session.handle(key)
        all.effects += outcome.effects
        all.isViewChanged = all.isViewChanged || outcome.isViewChanged
        if !outcome.isEaten { all.effects.append(.forward(keysym: key.keysym, count: 1)) }
      }
      return all
    }
  }
}

// MARK: Candidates

@c @implementation
public func globekey_session_pick(
  _ session: OpaquePointer!, _ index: Int, _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    try object.checkCandidate(index)
    try object.handle(result) { $0.pick(index) }
  }
}

@c @implementation
public func globekey_session_forget(
  _ session: OpaquePointer!, _ index: Int, _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    try object.checkCandidate(index)
    try object.handle(result) { $0.forget(index) }
  }
}

@c @implementation
public func globekey_session_turn_page(
  _ session: OpaquePointer!, _ forward: Bool, _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status { try SessionObject.at(session).handle(result) { $0.turnPage(forward: forward) } }
}

@c @implementation
public func globekey_session_move_highlight(
  _ session: OpaquePointer!, _ forward: Bool, _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status { try SessionObject.at(session).handle(result) { $0.moveHighlight(forward: forward) } }
}

// MARK: Commands and modes

@c @implementation
public func globekey_session_delete(
  _ session: OpaquePointer!, _ unit: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let name = try text(unit, "unit")
    guard let unit = DeleteUnit(rawValue: name) else {
      let names = DeleteUnit.allCases.map(\.rawValue).joined(separator: ", ")
      throw CallError.notFound("there is no unit '\(name)'; there are \(names)")
    }
    try SessionObject.at(session).handle(result) { $0.delete(unit) }
  }
}

@c @implementation
public func globekey_session_command(
  _ session: OpaquePointer!, _ name: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let name = try text(name, "name")
    guard let command = Command(name: Substring(name)) else {
      throw CallError.notFound("there is no command '\(name)'")
    }
    try SessionObject.at(session).handle(result) { $0.perform(command) }
  }
}

@c @implementation
public func globekey_session_set_keyboard(
  _ session: OpaquePointer!, _ keyboard: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    let keyboard = try text(keyboard, "keyboard")
    try SessionObject.at(session).handle(result) { try $0.select(keyboard) }
  }
}

@c @implementation
public func globekey_session_set_direct(
  _ session: OpaquePointer!, _ direct: Bool, _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status { try SessionObject.at(session).handle(result) { $0.setDirect(direct) } }
}

@c @implementation
public func globekey_session_set_modes(
  _ session: OpaquePointer!, _ own_punctuation: Bool, _ full_width: Bool,
  _ result: UnsafeMutablePointer<globekey_result>!
) -> globekey_status {
  status {
    try SessionObject.at(session).handle(result) {
      $0.setModes(
        InputModes(
          punctuation: own_punctuation ? .language : .ascii, width: full_width ? .full : .half))
    }
  }
}

@c @implementation
public func globekey_session_set_incognito(
  _ session: OpaquePointer!, _ incognito: Bool
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    object.session.isIncognito = incognito
    object.begin(with: object.effects)
  }
}

extension SessionObject {
  /// Checks that the page shown has a candidate.
  fileprivate func checkCandidate(_ index: Int) throws(CallError) {
    let count = view.candidates?.items.count ?? 0
    guard (0..<count).contains(index) else {
      throw .notFound("there is no candidate \(index); the page has \(count)")
    }
  }
}
