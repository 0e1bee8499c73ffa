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
    module("TextEditing", on: .text, ["TextDocument", "TextUnits"]),

    // Core: key events, keymaps, commands, compositions, effects, sessions.
    module("InputCore", on: .core, ["TextDocument"]),
    module("GlobeKey", on: .core, ["InputCore", "TextDocument", "TextEditing", "TextUnits"]),

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
    module("XML", on: .storage, ["CXML"]),
    module("YAML", on: .storage, ["CYAML"]),

    // Learning: the user history and its files. Only `HistoryStore` links SQLite.
    module(
      "UserHistory", on: .learning,
      ["DictionaryImage", "InputCore", "LibC", "TextDocument", "TextUnits"]),
    module(
      "HistoryStore", on: .learning,
      ["CSQLite", "DictionaryImage", "InputCore", "LibC", "UserHistory"]),

    // Conversion: lattices, the decoder, and lexicons.
    module("Decoding", on: .conversion, ["LibC", "NGrams", "UserHistory", heap]),
    module("CHomophones", on: .conversion),
    module("Homophones", on: .conversion, ["CHomophones", "DictionaryImage", "NGrams"]),
    module("LatinText", on: .conversion, ["DictionaryImage"]),
    module(
      "KanaConversion", on: .conversion,
      ["Decoding", "DictionaryImage", "InputCore", "LatinText", "LibC", "NGrams", "UserHistory"]),
    module(
      "SyllableConversion", on: .conversion,
      [
        "Decoding", "DictionaryImage", "Homophones", "InputCore", "LatinText", "LibC", "NGrams",
        "UserHistory",
      ]),

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
        "ChineseText", "DictionaryImage", "InputCore", "LanguageDescription", "LatinText",
        "SyllableConversion", "UserHistory",
      ]),
    module(
      "CodeTables", on: .languages,
      ["DictionaryImage", "InputCore", "LanguageDescription", "UserHistory", heap]),
    module(
      "Japanese", on: .languages,
      [
        "ChineseText", "Decoding", "DictionaryImage", "InputCore", "KanaConversion",
        "LanguageDescription", "LatinText", "NGrams", "TypingAids", "UserHistory",
      ], embeds: ["Typing/Tables"]),
    module(
      "Korean", on: .languages,
      ["DictionaryImage", "InputCore", "LanguageDescription", "UserHistory"], embeds: ["Layouts"]),
    module(
      "Mandarin", on: .languages,
      [
        "ChineseText", "DictionaryImage", "Homophones", "InputCore", "LanguageDescription",
        "LatinText", "NGrams", "SyllableConversion", "TypingAids", "UserHistory",
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
        "ChineseText", "DictionaryImage", "InputCore", "LanguageDescription", "LatinText",
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
        "Keyboards", "LanguageDescription", "LibC", "Suggestions", "TextDocument", "TextUnits",
        "TypingAids", "UserHistory", "XML", "YAML",
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
        "Keyboards", "LanguageCatalog", "LanguageDescription", "LibC", "TextDocument", "TextUnits",
        "TypingAids", "XML", "YAML",
      ], embeds: ["Data/xkb-layouts.tsv", "Templates"]),
    module(
      "Scenarios", on: .tools,
      [
        "HostWords", "InputCore", "KeyboardPermissions", "Keyboards", "TextDocument", "TextUnits",
      ],
      embeds: ["Hosts/Demonstrations"]),
    module("SeededRandom", on: .tools),
    module(
      "TerminalComposer", on: .tools,
      ["InputCore", "KeyboardLayouts", "Keyboards", "LibC", "TextDocument", "TextUnits"]),
    module("CSandbox", on: .tools),
    module(
      "ToolSupport", on: .tools,
      ["CSandbox", "DictionaryImage", "LibC", "TextUnits", argumentParser]),
    module(
      "DictionaryBuilder", on: .tools,
      [
        "CZlib", "CodeTables", "DictionaryImage", "Homophones", "KanaConversion", "LatinText",
        "LibC", "NGrams", "Suggestions", "SyllableConversion", "TextUnits", "ToolSupport", "XML",
        "YAML",
      ]),
    module(
      "Evaluation", on: .tools,
      [
        "InputCore", "LanguageDescription", "LibC", "SeededRandom", "Suggestions",
        "SyllableConversion", "ToolSupport",
      ]),
    module(
      "ComposerCommands", on: .tools,
      [
        "ChineseText", "CodeTables", "DesktopSession", "DictionaryImage", "Evaluation",
        "HistoryStore", "HostWords", "InputCore", "Japanese", "KeyboardCatalog", "KeyboardDrawing",
        "KeyboardLayouts", "KeyboardPackaging", "KeyboardPermissions", "Keyboards",
        "LanguageCatalog", "LanguageDescription", "LibC", "Mandarin", "NGrams", "Scenarios",
        "Suggestions", "SyllableConversion", "TerminalComposer", "TextDocument", "TextUnits",
        "ToolSupport", "Transliteration", "TypingAids", "UserHistory", argumentParser,
      ]),
    module(
      "ModelTraining", on: .tools,
      [
        "DictionaryBuilder", "DictionaryImage", "KanaConversion", "LibC", "NGrams",
        "SyllableConversion", "ToolSupport", heap,
      ]),
    program("ime-cli", on: .tools, ["ComposerCommands"], linkerSettings: standalone),
    program(
      "ime-dict", on: .tools,
      [
        "DictionaryBuilder", "DictionaryImage", "InputCore", "LibC", "ModelTraining", "NGrams",
        "SyllableConversion", "ToolSupport", argumentParser,
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
        "KanaConversion", "Korean", "ModelTraining", "SeededRandom", "Suggestions",
        "SyllableConversion", "TextDocument", "UserHistory",
      ]),
    module(
      "KeyboardTestSupport", on: .testing,
      [
        "HostWords", "InputCore", "KeyboardCatalog", "KeyboardLayouts", "KeyboardPermissions",
        "Keyboards", "LanguageCatalog", "Mandarin", "SeededRandom", "SyllableConversion",
        "TestSupport", "TextDocument", "TypingAids", "UserHistory",
      ]),

    module(
      "InputHarnesses", on: .testing,
      [
        "ChineseText", "DesktopSession", "DictionaryBuilder", "DictionaryImage", "HistoryStore",
        "Homophones", "HostWords", "InputCore", "KeyboardCatalog", "KeyboardLayouts",
        "KeyboardPackaging",
        "Korean", "LanguageCatalog", "LanguageDescription", "Mandarin", "ModelTraining", "NGrams",
        "Scenarios", "Suggestions", "SyllableConversion", "TerminalComposer", "TestSupport",
        "TextUnits", "ToolSupport", "Transliteration", "TypingAids", "UserHistory", "Zhuyin",
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
        "HostSimulators", "InputCore", "Japanese", "KanaConversion", "KeyboardCatalog",
        "KeyboardPermissions", "Keyboards", "Korean", "LanguageCatalog", "LibC", "Mandarin",
        "SeededRandom", "Suggestions", "SyllableConversion", "TextDocument", "TextUnits",
        "ToolSupport", "UserHistory", argumentParser,
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
    tests("TextDocumentTests", on: .text, ["TextDocument"]),
    tests("TextUnitsTests", on: .text, ["TestSupport", "TextUnits", "ToolSupport"]),
    tests(
      "InputCoreTests", on: .core, ["HostSimulators", "InputCore", "TestSupport", "TextDocument"]),
    tests(
      "DictionaryImageTests", on: .storage,
      ["DictionaryImage", "SeededRandom", "TestSupport", "ToolSupport"]),
    tests("XMLTests", on: .storage, ["XML"]),
    tests("YAMLTests", on: .storage, ["YAML"]),
    tests(
      "HistoryStoreTests", on: .learning,
      [
        "CSQLite", "DictionaryImage", "HistoryStore", "InputCore", "KeyboardPermissions",
        "SeededRandom", "UserHistory",
      ]),
    tests("UserHistoryTests", on: .learning, ["InputCore", "SeededRandom", "UserHistory"]),
    tests("DecodingTests", on: .conversion, ["Decoding", "NGrams", "SeededRandom"]),
    tests(
      "HomophonesTests", on: .conversion,
      [
        "DictionaryImage", "Homophones", "LibC", "SeededRandom", "SyllableConversion",
        "TestSupport",
      ]),
    tests(
      "SyllableConversionTests", on: .conversion,
      [
        "DictionaryBuilder", "DictionaryImage", "NGrams", "SeededRandom", "SyllableConversion",
        "TestSupport",
      ]),
    tests("HostWordsTests", on: .words, ["HostWords", "KeyboardPermissions", "SeededRandom"]),
    tests(
      "SuggestionsTests", on: .words,
      [
        "DictionaryBuilder", "HostWords", "KeyboardPermissions", "KeyboardTestSupport",
        "SeededRandom", "Suggestions", "TestSupport",
      ]),
    tests("TypingAidsTests", on: .words, ["KeyboardTestSupport", "TextUnits", "TypingAids"]),
    tests(
      "CantoneseTests", on: .languages,
      ["Cantonese", "InputCore", "SeededRandom", "SyllableConversion", "TestSupport"]),
    tests(
      "ChineseTextTests", on: .languages,
      ["ChineseText", "DictionaryBuilder", "SeededRandom", "TestSupport"]),
    tests(
      "CodeTablesTests", on: .languages,
      [
        "CodeTables", "DictionaryBuilder", "GlobeKey", "InputCore", "Scenarios", "TestSupport",
        "TextDocument",
      ]),
    tests(
      "JapaneseTests", on: .languages,
      [
        "DictionaryBuilder", "Evaluation", "InputCore", "Japanese", "ModelTraining", "NGrams",
        "SeededRandom", "SyllableConversion", "TestSupport", "TextDocument", "UserHistory",
      ]),
    tests(
      "KoreanTests", on: .languages,
      ["DictionaryBuilder", "InputCore", "Korean", "SeededRandom", "TestSupport", "TextDocument"]),
    tests(
      "LanguageCatalogTests", on: .languages,
      [
        "ChineseText", "DictionaryImage", "InputCore", "LanguageCatalog", "LanguageDescription",
        "TestSupport",
      ]),
    tests(
      "MadeUpLanguageTests", on: .languages,
      [
        "KeyboardCatalog", "KeyboardPackaging", "Keyboards", "LanguageCatalog",
        "LanguageDescription", "Scenarios", "Sivi", "TestSupport", "made-up-ime",
      ]),
    tests(
      "MandarinTests", on: .languages,
      [
        "ChineseText", "DictionaryImage", "Evaluation", "GlobeKey", "HistoryStore", "Homophones",
        "InputCore", "LanguageDescription", "Mandarin", "NGrams", "SeededRandom",
        "SyllableConversion", "TestSupport", "TextDocument", "UserHistory",
      ]),
    tests("ThaiTests", on: .languages, ["GlobeKey", "Scenarios", "TestSupport", "Thai"]),
    tests(
      "TransliterationTests", on: .languages,
      ["InputCore", "Scenarios", "SeededRandom", "TestSupport", "Transliteration"]),
    tests(
      "VietnameseTests", on: .languages,
      ["GlobeKey", "InputCore", "Scenarios", "TestSupport", "Vietnamese"], excludes: ["Data"]),
    tests(
      "ZhuyinTests", on: .languages,
      ["GlobeKey", "InputCore", "SeededRandom", "SyllableConversion", "TestSupport", "Zhuyin"]),
    tests(
      "KeyboardCatalogTests", on: .keyboards,
      [
        "HostWords", "KeyboardCatalog", "KeyboardPermissions", "KeyboardTestSupport",
        "LanguageCatalog", "TestSupport", "TextUnits",
      ]),
    tests(
      "KeyboardDrawingTests", on: .keyboards,
      ["KeyboardDrawing", "KeyboardTestSupport", "TextUnits"]),
    tests(
      "KeyboardLayoutsTests", on: .keyboards,
      [
        "InputCore", "KeyboardCatalog", "KeyboardLayouts", "SeededRandom", "TestSupport",
        "TextUnits",
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
    tests("HostTraitsTests", on: .hosts, ["HostTraits", "TextDocument"]),
    tests(
      "DesktopSessionTests", on: .hosts,
      [
        "DesktopSession", "InputCore", "KeyboardCatalog", "Keyboards", "SeededRandom",
        "TestSupport", "TextDocument", "TypingAids",
      ]),
    tests(
      "PlaygroundTests", on: .hosts,
      [
        "CalculatorKeyboard", "DesktopSession", "Playground", "Scenarios", "TestSupport",
        "TypingAids",
      ]),
    tests(
      "PlaygroundServerTests", on: .tools,
      ["DesktopSession", "LibC", "PlaygroundServer", "TestSupport", flyingSocks]),
    tests(
      "DictionaryBuilderTests", on: .tools,
      [
        "ChineseText", "DictionaryBuilder", "DictionaryImage", "Homophones", "NGrams",
        "SeededRandom", "SyllableConversion", "TestSupport",
      ]),
    tests(
      "EvaluationTests", on: .tools,
      [
        "Evaluation", "KeyboardTestSupport", "Keyboards", "Mandarin", "Suggestions",
        "SyllableConversion", "TestSupport", "TextDocument",
      ]),
    tests("ImeCliTests", on: .tools, ["TestSupport"]),
    tests(
      "ImeDictTests", on: .tools,
      ["DictionaryBuilder", "InputCore", "SeededRandom", "TestSupport", "ToolSupport"]),
    tests(
      "KeyboardPackagingTests", on: .tools,
      [
        "KeyboardCatalog", "KeyboardPackaging", "KeyboardPermissions", "KeyboardTestSupport",
        "Keyboards", "TestSupport", "TextDocument", "TextUnits",
      ], excludes: ["Golden"]),
    tests(
      "ModelTrainingTests", on: .tools,
      [
        "DictionaryBuilder", "DictionaryImage", "ModelTraining", "NGrams", "SeededRandom",
        "SyllableConversion", "TestSupport",
      ]),
    tests(
      "PackagedKeyboardTests", on: .tools,
      [
        "KeyboardPackaging", "Keyboards", "PackagedJapanese", "PackagedKorean", "PackagedMandarin",
        "PackagedTogether", "Scenarios", "TestSupport",
      ]),
    tests(
      "ScenarioTests", on: .tools,
      [
        "Cantonese", "InputCore", "Japanese", "KeyboardCatalog", "KeyboardPermissions",
        "KeyboardTestSupport", "Keyboards", "Korean", "LanguageCatalog", "Mandarin", "Scenarios",
        "TestSupport", "TextDocument",
      ]),
    tests(
      "SettingsTests", on: .tools,
      ["KeyboardCatalog", "KeyboardPackaging", "TestSupport", "TypingAids"], excludes: ["Golden"]),
    .executableTarget(
      name: "sandbox-probe", dependencies: ["ToolSupport"],
      path: "Tests/Tools/SandboxProbe"),
    tests("SandboxTests", on: .tools, ["TestSupport", "sandbox-probe"]),
    tests(
      "TerminalComposerTests", on: .tools,
      [
        "InputCore", "KeyboardTestSupport", "Keyboards", "LibC", "Suggestions", "TerminalComposer",
        "TestSupport", "TextDocument", "TextUnits",
      ]),
    tests("ToolSupportTests", on: .tools, ["TestSupport", "ToolSupport"]),
    tests("TrustTraceTests", on: .tools, ["TestSupport"]),
    tests(
      "HostSimulatorsTests", on: .testing,
      [
        "EditFuzzer", "GlobeKey", "HostSimulators", "LanguageCatalog", "LanguageDescription",
        "Mandarin", "TestSupport", "TextDocument", "TextUnits",
      ]),
    tests(
      "InputHarnessesTests", on: .testing, ["InputHarnesses", "SeededRandom", "TestSupport"],
      excludes: ["Corpus", "README.md", "fuzz"]),
    .testTarget(
      name: "CalculatorKeyboardTests",
      dependencies: [
        "CalculatorKeyboard", "HostSimulators", "KeyboardDrawing", "KeyboardPermissions",
        "Keyboards", "SeededRandom", "TextDocument",
      ], path: "Tests/Examples/CalculatorKeyboardTests"),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "GlobeKey", "Keyboards", "LanguageCatalog", "LanguageDescription", "Mandarin",
        "Suggestions", "TestSupport", "example-right-to-left-keyboard", "example-embedded-mandarin",
        "example-learning-mandarin", "example-three-languages",
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
