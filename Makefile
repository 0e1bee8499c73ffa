# make run    builds the programs and the Mandarin dictionary, and converts real pinyin
# make test   builds everything and runs all tests
# make help   lists the other targets

SHELL := /bin/bash
CONFIGURATION ?= release
# Makes imports that Package.swift does not declare an error.
IMPORT_CHECK = --explicit-target-dependency-import-check error
BIN = .build/$(CONFIGURATION)
# Every folder of Dictionaries with a manifest becomes an image; words.json becomes <folder>.words.imedict.
IMAGES = .build/dictionaries
manifests = $(patsubst Dictionaries/%/$(1),$(IMAGES)/%.imedict,$(wildcard Dictionaries/*/$(1)))
DICTIONARIES = $(foreach kind,dictionary kana codes tables homophones,$(call manifests,$(kind).json)) \
  $(patsubst Dictionaries/%/words.json,$(IMAGES)/%.words.imedict,$(wildcard Dictionaries/*/words.json))
PACKAGES = libicu-dev libsqlite3-dev libxml2-dev libyaml-dev zlib1g-dev pkg-config
SOURCES = Sources Tests Benchmarks Examples Package.swift
# Where `make install` puts everything; DESTDIR is the root folder of a package.
PREFIX ?= $(HOME)/.local
DESTDIR ?=
PACKAGED = BINARIES=$(BIN) IMAGES=$(IMAGES) MANUALS=$(MANUALS)
MANUALS = .build/manuals

.DEFAULT_GOAL := help
DESKTOP_PACKAGES = libibus-1.0-dev ibus dbus gir1.2-ibus-1.0 python3-gi
FCITX_PACKAGES = g++ pkg-config fcitx5 libfcitx5core-dev libfcitx5config-dev libfcitx5utils-dev fcitx5-modules-dev dbus python3-gi
.PHONY: help run test fuzz test-address test-thread build desktop fcitx-addon test-desktop programs dictionaries images manuals installable install install-desktop install-user uninstall deb test-install deps \
  lint format docs check-api pictures bench profile check-instructions bench-librime bench-libime bench-sunpinyin bench-mozc check-spark clean web test-web site test-site

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

run: programs ## Convert some pinyin as a demonstration
	@$(MAKE) --no-print-directory $(IMAGES)/zh-Hans.imedict $(IMAGES)/zh-Hans-homophones.imedict
	@printf '%s\n' nihaoshijie womenqushanghaichifan "xi'an" zgr lvsedenver \
	  | $(BIN)/ime-cli convert --language zh-Hans --candidates 3
	@echo
	@echo 'Type Chinese yourself:  $(BIN)/ime-cli type --language zh-Hans'

