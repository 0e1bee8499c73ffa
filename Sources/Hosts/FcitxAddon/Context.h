#ifndef GLOBEKEY_FCITX_CONTEXT_H
#define GLOBEKEY_FCITX_CONTEXT_H

#include "Library.h"
#include "Settings.h"

#include <fcitx/event.h>
#include <fcitx/inputcontext.h>
#include <fcitx/inputcontextproperty.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace globekey {

class Engine;

/// What a user switches in the status area. Fcitx copies it to other contexts as its option for
/// sharing the input state says.
struct Modes {
    bool isDirect = false;
    /// Nil until the user has switched one: the keyboard then decides.
    std::optional<bool> ownPunctuation;
    std::optional<bool> fullWidth;
    std::optional<bool> incognito;
};

/// The clock of the keys, which belongs to the display server; 0 where the client names no times.
class KeyClock {
public:
    /// Notes the time of a key that has arrived.
    void arrive(uint64_t keyTime) {
        keyTime_ = keyTime;
        arrival_ = Clock::now();
    }

    /// Returns the time in milliseconds on the clock of the keys; 0 if it is not known.
    uint64_t now() const {
        using namespace std::chrono;
        if (keyTime_ == 0) return 0;
        return keyTime_ + uint64_t(duration_cast<milliseconds>(Clock::now() - arrival_).count());
    }

private:
    using Clock = std::chrono::steady_clock;
    uint64_t keyTime_ = 0;
    Clock::time_point arrival_;
};

/// The typing state of one input context.
class Context : public fcitx::InputContextProperty {
public:
    Context(Engine &engine, fcitx::InputContext &ic);

    // Events of Fcitx. Each carries out the session's effects and updates the panel.
    void activate(const std::string &keyboard);
    void focusOut();
    void switchAway(bool becomesSecure);
    void reset();
    void changeField(fcitx::CapabilityFlags flags);
    void surroundingTextChanged();
    bool key(const fcitx::KeyEvent &event);

    // What the candidate window, the status area and key bindings call.
    void pick(size_t index);
    bool forget();
    void turnPage(bool forward);
    void moveHighlight(bool forward);
    bool setDirect(bool direct);
    void setModes(bool ownPunctuation, bool fullWidth);
    void setIncognito(bool incognito);
    bool reconvert();

    /// The view; empty without a session.
    globekey_view view() const;
    const globekey_session *session() const { return session_.get(); }
    /// Whether there is a session for this context now.
    bool isOpen() const { return bool(session_); }
    /// Ends the composition and drops the session, because the library is closed.
    void close();

    void copyTo(fcitx::InputContextProperty *other) override;
    bool needCopy() const override { return true; }

private:
    bool open(const std::string &keyboard);
    void applyModes();
    void noteModes(const globekey_view &view);
    globekey_field field(fcitx::CapabilityFlags flags) const;
    bool showsPreeditInClient() const;
    void interrupt(globekey_fate fate);
    void clearPreedit();
    /// Carries out the effects of an event and draws the view.
    void carryOut(const globekey_result &result);
    void showPreedit(const fcitx::Text &text);
    fcitx::Text preedit(const globekey_view &view) const;
    void drawCandidates(const globekey_view &view);
    /// Shows what is wrong and what to do above the candidates.
    void drawMessage(const globekey_view &view);

    Engine &engine_;
    fcitx::InputContext &ic_;
    Session session_;
    std::string keyboard_;
    KeyClock clock_;
    Modes modes_;
    /// The view whose modes Fcitx shows. Its texts are not valid any more.
    globekey_view shown_{};
    /// Whether the client has marked text of ours, which Fcitx commits when the focus leaves.
    bool isShownInClient_ = false;
    bool hasCandidates_ = false;
    /// The message shown; empty if there is none.
    std::string message_;
};

} // namespace globekey

#endif
