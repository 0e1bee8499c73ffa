#include "Context.h"

#include "CandidateList.h"
#include "Engine.h"

#include <fcitx-utils/utf8.h>
#include <fcitx/inputpanel.h>
#include <fcitx/surroundingtext.h>

namespace globekey {

namespace {

globekey_key keyOf(const fcitx::KeyEvent &event) {
    const fcitx::Key key = event.rawKey();
    auto facts = sized<globekey_key>();
    facts.keysym = uint32_t(key.sym());
    // X11 counts key codes from 8 on, evdev from 0.
    facts.code = key.code() > 8 ? uint32_t(key.code() - 8) : 0;
    facts.modifiers = uint32_t(key.states());
    facts.is_release = event.isRelease();
    facts.time = uint32_t(event.time());
    return facts;
}

/// The byte of a code point in a text.
int byteOf(const std::string &text, size_t codePoint) {
    size_t count = fcitx::utf8::length(text);
    if (count == fcitx::utf8::INVALID_LENGTH || codePoint >= count) return int(text.size());
    return int(fcitx::utf8::ncharByteLength(text.begin(), codePoint));
}

} // namespace

Context::Context(Engine &engine, fcitx::InputContext &ic) : engine_(engine), ic_(ic) {}

// ---- The session ----

bool Context::open(const std::string &keyboard) {
    if (session_ && keyboard == keyboard_) return true;
    if (session_) {
        auto result = sized<globekey_result>();
        if (globekey_session_set_keyboard(session_.get(), keyboard.c_str(), &result)) {
            engine_.report("cannot open the keyboard '" + keyboard + "'");
            return false;
        }
        keyboard_ = keyboard;
        carryOut(result);
    } else {
        globekey_library *library = engine_.library();
        globekey_session *session = nullptr;
        if (!library || globekey_session_create(library, keyboard.c_str(), &session)) {
            if (library) engine_.report("cannot open the keyboard '" + keyboard + "'");
            return false;
        }
        session_.reset(session);
    }
    keyboard_ = keyboard;
    return true;
}

void Context::close() {
    if (!session_) return;
    interrupt(GLOBEKEY_FATE_KEPT);
    session_.reset();
    drawCandidates(view());
}

globekey_view Context::view() const {
    auto view = sized<globekey_view>();
    if (session_) globekey_session_view(session_.get(), &view);
    return view;
}

// ---- The field ----

globekey_field Context::field(fcitx::CapabilityFlags flags) const {
    auto field = sized<globekey_field>();
    field.source = GLOBEKEY_FIELD_FCITX;
    field.hints = uint64_t(flags);
    if (flags.test(fcitx::CapabilityFlag::Preedit)) field.client |= GLOBEKEY_CLIENT_PREEDIT;
    if (flags.test(fcitx::CapabilityFlag::SurroundingText)) {
        field.client |= GLOBEKEY_CLIENT_SURROUNDING_TEXT;
    }
    field.program = ic_.program().c_str();
    field.is_secure = flags.test(fcitx::CapabilityFlag::Password);
    return field;
}

bool Context::showsPreeditInClient() const {
    return ic_.capabilityFlags().test(fcitx::CapabilityFlag::Preedit);
}

void Context::activate(const std::string &keyboard) {
    const globekey_field field = this->field(ic_.capabilityFlags());
    if (!open(keyboard)) return;
    // What Fcitx remembers of the text around the caret is from before: it is not passed on.
    globekey_session_focus_in(session_.get(), &field);
    isShownInClient_ = false;
    applyModes();
    drawCandidates(view());
}

void Context::focusOut() {
    // Fcitx, or the client itself, has committed what the client shows. What only the panel shows is
    // committed here.
    interrupt(isShownInClient_ ? GLOBEKEY_FATE_COMMITTED : GLOBEKEY_FATE_REMOVED);
}

void Context::switchAway(bool becomesSecure) {
    if (!session_) return;
    if (becomesSecure) {
        changeField(fcitx::CapabilityFlags(fcitx::CapabilityFlag::Password));
    } else {
        interrupt(GLOBEKEY_FATE_KEPT);
    }
}

void Context::reset() {
    // Clients that commit when they lose the focus commit when they reset, too. Others drop what they
    // show, and what was typed would be lost.
    const bool commits =
        ic_.capabilityFlags().test(fcitx::CapabilityFlag::ClientUnfocusCommit);
    if (!session_) return;
    const globekey_fate fate =
        isShownInClient_ && commits ? GLOBEKEY_FATE_COMMITTED : GLOBEKEY_FATE_REMOVED;
    clearPreedit();
    auto result = sized<globekey_result>();
    if (!globekey_session_reset(session_.get(), fate, clock_.now(), &result)) carryOut(result);
    // Words are suggested again with the next key.
    const globekey_view view = this->view();
    drawCandidates(view.preedit.count > 0 ? view : sized<globekey_view>());
}

void Context::clearPreedit() {
    // The session takes the marked text for gone, and does not clear it itself.
    const bool isShown = isShownInClient_ || !ic_.inputPanel().preedit().empty();
    if (isShown) showPreedit(fcitx::Text());
}

void Context::interrupt(globekey_fate fate) {
    if (!session_) return;
    if (fate != GLOBEKEY_FATE_KEPT) clearPreedit();
    auto result = sized<globekey_result>();
    if (!globekey_session_interrupt(session_.get(), fate, &result)) carryOut(result);
    // Words are suggested again with the next key.
    drawCandidates(sized<globekey_view>());
}

void Context::changeField(fcitx::CapabilityFlags flags) {
    if (!session_) return;
    const globekey_field field = this->field(flags);
    auto result = sized<globekey_result>();
    if (!globekey_session_change_field(session_.get(), &field, &result)) carryOut(result);
}

void Context::surroundingTextChanged() {
    if (!session_) return;
    const fcitx::SurroundingText &text = ic_.surroundingText();
    auto result = sized<globekey_result>();
    // A caret beyond the text says that the text is not known.
    const bool isKnown = text.isValid();
    if (!globekey_session_surrounding_text(
            session_.get(), isKnown ? text.text().c_str() : "", isKnown ? text.cursor() : 1,
            isKnown ? text.anchor() : 1, &result)) {
        carryOut(result);
    }
}

// ---- Keys and commands ----

bool Context::key(const fcitx::KeyEvent &event) {
    if (!session_) return false;
    const globekey_key key = keyOf(event);
    clock_.arrive(key.time);
    auto result = sized<globekey_result>();
    if (globekey_session_key(session_.get(), &key, &result)) return false;
    carryOut(result);
    return result.is_eaten;
}

void Context::pick(size_t index) {
    auto result = sized<globekey_result>();
    if (session_ && !globekey_session_pick(session_.get(), index, &result)) carryOut(result);
}

bool Context::forget() {
    const globekey_view view = this->view();
    if (view.highlighted >= view.candidate_count) return false;
    auto result = sized<globekey_result>();
    if (globekey_session_forget(session_.get(), view.highlighted, &result)) return false;
    carryOut(result);
    return true;
}

void Context::turnPage(bool forward) {
    auto result = sized<globekey_result>();
    if (session_ && !globekey_session_turn_page(session_.get(), forward, &result)) {
        carryOut(result);
    }
}

void Context::moveHighlight(bool forward) {
    auto result = sized<globekey_result>();
    if (session_ && !globekey_session_move_highlight(session_.get(), forward, &result)) {
        carryOut(result);
    }
}

bool Context::reconvert() {
    auto result = sized<globekey_result>();
    if (!session_ || globekey_session_command(session_.get(), "reconvert", &result)) return false;
    carryOut(result);
    return result.is_eaten;
}

// ---- Modes ----

bool Context::setDirect(bool direct) {
    auto result = sized<globekey_result>();
    if (!session_ || !view().has_modes ||
        globekey_session_set_direct(session_.get(), direct, &result)) {
        return false;
    }
    carryOut(result);
    return true;
}

void Context::setModes(bool ownPunctuation, bool fullWidth) {
    auto result = sized<globekey_result>();
    if (session_ &&
        !globekey_session_set_modes(session_.get(), ownPunctuation, fullWidth, &result)) {
        carryOut(result);
    }
}

void Context::setIncognito(bool incognito) {
    if (!session_ || globekey_session_set_incognito(session_.get(), incognito)) return;
    modes_.incognito = incognito;
    engine_.modesChanged(ic_);
}

void Context::applyModes() {
    const globekey_view view = this->view();
    globekey_session_set_incognito(session_.get(),
                                   modes_.incognito.value_or(engine_.settings().incognito.value()));
    if (!view.has_modes) {
        shown_ = view;
        return;
    }
    auto result = sized<globekey_result>();
    globekey_session_set_modes(session_.get(), modes_.ownPunctuation.value_or(view.own_punctuation),
                               modes_.fullWidth.value_or(view.full_width), &result);
    // No effect: nothing is composed in a field that has just taken the focus.
    globekey_session_set_direct(session_.get(), modes_.isDirect, &result);
    shown_ = this->view();
}

/// Remembers the modes that an event has switched, and shares them. Others stay the keyboard's own.
void Context::noteModes(const globekey_view &view) {
    if (!view.has_modes) return;
    const bool isDirect = view.is_direct != shown_.is_direct;
    const bool punctuation = view.own_punctuation != shown_.own_punctuation;
    const bool width = view.full_width != shown_.full_width;
    if (!isDirect && !punctuation && !width) return;
    shown_ = view;
    modes_.isDirect = view.is_direct;
    if (punctuation) modes_.ownPunctuation = view.own_punctuation;
    if (width) modes_.fullWidth = view.full_width;
    engine_.modesChanged(ic_);
}

void Context::copyTo(fcitx::InputContextProperty *other) {
    auto *context = static_cast<Context *>(other);
    context->modes_ = modes_;
    if (context->session_ && !context->ic_.hasFocus()) context->applyModes();
}

// ---- Effects and views ----

void Context::carryOut(const globekey_result &result) {
    const globekey_view view = this->view();
    std::string keyboard;
    for (size_t i = 0; i < result.effect_count; i++) {
        auto effect = sized<globekey_effect>();
        if (globekey_session_effect(session_.get(), i, &effect)) break;
        switch (effect.kind) {
        case GLOBEKEY_EFFECT_PREEDIT:
            // The view has the pieces of the last marked text only.
            if (copy(effect.text) == copy(view.preedit)) {
                showPreedit(preedit(view));
            } else {
                showPreedit(fcitx::Text(copy(effect.text), fcitx::TextFormatFlag::Underline));
            }
            break;
        case GLOBEKEY_EFFECT_KEYBOARD: keyboard = copy(effect.text); break;
        case GLOBEKEY_EFFECT_COMMIT: ic_.commitString(copy(effect.text)); break;
        case GLOBEKEY_EFFECT_DELETE_BACKWARD:
            ic_.deleteSurroundingText(-int(effect.count), effect.count);
            break;
        case GLOBEKEY_EFFECT_FORWARD:
            for (uint32_t n = 0; n < effect.count; n++) {
                const fcitx::Key key(static_cast<fcitx::KeySym>(effect.keysym));
                ic_.forwardKey(key, false);
                ic_.forwardKey(key, true);
            }
            break;
        default: break;
        }
    }
    if (result.is_view_changed) {
        noteModes(view);
        drawCandidates(view);
    }
    if (!keyboard.empty() && keyboard != keyboard_) {
        // A key has returned to the keyboard used before. Fcitx activates its input method, and what
        // was drawn above is drawn again.
        keyboard_ = keyboard;
        engine_.switchTo(ic_, keyboard);
    }
}

fcitx::Text Context::preedit(const globekey_view &view) const {
    fcitx::Text text;
    for (size_t i = 0; i < view.preedit_piece_count; i++) {
        auto piece = sized<globekey_preedit_piece>();
        if (globekey_session_preedit_piece(session_.get(), i, &piece)) break;
        fcitx::TextFormatFlags format = fcitx::TextFormatFlag::Underline;
        // Among several pieces, the one that candidates are offered for stands out.
        if (view.preedit_piece_count > 1 && piece.stage == GLOBEKEY_STAGE_READING) {
            format |= fcitx::TextFormatFlag::HighLight;
        }
        text.append(copy(piece.text), format);
    }
    const std::string whole = text.toString();
    const int caret = byteOf(whole, view.preedit_caret);
    const bool isAtEnd = caret == int(whole.size());
    const bool hasList = view.candidate_count > 0 && !view.are_suggestions;
    text.setCursor(isAtEnd && hasList && engine_.settings().keepsWindowInPlace.value() ? 0 : caret);
    return text;
}

void Context::showPreedit(const fcitx::Text &text) {
    fcitx::InputPanel &panel = ic_.inputPanel();
    const bool isInClient = showsPreeditInClient();
    panel.setClientPreedit(isInClient ? text : fcitx::Text());
    panel.setPreedit(isInClient ? fcitx::Text() : text);
    isShownInClient_ = isInClient && !text.empty();
    ic_.updatePreedit();
    ic_.updateUserInterface(fcitx::UserInterfaceComponent::InputPanel);
}

void Context::drawMessage(const globekey_view &view) {
    const std::string message = copy(view.message);
    if (message == message_) return;
    message_ = message;
    ic_.inputPanel().setAuxUp(fcitx::Text(message_));
    ic_.updateUserInterface(fcitx::UserInterfaceComponent::InputPanel);
}

void Context::drawCandidates(const globekey_view &view) {
    drawMessage(view);
    if (view.candidate_count == 0 && !hasCandidates_) return;
    hasCandidates_ = view.candidate_count > 0;
    ic_.inputPanel().setCandidateList(
        hasCandidates_ ? std::make_unique<CandidateList>(*this, ic_, view) : nullptr);
    ic_.updateUserInterface(fcitx::UserInterfaceComponent::InputPanel);
}

} // namespace globekey
