#include "Settings.h"

#include <algorithm>
#include <cctype>

namespace globekey {

namespace {

/// The values of an option of the library.
struct Choices {
    using Type = std::string;
    std::vector<std::string> names;

    bool check(const std::string &value) const {
        return std::find(names.begin(), names.end(), value) != names.end();
    }
    void dumpDescription(fcitx::RawConfig &) const {}
};

/// A text of tags with the marks between them.
struct Tags {
    using Type = std::string;

    bool check(const std::string &value) const {
        return std::all_of(value.begin(), value.end(), [](unsigned char c) {
            return std::isalnum(c) || c == '-' || c == '+' || c == ' ';
        });
    }
    void dumpDescription(fcitx::RawConfig &) const {}
};

/// Shows the values of an option as a list, with an explanation.
struct ChoiceAnnotation : fcitx::EnumAnnotation {
    std::vector<std::string> names;
    std::string explanation;

    void dumpDescription(fcitx::RawConfig &config) const {
        EnumAnnotation::dumpDescription(config);
        for (size_t i = 0; i < names.size(); i++) {
            config.setValueByPath("Enum/" + std::to_string(i), names[i]);
        }
        config.setValueByPath("Tooltip", explanation);
    }
};

using Flag = fcitx::Option<bool, fcitx::NoConstrain<bool>, fcitx::DefaultMarshaller<bool>,
                           fcitx::ToolTipAnnotation>;
using Choice = fcitx::Option<std::string, Choices, fcitx::DefaultMarshaller<std::string>,
                             ChoiceAnnotation>;
using Text = fcitx::Option<std::string, Tags, fcitx::DefaultMarshaller<std::string>,
                           fcitx::ToolTipAnnotation>;

/// An option of the library: `value` is its default, `choices` is empty for a flag or a text.
struct Row {
    const char *name;
    const char *title;
    const char *explanation;
    const char *value;
    std::vector<std::string> choices;

    bool isFlag() const {
        return std::string(value) == "true" || std::string(value) == "false";
    }
};

const std::vector<Row> &rows() {
    static const std::vector<Row> rows = {
#include "SettingRows.inc"
    };
    return rows;
}

/// Fcitx writes options with a capital.
std::string pathOf(std::string name) {
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] -= 'a' - 'A';
    return name;
}

/// Returns the value of an option that is no flag.
std::string textOf(const fcitx::OptionBase &option) {
    if (auto *choice = dynamic_cast<const Choice *>(&option)) return choice->value();
    return static_cast<const Text &>(option).value();
}

} // namespace

// The options appear in the order in which they are made.
Settings::Settings()
    : keepsWindowInPlace(this, "KeepsWindowInPlace",
                         "Keep the candidate window where the marked text begins", true),
      incognito(this, "Incognito", "Learn nothing", false),
      forgetKeys(this, "ForgetKeys", "Forget the highlighted candidate",
                 {fcitx::Key("Control+Delete")}, fcitx::KeyListConstrain()),
      modeKeys(this, "ModeKeys", "Switch between the language and plain letters", {},
               fcitx::KeyListConstrain()),
      widthKeys(this, "WidthKeys", "Switch between half and full width", {},
                fcitx::KeyListConstrain()),
      punctuationKeys(this, "PunctuationKeys", "Switch the punctuation", {},
                      fcitx::KeyListConstrain()),
      incognitoKeys(this, "IncognitoKeys", "Learn nothing in this field, or learn again", {},
                    fcitx::KeyListConstrain()),
      reconvertKeys(this, "ReconvertKeys", "Convert the selected text again", {},
                    fcitx::KeyListConstrain()),
      previousPageKeys(this, "PreviousPageKeys", "Previous page of candidates", {},
                       fcitx::KeyListConstrain()),
      nextPageKeys(this, "NextPageKeys", "Next page of candidates", {},
                   fcitx::KeyListConstrain()) {
    for (const Row &row : rows()) {
        std::unique_ptr<fcitx::OptionBase> option;
        if (row.isFlag()) {
            option = std::make_unique<Flag>(
                this, pathOf(row.name), row.title, std::string(row.value) == "true",
                fcitx::NoConstrain<bool>(), fcitx::DefaultMarshaller<bool>(),
                fcitx::ToolTipAnnotation(row.explanation));
        } else if (row.choices.empty()) {
            option = std::make_unique<Text>(this, pathOf(row.name), row.title, row.value, Tags(),
                                            fcitx::DefaultMarshaller<std::string>(),
                                            fcitx::ToolTipAnnotation(row.explanation));
        } else {
            ChoiceAnnotation annotation;
            annotation.names = row.choices;
            annotation.explanation = row.explanation;
            option = std::make_unique<Choice>(this, pathOf(row.name), row.title, row.value,
                                              Choices{row.choices},
                                              fcitx::DefaultMarshaller<std::string>(), annotation);
        }
        shared_.push_back({row.name, std::move(option), row.isFlag()});
    }
}

Settings::~Settings() = default;

std::string Settings::json() const {
    // No value needs an escape: each is a flag, one of the rows' choices, or a text of tags.
    std::string text = "{";
    for (const Shared &shared : shared_) {
        std::string value = shared.isFlag
            ? static_cast<const Flag &>(*shared.option).value() ? "true" : "false"
            : "\"" + textOf(*shared.option) + "\"";
        if (value == "\"default\"") continue;
        text += (text.size() > 1 ? ", \"" : "\"") + shared.name + "\": " + value;
    }
    return text + "}";
}

} // namespace globekey
