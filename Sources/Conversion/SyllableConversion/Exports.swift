// Sentence converters and cost parts are in this module's public interface, so importing the module
// imports them too.
@_exported import Decoding
