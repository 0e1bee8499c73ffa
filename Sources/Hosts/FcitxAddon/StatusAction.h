#ifndef GLOBEKEY_FCITX_STATUS_ACTION_H
#define GLOBEKEY_FCITX_STATUS_ACTION_H

#include <fcitx/action.h>

#include <functional>
#include <string>

namespace globekey {

/// An entry of the status area, whose text depends on the input context.
class StatusAction : public fcitx::Action {
public:
    using TextOf = std::function<std::string(fcitx::InputContext *)>;
    using Run = std::function<void(fcitx::InputContext *)>;

    StatusAction(std::string icon, TextOf text, Run run)
        : icon_(std::move(icon)), text_(std::move(text)), run_(std::move(run)) {}

    std::string shortText(fcitx::InputContext *ic) const override { return text_(ic); }
    std::string icon(fcitx::InputContext *) const override { return icon_; }
    void activate(fcitx::InputContext *ic) override { run_(ic); }

private:
    std::string icon_;
    TextOf text_;
    Run run_;
};

} // namespace globekey

#endif
