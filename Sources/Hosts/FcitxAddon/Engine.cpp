#include "Engine.h"

#include <fcitx-module/dbus/dbus_public.h>

#include <fcitx-config/iniparser.h>
#include <fcitx-utils/log.h>
#include <fcitx/inputcontext.h>
#include <fcitx/inputmethodentry.h>
#include <fcitx/statusarea.h>
#include <fcitx/userinterfacemanager.h>

namespace globekey {

namespace {

FCITX_DEFINE_LOG_CATEGORY(log, "globekey");

constexpr char prefix[] = "globekey-";
constexpr char configFile[] = "conf/globekey.conf";
constexpr char propertyName[] = "globekeyContext";

/// The id of the keyboard of an input method.
std::string keyboardOf(const fcitx::InputMethodEntry &entry) {
    return entry.uniqueName().substr(sizeof prefix - 1);
}

} // namespace

Engine::Engine(fcitx::Instance *instance)
    : instance_(instance), factory_([this](fcitx::InputContext &ic) {
          return new Context(*this, ic);
      }) {
    fcitx::readAsIni(settings_, configFile);
    instance_->inputContextManager().registerProperty(propertyName, &factory_);
    addActions();
    watch();
    if (auto *dbus = instance_->addonManager().addon("dbus", true)) {
        modeObject_ = std::make_unique<ModeObject>(*this);
        auto *bus = dbus->call<fcitx::IDBusModule::bus>();
        bus->addObjectVTable("/globekey", "org.globekey.Mode", *modeObject_);
    }
}

Engine::~Engine() {
    watchers_.clear();
    modeObject_.reset();
    // Sessions belong to contexts and must be gone before their library.
    factory_.unregister();
}

// ---- The library ----

globekey_library *Engine::library() {
    if (library_ || hasFailed_) return library_.get();
    const std::string json = settings_.json();
    auto options = sized<globekey_library_options>();
    options.settings = json.c_str();
    options.log = [](const char *line, void *) { FCITX_LOGC(log, Info) << line; };
    globekey_library *library = nullptr;
    hasFailed_ = globekey_library_open(&options, &library);
    if (hasFailed_) report("cannot start");
    library_.reset(library);
    return library;
}

void Engine::report(const std::string &problem) const {
    FCITX_LOGC(log, Error) << problem << ": " << globekey_last_error();
}

void Engine::closeLibrary() {
    instance_->inputContextManager().foreach([this](fcitx::InputContext *ic) {
        context(ic)->close();
        return true;
    });
    library_.reset();
    hasFailed_ = false;
}

void Engine::reopenFocused() {
    instance_->inputContextManager().foreachFocused([this](fcitx::InputContext *ic) {
        const auto *entry = instance_->inputMethodEntry(ic);
        if (entry && isOurs(ic)) context(ic)->activate(keyboardOf(*entry));
        return true;
    });
}

void Engine::save() {
    if (library_) globekey_history_finish(library_.get());
}

// ---- Configuration ----

void Engine::reloadConfig() {
    closeLibrary();
    fcitx::readAsIni(settings_, configFile);
    reopenFocused();
}

void Engine::setConfig(const fcitx::RawConfig &config) {
    closeLibrary();
    settings_.load(config, true);
    fcitx::safeSaveAsIni(settings_, configFile);
    reopenFocused();
}

// ---- Events ----

bool Engine::isOurs(fcitx::InputContext *ic) {
    return instance_->inputMethodEngine(ic) == this;
}

void Engine::switchTo(fcitx::InputContext &ic, const std::string &keyboard) {
    instance_->setCurrentInputMethod(&ic, prefix + keyboard, false);
}

Context *Engine::current() {
    fcitx::InputContext *ic = instance_->mostRecentInputContext();
    return ic && isOurs(ic) ? context(ic) : nullptr;
}

void Engine::watch() {
    using Phase = fcitx::EventWatcherPhase;
    watchers_.push_back(instance_->watchEvent(
        fcitx::EventType::InputContextSurroundingTextUpdated, Phase::PostInputMethod,
        [this](fcitx::Event &event) {
            auto *ic = static_cast<fcitx::InputContextEvent &>(event).inputContext();
            if (ic->hasFocus() && isOurs(ic)) context(ic)->surroundingTextChanged();
        }));
    watchers_.push_back(instance_->watchEvent(
        fcitx::EventType::InputContextCapabilityChanged, Phase::PostInputMethod,
        [this](fcitx::Event &event) {
            auto *ic = static_cast<fcitx::InputContextEvent &>(event).inputContext();
            if (ic->hasFocus() && isOurs(ic)) context(ic)->changeField(ic->capabilityFlags());
        }));
}

void Engine::activate(const fcitx::InputMethodEntry &entry, fcitx::InputContextEvent &event) {
    fcitx::InputContext *ic = event.inputContext();
    context(ic)->activate(keyboardOf(entry));
    for (auto &action : actions_) {
        ic->statusArea().addAction(fcitx::StatusGroup::InputMethod, action.get());
    }
}

void Engine::deactivate(const fcitx::InputMethodEntry &, fcitx::InputContextEvent &event) {
    Context &context = *this->context(event.inputContext());
    if (event.type() == fcitx::EventType::InputContextSwitchInputMethod) {
        // Fcitx switches away from a field that becomes a password's before its capabilities change.
        const auto &change = static_cast<fcitx::InputContextSwitchInputMethodEvent &>(event);
        context.switchAway(change.reason() ==
                           fcitx::InputMethodSwitchedReason::CapabilityChanged);
    } else {
        context.focusOut();
    }
}

void Engine::reset(const fcitx::InputMethodEntry &, fcitx::InputContextEvent &event) {
    context(event.inputContext())->reset();
}

void Engine::keyEvent(const fcitx::InputMethodEntry &, fcitx::KeyEvent &event) {
    Context &context = *this->context(event.inputContext());
    if ((!event.isRelease() && runKeyBinding(context, event)) || context.key(event)) {
        event.filterAndAccept();
    }
}

bool Engine::runKeyBinding(Context &context, const fcitx::KeyEvent &event) {
    const fcitx::Key key = event.key();
    const auto is = [&key](const fcitx::KeyListOption &keys) {
        return key.checkKeyList(keys.value());
    };
    if (!context.isOpen()) return false;
    const globekey_view view = context.view();
    if (view.candidate_count > 0) {
        if (is(settings_.forgetKeys)) return context.forget();
        const bool isForward = is(settings_.nextPageKeys);
        if (isForward || is(settings_.previousPageKeys)) {
            context.turnPage(isForward);
            return true;
        }
    }
    if (is(settings_.modeKeys)) return context.setDirect(!view.is_direct);
    if (is(settings_.incognitoKeys)) {
        context.setIncognito(!view.is_incognito);
        return true;
    }
    if (is(settings_.reconvertKeys)) return context.reconvert();
    if (!view.has_modes) return false;
    const bool isWidth = is(settings_.widthKeys);
    if (!isWidth && !is(settings_.punctuationKeys)) return false;
    context.setModes(view.own_punctuation != !isWidth, view.full_width != isWidth);
    return true;
}

// ---- The status area ----

void Engine::addActions() {
    const auto add = [this](const char *name, const char *icon, StatusAction::TextOf text,
                            StatusAction::Run run) {
        actions_.push_back(
            std::make_unique<StatusAction>(icon, std::move(text), std::move(run)));
        actions_.back()->registerAction(std::string(prefix) + name,
                                        &instance_->userInterfaceManager());
    };
    const auto view = [this](fcitx::InputContext *ic) { return context(ic)->view(); };
    add("mode", "input-keyboard",
        [view](auto *ic) { return view(ic).is_direct ? "Plain letters" : "Language"; },
        [this, view](auto *ic) { context(ic)->setDirect(!view(ic).is_direct); });
    add("width", "format-text-direction-ltr",
        [view](auto *ic) { return view(ic).full_width ? "Full width" : "Half width"; },
        [this, view](auto *ic) {
            const globekey_view now = view(ic);
            if (now.has_modes) context(ic)->setModes(now.own_punctuation, !now.full_width);
        });
    add("punctuation", "insert-text",
        [view](auto *ic) {
            return view(ic).own_punctuation ? "The language's punctuation" : "ASCII punctuation";
        },
        [this, view](auto *ic) {
            const globekey_view now = view(ic);
            if (now.has_modes) context(ic)->setModes(!now.own_punctuation, now.full_width);
        });
    add("incognito", "view-private",
        [view](auto *ic) { return view(ic).is_incognito ? "Incognito" : "Learning"; },
        [this, view](auto *ic) { context(ic)->setIncognito(!view(ic).is_incognito); });
    add("forget", "edit-delete", [](auto *) { return "Forget the highlighted candidate"; },
        [this](auto *ic) { context(ic)->forget(); });
}

void Engine::modesChanged(fcitx::InputContext &ic) {
    ic.updateProperty(&factory_);
    for (auto &action : actions_) action->update(&ic);
    ic.updateUserInterface(fcitx::UserInterfaceComponent::StatusArea);
}

std::string Engine::subMode(const fcitx::InputMethodEntry &, fcitx::InputContext &ic) {
    return context(&ic)->view().is_direct ? "Plain letters" : "";
}

std::string Engine::subModeLabelImpl(const fcitx::InputMethodEntry &, fcitx::InputContext &ic) {
    return context(&ic)->view().is_direct ? "A" : "";
}

} // namespace globekey

FCITX_ADDON_FACTORY(globekey::Factory)
