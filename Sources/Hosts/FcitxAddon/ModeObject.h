#ifndef GLOBEKEY_FCITX_MODE_OBJECT_H
#define GLOBEKEY_FCITX_MODE_OBJECT_H

#include <fcitx-utils/dbus/objectvtable.h>

#include <string>

namespace globekey {

class Engine;

/// The mode of the field that has the focus, for scripts and editors: `language` or `letters`.
///
///     busctl --user call org.fcitx.Fcitx5 /globekey org.globekey.Mode Set s letters
class ModeObject : public fcitx::dbus::ObjectVTable<ModeObject> {
public:
    explicit ModeObject(Engine &engine) : engine_(engine) {}

    /// The mode; empty if another engine is in use or the keyboard has only one.
    std::string get();
    /// Sets the mode. Returns false where it has no use.
    bool set(const std::string &mode);

private:
    FCITX_OBJECT_VTABLE_METHOD(get, "Get", "", "s");
    FCITX_OBJECT_VTABLE_METHOD(set, "Set", "s", "b");

    Engine &engine_;
};

} // namespace globekey

#endif
