// `ime-cli` with two additional languages.
import ComposerCommands
import LanguageCatalog
import LanguageDescription
import Sivi

let lume = Language(tag: "qab", primaryLanguage: "qab-001", name: "Lume")
ComposerProgram.main(.standard.adding([Sivi.language, lume]))