test: dictionaries ## Run all tests
	swift test -c $(CONFIGURATION) --disable-testable-imports $(IMPORT_CHECK)
	$(BIN)/ime-cli replay Tests/Scenarios/*/*.txt
	for form in traditional taiwan taiwan-phrases hong-kong; do \
	  $(BIN)/ime-cli replay --output $$form Tests/Scenarios/zh-Hans/output/$$form.txt || exit; done
	for image in $(DICTIONARIES); do $(BIN)/ime-dict check $$image || exit; done
	Dictionaries/text/check.py

# Seconds for each harness, or the number of inputs instead, and the harnesses, all if empty.
TIME ?= 60
RUNS ?=
HARNESS ?=
FUZZ = .build-fuzz
# The compiler takes the last -sanitize only, so that one names both sanitizers.
fuzz: deps ## Search for inputs that break a reader, TIME seconds for each of HARNESS or all
	GLOBEKEY_FUZZ=1 swift build -c release --scratch-path $(FUZZ) --product globekey-fuzz \
	  --sanitize fuzzer --sanitize address -Xswiftc -sanitize=fuzzer,address
	RUNS=$(RUNS) Tests/Testing/HostSimulatorsTests/InputHarnesses/fuzz $(FUZZ)/release/globekey-fuzz $(TIME) $(HARNESS)

# Tests of what reads outside data, and tests of what several threads use. Few modules are built for them;
# the other readers run with the address sanitizer in the fuzzer.
ADDRESS_TESTS = MarkupTests HistoryTests HostWordsTests
THREAD_TESTS = HistoryTests HostWordsTests KeyboardThreadTests
sanitized = GLOBEKEY_TESTS='$(2)' swift $(3) --scratch-path .build-$(1) --sanitize $(1)
test-address: deps ## Run the tests of readers with the address sanitizer
	$(call sanitized,address,$(ADDRESS_TESTS),build --product GlobeKeyPackageTests)
	ASAN_OPTIONS=detect_leaks=0 $(call sanitized,address,$(ADDRESS_TESTS),test --skip-build)

MUTEX = .build-thread/mutex.so
test-thread: deps images ## Run the tests of stores, keyboards and the C library with the thread sanitizer
	$(call sanitized,thread,$(THREAD_TESTS),build --product GlobeKeyPackageTests)
	$$(dirname $$(readlink -f $$(command -v swift)))/clang -shared -fPIC -O2 \
	  -o $(MUTEX) Tests/Keyboards/KeyboardThreadTests/mutex.c
	LD_PRELOAD=$(abspath $(MUTEX)) $(call sanitized,thread,$(THREAD_TESTS),test --skip-build)
	swift build --product globekey --scratch-path .build-thread --sanitize thread
	Tests/Hosts/CLibrary/thread-sanitizer .build-thread/debug/libglobekey.so $(MUTEX)

build: deps ## Build the library and the two programs
	swift build -c $(CONFIGURATION) $(IMPORT_CHECK)

desktop: deps ## Build the C library and the engine of IBus
	@$(MAKE) --no-print-directory deps PACKAGES='$(DESKTOP_PACKAGES)'
	swift build -c $(CONFIGURATION) --product globekey $(IMPORT_CHECK)
	GLOBEKEY_DESKTOP=1 swift build -c $(CONFIGURATION) --product ibus-engine-globekey $(IMPORT_CHECK)

fcitx-addon: ## Build the add-on for Fcitx 5 into .build/fcitx5, after the C library
	@$(MAKE) --no-print-directory deps PACKAGES='$(FCITX_PACKAGES)'
	swift build -c $(CONFIGURATION) --product globekey $(IMPORT_CHECK)
	Sources/Hosts/FcitxAddon/build.sh $(BIN)/libglobekey.so .build/fcitx5

test-desktop: desktop fcitx-addon dictionaries manuals ## Type through the C library, Fcitx and IBus
	BINARIES=$(BIN) Tests/Hosts/CLibrary/run
	BINARIES=$(abspath $(BIN)) IMAGES=$(abspath $(IMAGES)) Tests/Desktop/run
	$(PACKAGED) Tests/Desktop/installed

web: deps images ## Open every keyboard in a browser
	swift build -c $(CONFIGURATION) --product ime-web $(IMPORT_CHECK)
	$(BIN)/ime-web --locales Locales --dictionaries $(IMAGES)

site: ## Write the static site, whose languages run in the page, into .build/site
	swift build -c $(CONFIGURATION) --product ime-cli $(IMPORT_CHECK)
	swift build -c $(CONFIGURATION) --product ime-dict $(IMPORT_CHECK)
	rm -rf .build/site
	Sources/Hosts/WebModule/site.sh .build/site $(BIN)

WEB_PACKAGES = chromium chromium-driver python3-venv fonts-noto-core fonts-noto-cjk
WEB_PYTHON = .build/web-python
define web_python
[ -x $(WEB_PYTHON)/bin/python3 ] || python3 -m venv $(WEB_PYTHON)
$(WEB_PYTHON)/bin/pip install -q -r Tests/Web/requirements.txt
endef
test-web: programs images ## Type into the page in a headless Chromium
	@$(MAKE) --no-print-directory deps PACKAGES='$(WEB_PACKAGES)'
	swift build -c $(CONFIGURATION) --product ime-web $(IMPORT_CHECK)
	$(web_python)
	PATH=$(abspath $(WEB_PYTHON))/bin:$$PATH BINARIES=$(BIN) IMAGES=$(IMAGES) Tests/Web/run

test-site: ## Build the static site and type into it in a headless Chromium
	@$(MAKE) --no-print-directory deps PACKAGES='$(WEB_PACKAGES)'
	$(web_python)
	PATH=$(abspath $(WEB_PYTHON))/bin:$$PATH Tests/Site/run

programs: deps ## Build the programs
	swift build -c $(CONFIGURATION) --product ime-dict $(IMPORT_CHECK)
	swift build -c $(CONFIGURATION) --product ime-cli $(IMPORT_CHECK)
	swift build -c $(CONFIGURATION) --product ime-web $(IMPORT_CHECK)

dictionaries: build images ## Build everything and the default dictionaries

images: $(DICTIONARIES)

BUILDER = Sources/Tools/DictionaryBuilder

$(IMAGES)/%.words.imedict: Dictionaries/%/words.json Dictionaries/%/* $(BUILDER)/Words/* $(BUILDER)/Image/* $(BUILDER)/Trie/* Sources/Words/Suggestions/Lexicon/*
	@mkdir -p $(@D)
	$(BIN)/ime-dict build --strict $< -o $@

# Of training, only the part that joins a model to an image changes images.
building = $(filter-out $(BUILDER)/Training/%,$(wildcard $(BUILDER)/*/* $(BUILDER)/*/*/*)) $(wildcard $(BUILDER)/Training/Output/*)
$(IMAGES)/%.imedict: Dictionaries/%/* $(building)
	@mkdir -p $(@D)
	$(BIN)/ime-dict build --strict Dictionaries/$* -o $@

# Files outside their folders that manifests name.
$(patsubst %,$(IMAGES)/%.words.imedict,de en es fr it nl pl pt tr): Dictionaries/words/as-typed/*
$(patsubst %,$(IMAGES)/%.words.imedict,de en es fr it nl pl pt ru tr uk): Dictionaries/words/names/*
$(IMAGES)/zh-Hans.imedict: Locales/zh-Hans/locale.json Dictionaries/zh-text/TSCharacters.tsv
$(IMAGES)/zh-Hant.imedict: Locales/zh-Hant/locale.json Dictionaries/zh-text/TSCharacters.tsv Dictionaries/zh-Hans/standard.imemodel
$(IMAGES)/yue.imedict: Locales/yue/locale.json
$(foreach tag,zh-Hans zh-Hant yue ja,$(IMAGES)/$(tag).imedict): Dictionaries/en/latin.tsv.gz
$(IMAGES)/cangjie.imedict $(IMAGES)/quick.imedict: Dictionaries/cangjie/* Dictionaries/zh-Hant/words.tsv.gz Dictionaries/zh-Hans/unihan.tsv.gz Locales/zh-Hant/locale.json

manuals: programs ## Write the manual pages into .build/manuals
	BINARIES=$(BIN) Packaging/manuals.sh $(MANUALS)

# The programs come first: the recipes of the images run them.
installable: manuals
	@$(MAKE) --no-print-directory images

install: installable ## Install into PREFIX (~/.local), or into DESTDIR for a package
	@$(PACKAGED) Packaging/install.sh '$(PREFIX)' '$(DESTDIR)'

install-desktop: installable desktop fcitx-addon ## Install these with the C library and the engines of IBus and Fcitx 5
	@$(PACKAGED) PARTS='library ibus fcitx' Packaging/install.sh '$(PREFIX)' '$(DESTDIR)'

install-user: ## Install everything into ~/.local and name it to IBus, without root
	@$(MAKE) --no-print-directory install-desktop PREFIX=$(HOME)/.local
	@Packaging/register-user.sh

uninstall: ## Remove what 'make install' put into PREFIX
	@Packaging/uninstall.sh '$(PREFIX)' '$(DESTDIR)'
	@[ -n '$(DESTDIR)' ] || Packaging/register-user.sh --remove

deb: installable desktop fcitx-addon ## Make Debian packages in .build/packages
	@$(PACKAGED) Packaging/deb.sh .build/packages

test-install: installable ## Install into an empty prefix, try everything, uninstall
	$(PACKAGED) Tests/Install/run prefix

# Installs missing packages, or reports that it cannot.
deps: ## Install the system packages that are missing
	@command -v swift >/dev/null || { echo 'make: Swift is not installed; see https://www.swift.org/install' >&2; exit 1; }
	@command -v dpkg-query >/dev/null || exit 0; \
	missing=; for package in $(PACKAGES); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	done; \
	[ -z "$$missing" ] && exit 0; \
	echo "installing$$missing"; \
	if [ "$$(id -u)" = 0 ]; then as_root=; \
	elif command -v sudo >/dev/null; then as_root=sudo; \
	else echo "make: packages are missing, and there is no root access or sudo; run as root:  apt-get install$$missing" >&2; exit 1; fi; \
	$$as_root apt-get update -q && $$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qy $$missing \
	  || { echo "make: cannot install$$missing; install them by hand and try again" >&2; exit 1; }

lint: ## Check the format of all sources
	swift format lint --strict -r $(SOURCES)

format: ## Format all sources
	swift format -i -r $(SOURCES)

docs: deps ## Build the documentation of the libraries into .build/docs
	Docs/make.sh .build/docs

# Breaking changes that are meant are lines of Docs/api-changes.txt, until the next release.
check-api: docs ## Compare the public API with that of the last release
	Docs/api.py

pictures: programs ## Draw all layers of all keyboards into .build/pictures
	$(BIN)/ime-cli draw --all --format svg --output .build/pictures

bench: dictionaries ## Measure key times, start-up and memory with SET=file.tsv
	$(BIN)/ime-cli bench --language zh-Hans $(SET)

# Also --eval FOLDER --rows 500, or names of cases.
PROFILE ?=
profile: programs images ## Count the instructions of a key by phase, with valgrind; options in PROFILE
	Benchmarks/profile/profile.py $(PROFILE)

check-instructions: programs images ## Compare the instructions of a key with their thresholds
	Benchmarks/profile/profile.py --check

bench-librime: dictionaries ## Compare these with librime in one run, with SET=file.tsv
	Benchmarks/librime/compare.sh $(SET)

bench-libime: dictionaries ## Compare key times and accuracy with libime, with SET=file.tsv
	Benchmarks/libime/compare.sh $(SET)

bench-sunpinyin: dictionaries ## Compare key times and accuracy with sunpinyin, with SET=file.tsv
	Benchmarks/sunpinyin/compare.sh $(SET)

bench-mozc: dictionaries ## Compare Japanese with mozc: times, memory, accuracy, with SET=file.tsv
	Benchmarks/mozc/compare.sh $(SET)

check-spark: dictionaries ## Count TEXT="file.txt ..." with and without Spark and compare
	Dictionaries/spark/check.sh $(TEXT)

clean: ## Remove everything built
	rm -rf .build
