#ifndef GLOBEKEY_FCITX_ENGINE_H
#define GLOBEKEY_FCITX_ENGINE_H

#include "Context.h"
#include "ModeObject.h"
#include "Settings.h"
#include "StatusAction.h"

#include <fcitx/addonfactory.h>
#include <fcitx/addonmanager.h>
#include <fcitx/inputcontextmanager.h>
#include <fcitx/inputmethodengine.h>
#include <fcitx/instance.h>

#include <memory>
#include <vector>

namespace globekey {

/// The add-on: every keyboard of the library is an input method `globekey-<id>`.
class Engine : public fcitx::InputMethodEngineV2 {
public:
    explicit Engine(fcitx::Instance *instance);
    ~Engine() override;

    // What Fcitx calls.
    void keyEvent(const fcitx::InputMethodEntry &entry, fcitx::KeyEvent &event) override;
    void activate(const fcitx::InputMethodEntry &entry, fcitx::InputContextEvent &event) override;
    void deactivate(const fcitx::InputMethodEntry &entry, fcitx::InputContextEvent &event) override;
    void reset(const fcitx::InputMethodEntry &entry, fcitx::InputContextEvent &event) override;
    std::string subMode(const fcitx::InputMethodEntry &entry, fcitx::InputContext &ic) override;
    std::string subModeLabelImpl(const fcitx::InputMethodEntry &entry,
                                 fcitx::InputContext &ic) override;
    void reloadConfig() override;
    void save() override;
    const fcitx::Configuration *getConfig() const override { return &settings_; }
    void setConfig(const fcitx::RawConfig &config) override;

    // What contexts call.
    const Settings &settings() const { return settings_; }
    /// The library; NULL if it cannot be opened, which is reported once.
    globekey_library *library();
    /// Writes the library's last error to Fcitx's log.
    void report(const std::string &problem) const;
    /// Shows the modes of a context and shares them as Fcitx's options say.
    void modesChanged(fcitx::InputContext &ic);

    /// Switches a field to the input method of a keyboard, if the user has it.
    void switchTo(fcitx::InputContext &ic, const std::string &keyboard);

    /// The context of the field that has the focus, or had it last; NULL if that uses another engine.
    Context *current();

private:
    Context *context(fcitx::InputContext *ic) { return ic->propertyFor(&factory_); }
    bool isOurs(fcitx::InputContext *ic);
    bool runKeyBinding(Context &context, const fcitx::KeyEvent &event);
    void addActions();
    void watch();
    /// Closes the library, so that the next field opens it with new settings.
    void closeLibrary();
    void reopenFocused();

    fcitx::Instance *instance_;
    Settings settings_;
    Library library_;
    bool hasFailed_ = false;
    fcitx::FactoryFor<Context> factory_;
    std::vector<std::unique_ptr<StatusAction>> actions_;
    std::vector<std::unique_ptr<fcitx::HandlerTableEntry<fcitx::EventHandler>>> watchers_;
    std::unique_ptr<ModeObject> modeObject_;
};

class Factory : public fcitx::AddonFactory {
public:
    fcitx::AddonInstance *create(fcitx::AddonManager *manager) override {
        return new Engine(manager->instance());
    }
};

} // namespace globekey

#endif
