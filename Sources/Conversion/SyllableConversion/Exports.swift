// Sentence converters and parts of costs are part of the interface: who imports the module gets them
// with it.
@_exported import Decoding
