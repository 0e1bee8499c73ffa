// swift-tools-version: 6.2
import PackageDescription

// In release on Linux `ime-cli` carries the libraries of Swift in itself, at fixed addresses: of the
// shared ones it would use a small part of each, and hold half as much memory again (DECISIONS).
let standalone = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let standaloneProgram: [LinkerSetting] =
  [
    .unsafeFlags(["-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie"], standalone)
  ]
  + [
    "CoreFoundation", "_FoundationICU", "_CFXMLInterface", "_FoundationCShims",
    "_FoundationCollections", "xml2", "stdc++",
  ].map { .linkedLibrary($0, standalone) }

// Targets are listed in the order data flows: text and documents, the core that turns keys into
// effects, dictionaries, conversion, languages, and last the two programs.
let package = Package(
  name: "GlobeKey",
  products: [
    .library(name: "GlobeKey", targets: ["GlobeKey"]),
    .library(
      name: "Keyboards",
      targets: [
        "Keyboards", "KeyboardLayouts", "KeyboardTrust", "TypingAids", "KeyboardDrawing",
        "LanguageKeyboards", "SupplementaryLexicon",
      ]),
    .library(name: "CalculatorKeyboard", targets: ["CalculatorKeyboard"]),
    .library(name: "Cantonese", targets: ["Cantonese"]),
    .library(name: "ChineseText", targets: ["ChineseText"]),
    .library(name: "CodeTables", targets: ["CodeTables"]),
    .library(name: "KeyboardEngines", targets: ["KeyboardEngines"]),
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
    .executable(name: "ime-cli", targets: ["ime-cli"]),
    .executable(name: "ime-dict", targets: ["ime-dict"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // System libraries and the C that Swift cannot say.
    .systemLibrary(name: "ICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CICU", dependencies: ["ICU"]),
    .target(name: "CMappedFile"),

    // Text and documents.
    .target(
      name: "TextUnits", dependencies: ["CICU"],
      resources: [
        .embedInCode("Data/abbreviations.tsv"), .embedInCode("Data/delete-policy.tsv"),
      ]),
    .target(name: "TextDocument"),
    .target(name: "HostSimulators", dependencies: ["TextDocument"]),
    .target(name: "HostTraits", dependencies: ["TextDocument"]),

    // Keys to effects.
    .target(name: "InputCore", dependencies: ["TextDocument"]),

    // Dictionaries and conversion.
    .target(name: "DictionaryFormat", dependencies: ["CMappedFile", "CZlib"]),
    .target(name: "PhraseTables", dependencies: ["DictionaryFormat"]),
    .target(name: "ChineseText", dependencies: ["DictionaryFormat", "InputCore", "PhraseTables"]),
    .target(name: "Lexicon", dependencies: ["DictionaryFormat"]),
    .target(name: "WordForms"),
    .target(name: "LanguageModel", dependencies: ["DictionaryFormat", "Lexicon"]),

    // What a keyboard learns: the rules, which the key path reads, and the store, which alone links
    // SQLite.
    .target(
      name: "UserHistory",
      dependencies: ["DictionaryFormat", "InputCore", "TextDocument", "TextUnits"]),
    .target(
      name: "HistoryStore",
      dependencies: [
        "DictionaryFormat", "KeyboardTrust", "UserHistory",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    .target(
      name: "Conversion",
      dependencies: [
        "InputCore", "Lexicon", "LanguageModel", "UserHistory",
        .product(name: "HeapModule", package: "swift-collections"),
      ]),
    .target(name: "KanaDictionary", dependencies: ["DictionaryFormat", "LanguageModel"]),
    .target(
      name: "TonalSyllables",
      dependencies: ["InputCore", "Conversion", "Lexicon", "LanguageModel", "UserHistory"]),

    // Languages, one target each.
    .target(
      name: "Mandarin",
      dependencies: [
        "ChineseText", "InputCore", "Conversion", "DictionaryFormat", "Lexicon", "LanguageModel",
        "UserHistory",
      ],
      path: "Sources/Languages/Mandarin",
      exclude: ["README.md"],
      resources: [.embedInCode("DoublePinyin/Schemes")]),
    .target(
      name: "Japanese",
      dependencies: [
        "ChineseText", "Conversion", "DictionaryFormat", "InputCore", "KanaDictionary",
        "LanguageModel", "UserHistory",
      ],
      path: "Sources/Languages/Japanese",
      exclude: ["README.md"],
      resources: [.embedInCode("Typing/Tables")]),
    .target(
      name: "Korean",
      dependencies: ["DictionaryFormat", "InputCore", "PhraseTables", "UserHistory"],
      path: "Sources/Languages/Korean",
      exclude: ["README.md"],
      resources: [.embedInCode("Layouts")]),
    .target(
      name: "Vietnamese", dependencies: ["InputCore"], path: "Sources/Languages/Vietnamese",
      exclude: ["README.md"], resources: [.embedInCode("Syllables/syllables.txt")]),
    .target(
      name: "Thai", dependencies: ["InputCore"], path: "Sources/Languages/Thai",
      exclude: ["README.md"]),
    .target(
      name: "Cantonese",
      dependencies: ["DictionaryFormat", "InputCore", "Lexicon", "TonalSyllables", "UserHistory"],
      path: "Sources/Languages/Cantonese", exclude: ["README.md"]),
    .target(
      name: "CodeTables",
      dependencies: [
        "DictionaryFormat", "InputCore", "PhraseTables", "UserHistory",
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      path: "Sources/Languages/CodeTables", exclude: ["README.md"]),
    .target(
      name: "Zhuyin",
      dependencies: [
        "Conversion", "DictionaryFormat", "InputCore", "Lexicon", "TonalSyllables", "UserHistory",
      ],
      path: "Sources/Languages/Zhuyin",
      exclude: ["README.md"],
      resources: [.embedInCode("Layouts")]),
    .target(
      name: "Transliteration", dependencies: ["InputCore"],
      path: "Sources/Languages/Transliteration", exclude: ["README.md"]),

    // Keyboards: what a host shows, and what each may do.
    .target(name: "KeyboardLayouts", dependencies: ["TextUnits"]),
    .target(name: "KeyboardTrust", dependencies: ["TextDocument"]),
    .target(name: "SupplementaryLexicon", dependencies: ["KeyboardTrust"]),
    .target(
      name: "Suggestions",
      dependencies: [
        "DictionaryFormat", "InputCore", "KeyboardLayouts", "KeyboardTrust", "SupplementaryLexicon",
        "TextUnits", "UserHistory", "WordForms",
      ]),
    .target(name: "TypingAids", dependencies: ["TextDocument", "TextUnits"]),
    .target(
      name: "KeyboardFiles",
      dependencies: [
        "KeyboardLayouts", "TextUnits", "TypingAids", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "Keyboards",
      dependencies: [
        "TextUnits", "TextDocument", "InputCore", "KeyboardLayouts", "Suggestions", "TypingAids",
        "KeyboardTrust", "SupplementaryLexicon", "UserHistory",
      ]),
    .target(
      name: "CalculatorKeyboard", dependencies: ["InputCore", "Keyboards", "TextDocument"]),
    .target(
      name: "KeyboardDrawing",
      dependencies: ["KeyboardLayouts", "Keyboards", "TextDocument", "TextUnits"]),
    .target(
      name: "LanguageKeyboards",
      dependencies: [
        "InputCore", "KeyboardFiles", "KeyboardLayouts", "Keyboards", "Suggestions", "TypingAids",
        "UserHistory",
      ]),

    .target(
      name: "KeyboardEngines",
      dependencies: [
        "Cantonese", "InputCore", "Japanese", "KeyboardLayouts", "Keyboards", "Korean",
        "LanguageKeyboards", "Lexicon", "Mandarin", "Suggestions", "TextDocument",
        "Transliteration", "TypingAids", "UserHistory", "Vietnamese", "Zhuyin",
      ]),

    // What every language needs, under one name.
    .target(name: "GlobeKey", dependencies: ["TextUnits", "TextDocument", "InputCore"]),

    // Tools.
    .target(name: "ToolSupport", dependencies: ["DictionaryFormat"]),
    .target(
      name: "KeyboardPackaging",
      dependencies: [
        "InputCore", "KeyboardFiles", "KeyboardLayouts", "Keyboards", "KeyboardTrust",
        "TextDocument", "TextUnits", "ToolSupport", "TypingAids",
        .product(name: "Yams", package: "Yams"),
      ],
      resources: [.embedInCode("Data/xkb-layouts.tsv"), .embedInCode("Templates")]),
    .target(
      name: "DictionaryBuilder",
      dependencies: [
        "CZlib", "CodeTables", "DictionaryFormat", "KanaDictionary", "Lexicon", "PhraseTables",
        "Suggestions", "TextUnits", "ToolSupport", "WordForms",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "ModelTraining",
      dependencies: [
        "DictionaryBuilder", "DictionaryFormat", "KanaDictionary", "LanguageModel", "Lexicon",
        "ToolSupport",
        .product(name: "HeapModule", package: "swift-collections"),
      ]),
    .target(
      name: "Scenarios", dependencies: ["InputCore", "Keyboards", "KeyboardTrust", "TextDocument"],
      resources: [.embedInCode("Hosts/Demonstrations")]),
    .target(
      name: "Evaluation",
      dependencies: ["Conversion", "InputCore", "SeededRandom", "Suggestions", "ToolSupport"]),
    .target(name: "TerminalComposer", dependencies: ["InputCore", "TextDocument", "TextUnits"]),
    .executableTarget(
      name: "ime-cli",
      dependencies: [
        "CalculatorKeyboard", "Cantonese", "CodeTables", "HistoryStore", "Japanese",
        "KeyboardEngines", "Keyboards",
        "KeyboardDrawing",
        "KeyboardFiles",
        "KeyboardLayouts", "InputCore", "KeyboardPackaging", "KeyboardTrust", "Korean",
        "LanguageKeyboards", "LanguageModel",
        "Mandarin", "Scenarios", "Evaluation", "Suggestions", "TerminalComposer", "TextDocument",
        "TextUnits", "Thai", "ToolSupport", "TonalSyllables", "Transliteration", "TypingAids",
        "UserHistory", "Vietnamese", "Zhuyin",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      linkerSettings: standaloneProgram),
    .executableTarget(
      name: "ime-dict",
      dependencies: [
        "DictionaryFormat", "Lexicon", "DictionaryBuilder", "ModelTraining", "ToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Examples: each is a program that uses the toolkit as its users do.
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
      dependencies: ["GlobeKey", "KeyboardTrust", "Keyboards", "LanguageKeyboards", "Mandarin"],
      path: "Examples/ThreeLanguages"),

    // Measurements.
    .executableTarget(
      name: "globekey-bench",
      dependencies: [
        "DictionaryBuilder", "EditStorm", "Evaluation", "GlobeKey", "HistoryStore",
        "HostSimulators", "InputCore", "Japanese", "KanaDictionary", "KeyboardEngines", "Keyboards",
        "Korean", "LanguageKeyboards", "Lexicon", "Mandarin", "SeededRandom", "Suggestions",
        "TextUnits", "ToolSupport", "UserHistory",
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/globekey-bench"),

    // Tests.
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .target(
      name: "TestSupport",
      dependencies: [
        "ChineseText", "CodeTables", "DictionaryBuilder", "DictionaryFormat", "InputCore",
        "KanaDictionary", "Korean", "Lexicon", "ModelTraining", "SeededRandom", "Suggestions",
        "TextDocument", "UserHistory",
      ],
      path: "Tests/TestSupport"),
    .target(
      name: "EditStorm", dependencies: ["GlobeKey", "HostSimulators", "TextDocument", "TextUnits"],
      path: "Tests/EditStorm"),
    .target(
      name: "KeyboardTestSupport",
      dependencies: [
        "InputCore", "KeyboardEngines", "KeyboardLayouts", "KeyboardTrust", "Keyboards",
        "LanguageKeyboards", "Lexicon", "Mandarin", "SeededRandom", "TestSupport", "TextDocument",
        "TypingAids", "UserHistory",
      ],
      path: "Tests/KeyboardTestSupport"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "TextDocumentTests", dependencies: ["TextDocument"]),
    .testTarget(
      name: "HostSimulatorsTests",
      dependencies: ["EditStorm", "GlobeKey", "HostSimulators", "Mandarin", "TestSupport"]),
    .testTarget(name: "HostTraitsTests", dependencies: ["HostTraits", "TextDocument"]),
    .testTarget(
      name: "InputCoreTests", dependencies: ["HostSimulators", "InputCore", "TestSupport"]),
    .testTarget(
      name: "SuggestionsTests",
      dependencies: [
        "DictionaryBuilder", "DictionaryFormat", "KeyboardTestSupport", "KeyboardTrust",
        "Suggestions", "SupplementaryLexicon", "TestSupport",
      ]),
    .testTarget(
      name: "KeyboardLayoutsTests",
      dependencies: ["KeyboardFiles", "KeyboardLayouts", "TextUnits", "TestSupport"]),
    .testTarget(
      name: "SettingsTests",
      dependencies: ["KeyboardFiles", "KeyboardPackaging", "TestSupport", "TypingAids"],
      exclude: ["Golden"]),
    .testTarget(
      name: "ChineseTextTests",
      dependencies: ["ChineseText", "DictionaryBuilder", "SeededRandom", "TestSupport"]),
    .testTarget(name: "ConversionTests", dependencies: ["Conversion", "TestSupport"]),
    .testTarget(
      name: "MandarinTests",
      dependencies: [
        "Evaluation", "GlobeKey", "HistoryStore", "LanguageModel", "Mandarin", "SeededRandom",
        "TestSupport", "TextDocument", "UserHistory",
      ]),
    .testTarget(
      name: "ThaiTests",
      dependencies: ["GlobeKey", "Scenarios", "TestSupport", "Thai"]),
    .testTarget(
      name: "TransliterationTests",
      dependencies: [
        "GlobeKey", "Scenarios", "SeededRandom", "TestSupport",
        "Transliteration",
      ]),
    .testTarget(
      name: "VietnameseTests",
      dependencies: [
        "GlobeKey", "Scenarios", "SeededRandom", "TestSupport", "Vietnamese",
      ],
      exclude: ["Data"]),
    .testTarget(
      name: "JapaneseTests",
      dependencies: [
        "Conversion", "DictionaryBuilder", "Evaluation", "InputCore", "Japanese", "LanguageModel",
        "ModelTraining", "SeededRandom", "TestSupport", "TextDocument", "UserHistory",
      ]),
    .testTarget(
      name: "KoreanTests",
      dependencies: ["DictionaryBuilder", "GlobeKey", "Korean", "SeededRandom", "TestSupport"]),
    .testTarget(
      name: "CodeTablesTests",
      dependencies: [
        "CodeTables", "DictionaryBuilder", "DictionaryFormat", "InputCore", "Scenarios",
        "SeededRandom", "TestSupport", "TextDocument",
      ]),
    .testTarget(
      name: "CantoneseTests",
      dependencies: [
        "Cantonese", "GlobeKey", "LanguageModel", "Lexicon", "SeededRandom", "TestSupport",
        "TonalSyllables",
      ]),
    .testTarget(
      name: "ZhuyinTests",
      dependencies: ["GlobeKey", "SeededRandom", "TestSupport", "TonalSyllables", "Zhuyin"]),
    .testTarget(
      name: "TypingAidsTests", dependencies: ["KeyboardTestSupport", "TextUnits", "TypingAids"]),
    .testTarget(
      name: "KeyboardsTests",
      dependencies: [
        "HistoryStore", "HostSimulators", "KeyboardEngines", "KeyboardTestSupport",
        "KeyboardTrust", "Keyboards", "Korean", "Mandarin", "TestSupport", "TextUnits",
        "TypingAids", "UserHistory", "Vietnamese", "Zhuyin",
      ]),
    .testTarget(
      name: "KeyboardDrawingTests",
      dependencies: ["KeyboardDrawing", "KeyboardTestSupport", "Keyboards", "TextUnits"]),
    .testTarget(
      name: "LanguageKeyboardsTests",
      dependencies: [
        "KeyboardDrawing", "KeyboardFiles", "KeyboardTestSupport", "Keyboards",
        "LanguageKeyboards", "TextUnits",
      ]),
    .testTarget(
      name: "UserHistoryTests", dependencies: ["InputCore", "SeededRandom", "UserHistory"]),
    .testTarget(
      name: "HistoryStoreTests",
      dependencies: [
        "DictionaryFormat", "HistoryStore", "InputCore", "KeyboardTrust", "SeededRandom",
        "UserHistory",
      ]),
    .testTarget(name: "KeyboardTrustTests", dependencies: ["KeyboardTrust", "TextDocument"]),
    .testTarget(
      name: "SupplementaryLexiconTests",
      dependencies: ["KeyboardTrust", "SeededRandom", "SupplementaryLexicon"]),
    .testTarget(
      name: "CalculatorKeyboardTests",
      dependencies: [
        "CalculatorKeyboard", "HostSimulators", "KeyboardTrust", "Keyboards", "SeededRandom",
        "TextDocument",
      ]),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "Cantonese", "Japanese", "KeyboardEngines", "KeyboardTestSupport", "Keyboards", "Korean",
        "LanguageKeyboards", "Mandarin", "Scenarios", "TestSupport", "TextDocument",
      ]),
    .testTarget(
      name: "EvaluationTests",
      dependencies: [
        "Evaluation", "KeyboardTestSupport", "Mandarin", "Suggestions", "TestSupport",
      ]),
    .testTarget(name: "TextUnitsTests", dependencies: ["TextUnits", "TestSupport", "ToolSupport"]),
    .testTarget(
      name: "TerminalComposerTests",
      dependencies: ["TerminalComposer", "InputCore", "TextDocument", "TextUnits", "TestSupport"]),
    .testTarget(
      name: "DictionaryFormatTests",
      dependencies: ["DictionaryFormat", "SeededRandom", "TestSupport", "ToolSupport"]),
    .testTarget(
      name: "WordFormsTests", dependencies: ["SeededRandom", "TestSupport", "WordForms"]),
    .testTarget(
      name: "LexiconTests", dependencies: ["Lexicon", "DictionaryBuilder", "TestSupport"]),
    .testTarget(
      name: "DictionaryBuilderTests",
      dependencies: ["ChineseText", "DictionaryBuilder", "SeededRandom", "TestSupport"]),
    .testTarget(
      name: "ModelTrainingTests",
      dependencies: [
        "DictionaryBuilder", "DictionaryFormat", "LanguageModel", "Lexicon", "ModelTraining",
        "SeededRandom", "TestSupport",
      ]),
    .testTarget(
      name: "KeyboardPackagingTests",
      dependencies: [
        "KeyboardFiles", "KeyboardPackaging", "Keyboards", "KeyboardTrust", "LanguageKeyboards",
        "TestSupport",
        "TextDocument", "TextUnits",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "ToolSupportTests", dependencies: ["ToolSupport", "TestSupport"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "example-right-to-left-keyboard", "example-embedded-mandarin", "example-learning-mandarin",
        "example-three-languages", "TestSupport",
      ]),
    .testTarget(name: "TrustTraceTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ImeCliTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "ImeDictTests", dependencies: ["ime-dict", "SeededRandom", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
