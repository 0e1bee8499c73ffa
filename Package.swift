// swift-tools-version: 6.2
import PackageDescription

// All modules, grouped by the floors of `Sources` in the order data flows. A module may depend on
// its own floor and on earlier ones, never on a later one; `ArchitectureTests` checks this.

/// A folder of `Sources` that groups modules.
enum Floor: String {
  case text = "Text"
  case core = "Core"
  case storage = "Storage"
  case learning = "Learning"
  case conversion = "Conversion"
  case words = "Words"
  case languages = "Languages"
  case keyboards = "Keyboards"
  case hosts = "Hosts"
  case tools = "Tools"
  case testing = "Testing"
}

/// A module in `Sources/<floor>/<name>`. The files and folders in `embeds` are compiled into it.
func module(
  _ name: String, on floor: Floor, _ dependencies: [Target.Dependency] = [], embeds: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(floor.rawValue)/\(name)",
    exclude: ["README.md"], resources: embeds.map { .embedInCode($0) })
}

/// A program in `Sources/<floor>/<name>`.
func program(
  _ name: String, on floor: Floor, _ dependencies: [Target.Dependency],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Sources/\(floor.rawValue)/\(name)",
    exclude: ["README.md"], linkerSettings: linkerSettings)
}

/// Tests in `Tests/<floor>/<name>`.
func tests(
  _ name: String, on floor: Floor, _ dependencies: [Target.Dependency], excludes: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(floor.rawValue)/\(name)",
    exclude: excludes)
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let heap = Target.Dependency.product(name: "HeapModule", package: "swift-collections")

// In release on Linux the programs contain the libraries of Swift, at fixed addresses: `ime-cli` uses
// a small part of each and needs two thirds of the memory (DECISIONS), and both run where no Swift is
// installed.
let linuxRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let standalone: [LinkerSetting] =
  [
    .unsafeFlags(["-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie"], linuxRelease)
  ]
  + ["_FoundationCShims", "_FoundationCollections", "stdc++"].map {
    .linkedLibrary($0, linuxRelease)
  }

// `make fuzz` sets this. The program that feeds libFuzzer has no `main`, and takes the C library in.
let isFuzzing = Context.environment["GLOBEKEY_FUZZ"] != nil

// The C library is one file that contains the libraries of Swift and exports only its own functions.
let sharedLibrary: [LinkerSetting] =
  isFuzzing
  ? []
  : [
    .unsafeFlags(
      ["-static-stdlib", "-use-ld=lld"]
        + [
          "--gc-sections", "-z", "pack-relative-relocs", "-soname=libglobekey.so.1",
          "--version-script=\(Context.packageDirectory)/Sources/Hosts/CGlobeKey/globekey.map",
        ].flatMap { ["-Xlinker", $0] }, linuxRelease),
    .linkedLibrary("stdc++", linuxRelease),
  ]

