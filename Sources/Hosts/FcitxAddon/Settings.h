#ifndef GLOBEKEY_FCITX_SETTINGS_H
#define GLOBEKEY_FCITX_SETTINGS_H

#include <fcitx-config/configuration.h>
#include <fcitx-config/option.h>
#include <fcitx-utils/key.h>

#include <memory>
#include <string>
#include <vector>

namespace globekey {

/// The options of the add-on: those of the library, by the names of its settings file, and those that
/// only Fcitx has.
class Settings : public fcitx::Configuration {
public:
    Settings();
    ~Settings() override;

    const char *typeName() const override { return "GlobeKey"; }

    /// The options of the library as its settings file.
    std::string json() const;

    /// Keeps the candidate window where the marked text begins.
    fcitx::Option<bool> keepsWindowInPlace;
    /// Starts every field incognito.
    fcitx::Option<bool> incognito;
    fcitx::KeyListOption forgetKeys;
    fcitx::KeyListOption modeKeys;
    fcitx::KeyListOption widthKeys;
    fcitx::KeyListOption punctuationKeys;
    fcitx::KeyListOption incognitoKeys;
    fcitx::KeyListOption reconvertKeys;
    fcitx::KeyListOption previousPageKeys;
    fcitx::KeyListOption nextPageKeys;

private:
    /// An option of the library with its name in the settings file.
    struct Shared {
        std::string name;
        std::unique_ptr<fcitx::OptionBase> option;
        bool isFlag;
    };
    std::vector<Shared> shared_;
};

} // namespace globekey

#endif
