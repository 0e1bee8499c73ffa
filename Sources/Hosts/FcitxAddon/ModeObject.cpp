#include "ModeObject.h"

#include "Engine.h"

namespace globekey {

std::string ModeObject::get() {
    Context *context = engine_.current();
    const globekey_view view = context ? context->view() : globekey_view{};
    return !view.has_modes ? "" : view.is_direct ? "letters" : "language";
}

bool ModeObject::set(const std::string &mode) {
    if (mode != "letters" && mode != "language") {
        throw fcitx::dbus::MethodCallError("org.freedesktop.DBus.Error.InvalidArgs",
                                           "the mode is neither 'language' nor 'letters'");
    }
    Context *context = engine_.current();
    return context && context->setDirect(mode == "letters");
}

} // namespace globekey
