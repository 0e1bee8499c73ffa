// The header documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CGlobeKey
import DesktopSession
import InputCore

// The functions on effects and views. Their documentation is in globekey.h.

@c @implementation
public func globekey_session_effect(
  _ session: OpaquePointer!, _ index: Int, _ effect: UnsafeMutablePointer<globekey_effect>!
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    guard object.effects.indices.contains(index) else {
      throw CallError.notFound("there is no effect \(index); there are \(object.effects.count)")
    }
    try object.facts(of: object.effects[index]).write(to: effect, "effect")
  }
}

@c @implementation
public func globekey_session_view(
  _ session: OpaquePointer!, _ view: UnsafeMutablePointer<globekey_view>!
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    try object.facts(of: object.view).write(to: view, "view")
  }
}

@c @implementation
public func globekey_session_preedit_piece(
  _ session: OpaquePointer!, _ index: Int, _ piece: UnsafeMutablePointer<globekey_preedit_piece>!
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    let pieces = object.view.preedit.pieces
    guard pieces.indices.contains(index) else {
      throw CallError.notFound("there is no piece \(index); there are \(pieces.count)")
    }
    var facts = globekey_preedit_piece()
    facts.text = object.lend(pieces[index].text)
    facts.stage =
      switch pieces[index].stage {
      case .chosen: globekey_stage(GLOBEKEY_STAGE_CHOSEN)
      case .reading: globekey_stage(GLOBEKEY_STAGE_READING)
      case .waiting: globekey_stage(GLOBEKEY_STAGE_WAITING)
      }
    try facts.write(to: piece, "piece")
  }
}

@c @implementation
public func globekey_session_candidate(
  _ session: OpaquePointer!, _ index: Int, _ candidate: UnsafeMutablePointer<globekey_candidate>!
) -> globekey_status {
  status {
    let object = try SessionObject.at(session)
    let items = object.view.candidates?.items ?? []
    guard items.indices.contains(index) else {
      throw CallError.notFound("there is no candidate \(index); the page has \(items.count)")
    }
    var facts = globekey_candidate()
    facts.text = object.lend(items[index].text)
    facts.annotation = object.lend(items[index].annotation)
    facts.label = object.lend(items[index].label)
    try facts.write(to: candidate, "candidate")
  }
}

extension SessionObject {
  fileprivate func facts(of effect: DesktopEffect) -> globekey_effect {
    var facts = globekey_effect()
    switch effect {
    case .preedit(let preedit):
      facts.kind = globekey_effect_kind(GLOBEKEY_EFFECT_PREEDIT)
      facts.text = lend(preedit.text)
      facts.count = UInt32(clamping: preedit.caretInCodePoints)
    case .commit(let text):
      facts.kind = globekey_effect_kind(GLOBEKEY_EFFECT_COMMIT)
      facts.text = lend(text)
    case .deleteBackward(let text):
      facts.kind = globekey_effect_kind(GLOBEKEY_EFFECT_DELETE_BACKWARD)
      facts.text = lend(text)
      facts.count = UInt32(clamping: text.unicodeScalars.count)
    case .forward(let keysym, let count):
      facts.kind = globekey_effect_kind(GLOBEKEY_EFFECT_FORWARD)
      facts.keysym = keysym
      facts.count = UInt32(clamping: count)
    case .keyboardChanged(let id):
      facts.kind = globekey_effect_kind(GLOBEKEY_EFFECT_KEYBOARD)
      facts.text = lend(id)
    case .alert: facts.kind = globekey_effect_kind(GLOBEKEY_EFFECT_ALERT)
    }
    return facts
  }

  fileprivate func facts(of view: DesktopView) -> globekey_view {
    var facts = globekey_view()
    facts.keyboard = lend(view.keyboard)
    facts.preedit = lend(view.preedit.text)
    facts.preedit_caret = view.preedit.caretInCodePoints
    facts.preedit_piece_count = view.preedit.pieces.count
    if let list = view.candidates {
      facts.candidate_count = list.items.count
      facts.highlighted = list.highlighted ?? list.items.count
      facts.page = list.page
      facts.has_next_page = list.hasNext
      facts.are_suggestions = list.kind == .suggestion
    }
    facts.message = lend(view.message)
    facts.is_direct = view.isDirect
    facts.is_incognito = view.isIncognito
    if let modes = view.modes {
      facts.has_modes = true
      facts.own_punctuation = modes.punctuation == .language
      facts.full_width = modes.width == .full
    }
    return facts
  }
}
