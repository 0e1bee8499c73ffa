// The modules every keyboard needs, under one import. Each language is a separate library:
//
//     import GlobeKey
//     import Mandarin
@_exported import InputCore
@_exported import TextDocument
@_exported import TextUnits
