// The modules that every keyboard needs, under one import. A language is a library of its own:
//
//     import GlobeKey
//     import Mandarin
@_exported import InputCore
@_exported import TextDocument
@_exported import TextEditing
@_exported import TextUnits