let package = Package(
  name: "GlobeKey",
  products: [
    .library(name: "GlobeKey", targets: ["GlobeKey"]),
    .library(
      name: "Keyboards",
      targets: [
        "Keyboards", "KeyboardLayouts", "KeyboardPermissions", "TypingAids", "KeyboardDrawing",
        "KeyboardCatalog", "HostWords", "LanguageDescription",
      ]),
    .library(name: "CalculatorKeyboard", targets: ["CalculatorKeyboard"]),
    .library(name: "Cantonese", targets: ["Cantonese"]),
    .library(name: "ChineseText", targets: ["ChineseText"]),
    .library(name: "CodeTables", targets: ["CodeTables"]),
    .library(name: "KeyboardEngines", targets: ["KeyboardCatalog", "LanguageCatalog"]),
    .library(name: "Mandarin", targets: ["Mandarin"]),
    .library(name: "Japanese", targets: ["Japanese"]),
    .library(name: "Korean", targets: ["Korean"]),
    .library(name: "Thai", targets: ["Thai"]),
    .library(name: "Transliteration", targets: ["Transliteration"]),
    .library(name: "Vietnamese", targets: ["Vietnamese"]),
    .library(name: "Zhuyin", targets: ["Zhuyin"]),
    .library(name: "Suggestions", targets: ["Suggestions"]),
    .library(name: "HistoryStore", targets: ["HistoryStore", "UserHistory"]),
    .library(name: "HostSimulators", targets: ["HostSimulators"]),
    .library(name: "HostTraits", targets: ["HostTraits"]),
    .library(name: "globekey", type: .dynamic, targets: ["GlobeKeyC"]),
    .executable(name: "ime-cli", targets: ["ime-cli"]),
    .executable(name: "ime-dict", targets: ["ime-dict"]),
    .executable(name: "ime-web", targets: ["ime-web"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // Only `ime-web` uses it.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Only `make docs` builds it.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // Text: ICU, words and sentences, documents, deletion by unit.
    .systemLibrary(
      name: "ICU", path: "Sources/Text/ICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"])]),
    module("CICU", on: .text, ["ICU"]),
    module("LibC", on: .text),
    module("TextDocument", on: .text),
    module(
      "TextUnits", on: .text, ["CICU"],
      embeds: ["Data/abbreviations.tsv", "Data/conjuncts.tsv", "Data/delete-policy.tsv"]),

    // Core: key events, keymaps, commands, compositions, effects, sessions.
    module("InputCore", on: .core, ["TextDocument"]),
    module("GlobeKey", on: .core, ["InputCore", "TextDocument", "TextUnits"]),

    // Storage: images and tables, mapped and read in place; XML and YAML.
    module("CMappedFile", on: .storage),
    .systemLibrary(
      name: "CSQLite", path: "Sources/Storage/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CYAML", path: "Sources/Storage/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/Storage/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    module("DictionaryImage", on: .storage, ["CMappedFile", "CZlib", "LibC"]),
    .systemLibrary(
      name: "LibXML2", path: "Sources/Storage/LibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]),
    module("CXML", on: .storage, ["LibXML2"]),
    module("NGrams", on: .storage, ["DictionaryImage"]),
    module("Markup", on: .storage, ["CXML", "CYAML"]),

    // Learning: the user history and its files. Only `HistoryStore` links SQLite.
    module(
      "UserHistory", on: .learning,
      ["DictionaryImage", "InputCore", "LibC", "TextDocument", "TextUnits"]),
    module(
      "HistoryStore", on: .learning,
      ["CSQLite", "DictionaryImage", "InputCore", "LibC", "UserHistory"]),

    // Conversion: lattices, the decoder, and lexicons.
    module(
      "Decoding", on: .conversion, ["DictionaryImage", "LibC", "NGrams", "UserHistory", heap]),
    module("CHomophones", on: .conversion),
    module(
      "KanaConversion", on: .conversion,
      ["Decoding", "DictionaryImage", "InputCore", "LibC", "NGrams", "UserHistory"]),
    module(
      "SyllableConversion", on: .conversion,
      ["CHomophones", "Decoding", "DictionaryImage", "InputCore", "LibC", "NGrams", "UserHistory"]),

    // Words: completion, correction and prediction; the host's names and shortcuts.
    module("HostWords", on: .words),
    module(
      "Suggestions", on: .words,
      ["Decoding", "DictionaryImage", "HostWords", "InputCore", "LibC", "TextUnits", "UserHistory"]),
    module("TypingAids", on: .words, ["TextDocument", "TextUnits"]),

    // Languages: one module each.
    module("ChineseText", on: .languages, ["DictionaryImage", "InputCore"]),
    module(
      "LanguageDescription", on: .languages,
      ["InputCore", "TextUnits", "TypingAids", "UserHistory"]),
    module(
      "Cantonese", on: .languages,
      [
        "ChineseText", "Decoding", "DictionaryImage", "InputCore", "LanguageDescription",
        "SyllableConversion", "UserHistory",
      ]),
    module(
      "CodeTables", on: .languages,
      ["DictionaryImage", "InputCore", "LanguageDescription", "UserHistory", heap]),
    module(
      "Japanese", on: .languages,
      [
        "ChineseText", "Decoding", "DictionaryImage", "InputCore", "KanaConversion",
        "LanguageDescription", "NGrams", "TypingAids", "UserHistory",
      ], embeds: ["Typing/Tables"]),
    module(
      "Korean", on: .languages,
      ["DictionaryImage", "InputCore", "LanguageDescription", "UserHistory"], embeds: ["Layouts"]),
    module(
      "Mandarin", on: .languages,
      [
        "ChineseText", "Decoding", "DictionaryImage", "InputCore", "LanguageDescription", "NGrams",
        "SyllableConversion", "TypingAids", "UserHistory",
      ], embeds: ["DoublePinyin/Schemes"]),
    module(
      "Thai", on: .languages, ["InputCore", "LanguageDescription"], embeds: ["repairs.tsv"]),
    module(
      "Transliteration", on: .languages,
      ["InputCore", "LanguageDescription", "Suggestions", "UserHistory"]),
    module(
      "Vietnamese", on: .languages, ["InputCore", "LanguageDescription"],
      embeds: ["Syllables/syllables.txt", "Foreign/addresses.txt", "Foreign/english.txt"]),
    module(
      "Zhuyin", on: .languages,
      [
        "ChineseText", "Decoding", "DictionaryImage", "InputCore", "LanguageDescription",
        "SyllableConversion", "UserHistory",
      ],
      embeds: ["Layouts"]),
    module(
      "LanguageCatalog", on: .languages,
      [
        "Cantonese", "CodeTables", "Japanese", "Korean", "LanguageDescription", "Mandarin", "Thai",
        "Transliteration", "Vietnamese", "Zhuyin",
      ]),

    // Keyboards: layouts, plugins, permissions, drawing.
    module("KeyboardLayouts", on: .keyboards, ["InputCore", "TextUnits"]),
    module("KeyboardPermissions", on: .keyboards, ["HostWords", "LibC", "TextDocument"]),
    module(
      "Keyboards", on: .keyboards,
      [
        "HostWords", "InputCore", "KeyboardLayouts", "KeyboardPermissions", "Suggestions",
        "TextDocument", "TextUnits", "TypingAids", "UserHistory",
      ]),
    module(
      "KeyboardCatalog", on: .keyboards,
      [
        "CMappedFile", "HostWords", "InputCore", "KeyboardLayouts", "KeyboardPermissions",
        "Keyboards", "LanguageDescription", "LibC", "Markup", "Suggestions", "TextDocument",
        "TextUnits", "TypingAids", "UserHistory",
      ]),
    module(
      "KeyboardDrawing", on: .keyboards,
      ["KeyboardLayouts", "Keyboards", "TextDocument", "TextUnits"]),

    // Hosts: the protocols of the platforms that people type on.
    module("HostTraits", on: .hosts, ["TextDocument"]),
    module(
      "DesktopSession", on: .hosts,
      [
        "HistoryStore", "InputCore", "KeyboardCatalog", "KeyboardLayouts", "Keyboards",
        "LanguageCatalog", "LanguageDescription", "LibC", "TextDocument", "TextUnits", "TypingAids",
        "UserHistory",
      ], embeds: ["Keys/keysyms.tsv"]),
    module(
      "Playground", on: .hosts,
      [
        "DesktopSession", "HistoryStore", "InputCore", "KeyboardCatalog", "KeyboardDrawing",
        "KeyboardLayouts", "Keyboards", "TextDocument", "TextUnits", "TypingAids", "UserHistory",
      ]),

    .target(
      name: "CGlobeKey", path: "Sources/Hosts/CGlobeKey", exclude: ["README.md", "globekey.map"]),
    .target(
      name: "GlobeKeyC",
      dependencies: [
        "CGlobeKey", "DesktopSession", "HistoryStore", "HostTraits", "InputCore", "KeyboardCatalog",
        "KeyboardDrawing", "Keyboards", "LibC", "TextDocument", "TextUnits", "UserHistory",
      ],
      path: "Sources/Hosts/GlobeKeyC", exclude: ["README.md"], linkerSettings: sharedLibrary),

    // Tools: the two programs and the modules that only they need.
    module(
      "KeyboardPackaging", on: .tools,
      [
        "HistoryStore", "InputCore", "KeyboardCatalog", "KeyboardLayouts", "KeyboardPermissions",
        "Keyboards", "LanguageCatalog", "LanguageDescription", "LibC", "Markup", "TextDocument",
        "TextUnits", "TypingAids",
      ], embeds: ["Data/xkb-layouts.tsv", "Templates"]),
    module(
      "Scenarios", on: .tools,
      [
        "HostWords", "InputCore", "KeyboardPermissions", "Keyboards", "TextDocument", "TextUnits",
      ],
      embeds: ["Hosts/Demonstrations"]),
    module("CSandbox", on: .tools),
    module(
      "ToolSupport", on: .tools,
      ["CSandbox", "DictionaryImage", "LibC", "TextUnits", argumentParser]),
    module(
      "DictionaryBuilder", on: .tools,
      [
        "CZlib", "CodeTables", "Decoding", "DictionaryImage", "KanaConversion", "LibC", "Markup",
        "NGrams", "Suggestions", "SyllableConversion", "TextUnits", "ToolSupport", heap,
      ]),
    module(
      "Evaluation", on: .tools,
      [
        "InputCore", "LanguageDescription", "LibC", "Suggestions", "SyllableConversion",
        "ToolSupport",
      ]),
    module(
      "ComposerCommands", on: .tools,
      [
        "ChineseText", "CodeTables", "DesktopSession", "DictionaryImage", "Evaluation",
        "HistoryStore", "HostWords", "InputCore", "Japanese", "KeyboardCatalog", "KeyboardDrawing",
        "KeyboardLayouts", "KeyboardPackaging", "KeyboardPermissions", "Keyboards",
        "LanguageCatalog", "LanguageDescription", "LibC", "Mandarin", "NGrams", "Scenarios",
        "Suggestions", "SyllableConversion", "TextDocument", "TextUnits", "ToolSupport",
        "Transliteration", "TypingAids", "UserHistory", argumentParser,
      ]),
    program("ime-cli", on: .tools, ["ComposerCommands"], linkerSettings: standalone),
    program(
      "ime-dict", on: .tools,
      [
        "DictionaryBuilder", "DictionaryImage", "InputCore", "LibC", "NGrams", "SyllableConversion",
        "ToolSupport", argumentParser,
      ], linkerSettings: standalone),
    module(
      "PlaygroundServer", on: .tools,
      ["DesktopSession", "Keyboards", "LibC", "Playground", flyingSocks], embeds: ["Page"]),
    program(
      "ime-web", on: .tools,
      [
        "CalculatorKeyboard", "DesktopSession", "DictionaryImage", "InputCore", "LibC",
        "PlaygroundServer", "ToolSupport", "TypingAids", argumentParser,
      ],
      linkerSettings: standalone),

    // Testing: simulated hosts, fuzzers, fixtures. No module used at run time depends on it.
    module("HostSimulators", on: .testing, ["TextDocument"]),
    module(
      "EditFuzzer", on: .testing, ["GlobeKey", "HostSimulators", "TextDocument", "TextUnits"]),
    module(
      "TestSupport", on: .testing,
      [
        "ChineseText", "CodeTables", "DictionaryBuilder", "DictionaryImage", "InputCore",
        "KanaConversion", "Korean", "Suggestions", "SyllableConversion", "TextDocument",
        "ToolSupport", "UserHistory",
      ]),
    module(
      "KeyboardTestSupport", on: .testing,
      [
        "HostWords", "InputCore", "KeyboardCatalog", "KeyboardLayouts", "KeyboardPermissions",
        "Keyboards", "LanguageCatalog", "Mandarin", "SyllableConversion", "TestSupport",
        "TextDocument", "ToolSupport", "TypingAids", "UserHistory",
      ]),

    module(
      "InputHarnesses", on: .testing,
      [
        "ChineseText", "ComposerCommands", "DesktopSession", "DictionaryBuilder", "DictionaryImage",
        "HistoryStore", "HostWords", "InputCore", "KeyboardCatalog", "KeyboardLayouts",
        "KeyboardPackaging", "Korean", "LanguageCatalog", "LanguageDescription", "Mandarin",
        "NGrams", "Scenarios", "Suggestions", "SyllableConversion", "TestSupport", "TextUnits",
        "ToolSupport", "Transliteration", "TypingAids", "UserHistory", "Zhuyin",
      ]),

    // Examples: each uses the toolkit as an app would.
    .target(
      name: "CalculatorKeyboard", dependencies: ["InputCore", "Keyboards", "TextDocument"],
      path: "Examples/CalculatorKeyboard"),
    .executableTarget(
      name: "example-right-to-left-keyboard",
      dependencies: ["GlobeKey", "KeyboardDrawing", "KeyboardLayouts", "Keyboards", "TypingAids"],
      path: "Examples/RightToLeftKeyboard"),
    .executableTarget(
      name: "example-embedded-mandarin", dependencies: ["GlobeKey", "Mandarin"],
      path: "Examples/EmbeddedMandarin"),
    .executableTarget(
      name: "example-learning-mandarin", dependencies: ["GlobeKey", "HistoryStore", "Mandarin"],
      path: "Examples/LearningMandarin"),
    .executableTarget(
      name: "example-three-languages",
      dependencies: [
        "GlobeKey", "KeyboardCatalog", "KeyboardPermissions", "Keyboards", "LanguageDescription",
        "Mandarin",
      ],
      path: "Examples/ThreeLanguages"),

    // Measurements.
    .executableTarget(
      name: "globekey-bench",
      dependencies: [
        "CSQLite", "DictionaryBuilder", "EditFuzzer", "Evaluation", "GlobeKey", "HistoryStore",
        "HostSimulators",
        "InputCore", "Japanese", "KanaConversion", "KeyboardCatalog", "KeyboardPermissions",
        "Keyboards", "Korean", "LanguageCatalog", "LibC", "Mandarin", "Suggestions",
        "SyllableConversion", "TextDocument", "TextUnits", "ToolSupport", "UserHistory",
        argumentParser,
      ],
      path: "Benchmarks/globekey-bench"),

    // Tests, on the floors of the modules that they test.
    // Fixtures compiled for tests: sources generated by packaging, and made-up languages.
    .target(
      name: "Sivi", dependencies: ["InputCore", "LanguageDescription", "SyllableConversion"],
      path: "Tests/Languages/MadeUpLanguages/Sivi", exclude: ["README.md"]),
    .executableTarget(
      name: "made-up-ime",
      dependencies: ["ComposerCommands", "LanguageCatalog", "LanguageDescription", "Sivi"],
      path: "Tests/Languages/MadeUpLanguages/Program"),
    .target(
      name: "PackagedTogether",
      dependencies: [
        "Japanese", "KeyboardCatalog", "KeyboardPermissions", "Keyboards", "Korean",
        "LanguageDescription", "Mandarin",
      ],
      path: "Tests/Tools/PackagedKeyboards/PackagedTogether"),
    .target(
      name: "PackagedMandarin",
      dependencies: [
        "KeyboardCatalog", "KeyboardPermissions", "Keyboards", "LanguageDescription", "Mandarin",
      ],
      path: "Tests/Tools/PackagedKeyboards/PackagedMandarin"),
    .target(
      name: "PackagedJapanese",
      dependencies: [
        "Japanese", "KeyboardCatalog", "KeyboardPermissions", "Keyboards", "LanguageDescription",
      ],
      path: "Tests/Tools/PackagedKeyboards/PackagedJapanese"),
    .target(
      name: "PackagedKorean",
      dependencies: [
        "KeyboardCatalog", "KeyboardPermissions", "Keyboards", "Korean", "LanguageDescription",
      ],
      path: "Tests/Tools/PackagedKeyboards/PackagedKorean"),
    tests("TextTests", on: .text, ["TestSupport", "TextDocument", "TextUnits", "ToolSupport"]),
    tests(
      "InputCoreTests", on: .core, ["HostSimulators", "InputCore", "TestSupport", "TextDocument"]),
    tests(
      "DictionaryImageTests", on: .storage,
      ["DictionaryImage", "TestSupport", "ToolSupport"]),
    tests("MarkupTests", on: .storage, ["Markup"]),
    tests(
      "HistoryTests", on: .learning,
      [
        "CSQLite", "DictionaryImage", "HistoryStore", "InputCore", "KeyboardPermissions",
        "ToolSupport", "UserHistory",
      ]),
    tests(
      "ConversionTests", on: .conversion,
      [
        "Decoding", "DictionaryBuilder", "DictionaryImage", "LibC", "NGrams", "SyllableConversion",
        "TestSupport", "ToolSupport",
      ]),
    tests("HostWordsTests", on: .words, ["HostWords", "KeyboardPermissions", "ToolSupport"]),
    tests(
      "WordsTests", on: .words,
      [
        "DictionaryBuilder", "HostWords", "KeyboardPermissions", "KeyboardTestSupport",
        "Suggestions", "TestSupport", "TextUnits", "ToolSupport", "TypingAids",
      ]),
    tests(
      "ChineseTests", on: .languages,
      [
        "Cantonese", "ChineseText", "DictionaryBuilder", "DictionaryImage", "Evaluation",
        "GlobeKey", "HistoryStore", "InputCore", "LanguageDescription", "Mandarin", "NGrams",
        "SyllableConversion", "TestSupport", "TextDocument", "ToolSupport", "UserHistory", "Zhuyin",
      ]),
    tests(
      "CodeTablesTests", on: .languages,
      [
        "CodeTables", "DictionaryBuilder", "GlobeKey", "InputCore", "Scenarios", "TestSupport",
        "TextDocument",
      ]),
    tests(
      "JapaneseTests", on: .languages,
      [
        "DictionaryBuilder", "Evaluation", "InputCore", "Japanese", "NGrams", "SyllableConversion",
        "TestSupport", "TextDocument", "ToolSupport", "UserHistory",
      ]),
    tests(
      "KoreanTests", on: .languages,
      ["DictionaryBuilder", "InputCore", "Korean", "TestSupport", "TextDocument", "ToolSupport"]),
    tests(
      "LanguageCatalogTests", on: .languages,
      [
        "ChineseText", "DictionaryImage", "InputCore", "KeyboardCatalog", "KeyboardPackaging",
        "Keyboards", "LanguageCatalog", "LanguageDescription", "Scenarios", "Sivi", "TestSupport",
        "made-up-ime",
      ]),
    tests("ThaiTests", on: .languages, ["GlobeKey", "Scenarios", "TestSupport", "Thai"]),
    tests(
      "TransliterationTests", on: .languages,
      ["InputCore", "Scenarios", "TestSupport", "ToolSupport", "Transliteration"]),
    tests(
      "VietnameseTests", on: .languages,
      ["GlobeKey", "InputCore", "Scenarios", "TestSupport", "Vietnamese"], excludes: ["Data"]),
    tests(
      "KeyboardDataTests", on: .keyboards,
      [
        "HostWords", "InputCore", "KeyboardCatalog", "KeyboardDrawing", "KeyboardLayouts",
        "KeyboardPermissions", "KeyboardTestSupport", "LanguageCatalog", "TestSupport", "TextUnits",
        "ToolSupport",
      ]),
    tests(
      "KeyboardPermissionsTests", on: .keyboards,
      ["HostWords", "KeyboardPermissions", "TestSupport", "TextDocument"],
      excludes: ["CompileFail"]),
    tests(
      "KeyboardsTests", on: .keyboards,
      [
        "HistoryStore", "HostSimulators", "HostTraits", "HostWords", "InputCore",
        "KeyboardCatalog", "KeyboardPermissions", "KeyboardTestSupport", "Korean",
        "LanguageCatalog", "LanguageDescription", "Mandarin", "Suggestions", "TestSupport",
        "TextDocument", "TextUnits", "TypingAids", "UserHistory", "Vietnamese", "Zhuyin",
        "globekey-bench",
      ]),
    tests(
      "KeyboardThreadTests", on: .keyboards,
      [
        "HistoryStore", "KeyboardPermissions", "KeyboardTestSupport", "LanguageCatalog",
        "TestSupport",
      ], excludes: ["mutex.c"]),
    tests(
      "HostsTests", on: .hosts,
      [
        "CalculatorKeyboard", "DesktopSession", "HostTraits", "InputCore", "KeyboardCatalog",
        "Keyboards", "Playground", "Scenarios", "TestSupport", "TextDocument", "ToolSupport",
        "TypingAids",
      ]),
    tests(
      "ToolTests", on: .tools,
      [
        "ComposerCommands", "DesktopSession", "Evaluation", "InputCore", "KeyboardTestSupport",
        "Keyboards", "LibC", "Mandarin", "PlaygroundServer", "Suggestions", "SyllableConversion",
        "TestSupport", "TextDocument", "TextUnits", "ToolSupport", flyingSocks,
      ]),
    tests(
      "DictionaryBuilderTests", on: .tools,
      [
        "ChineseText", "DictionaryBuilder", "DictionaryImage", "NGrams", "SyllableConversion",
        "TestSupport", "ToolSupport",
      ]),
    tests(
      "ProgramTests", on: .tools,
      ["DictionaryBuilder", "InputCore", "TestSupport", "ToolSupport", "sandbox-probe"]),
    tests(
      "KeyboardPackagingTests", on: .tools,
      [
        "KeyboardCatalog", "KeyboardPackaging", "KeyboardPermissions", "KeyboardTestSupport",
        "Keyboards", "PackagedJapanese", "PackagedKorean", "PackagedMandarin", "PackagedTogether",
        "Scenarios", "TestSupport", "TextDocument", "TextUnits", "TypingAids",
      ], excludes: ["Settings/Golden", "Golden"]),
    tests(
      "ScenarioTests", on: .tools,
      [
        "Cantonese", "InputCore", "Japanese", "KeyboardCatalog", "KeyboardPermissions",
        "KeyboardTestSupport", "Keyboards", "Korean", "LanguageCatalog", "Mandarin", "Scenarios",
        "TestSupport", "TextDocument",
      ]),
    .executableTarget(
      name: "sandbox-probe", dependencies: ["ToolSupport"],
      path: "Tests/Tools/SandboxProbe"),
    tests(
      "HostSimulatorsTests", on: .testing,
      [
        "EditFuzzer", "GlobeKey", "HostSimulators", "InputHarnesses", "LanguageCatalog",
        "LanguageDescription",
        "Mandarin", "TestSupport", "TextDocument", "TextUnits", "ToolSupport",
      ], excludes: ["InputHarnesses/Corpus", "InputHarnesses/README.md", "InputHarnesses/fuzz"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "CalculatorKeyboard", "GlobeKey", "HostSimulators", "KeyboardDrawing",
        "KeyboardPermissions", "Keyboards", "LanguageCatalog", "LanguageDescription", "Mandarin",
        "Suggestions", "TestSupport", "TextDocument", "ToolSupport", "example-embedded-mandarin",
        "example-learning-mandarin", "example-right-to-left-keyboard", "example-three-languages",
      ], path: "Tests/Examples/ExamplesTests"),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["LanguageCatalog", "TestSupport"],
      path: "Tests/ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

if isFuzzing {
  package.products.append(.executable(name: "globekey-fuzz", targets: ["globekey-fuzz"]))
  package.targets.append(
    program("globekey-fuzz", on: .testing, ["CGlobeKey", "GlobeKeyC", "InputHarnesses"]))
}

// Builds with a sanitizer name the test targets that they want, since all would take much longer.
if let names = Context.environment["GLOBEKEY_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// The engine of IBus needs that library's headers, which most builds do without.
if Context.environment["GLOBEKEY_DESKTOP"] != nil {
  package.products.append(
    .executable(name: "ibus-engine-globekey", targets: ["ibus-engine-globekey"]))
  package.targets += [
    .systemLibrary(
      name: "IBus", path: "Sources/Hosts/IBus", pkgConfig: "ibus-1.0",
      providers: [.apt(["libibus-1.0-dev"])]),
    .executableTarget(
      name: "ibus-engine-globekey",
      dependencies: [
        "DesktopSession", "DictionaryImage", "HostTraits", "IBus", "InputCore", "KeyboardCatalog",
        "Keyboards", "TextDocument", "TextUnits", argumentParser,
      ], path: "Sources/Hosts/IBusEngine", exclude: ["README.md"], linkerSettings: standalone),
  ]
}
