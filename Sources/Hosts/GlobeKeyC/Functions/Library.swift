// The header documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CGlobeKey
import DesktopSession
import KeyboardDrawing
import LibC

// The functions on libraries. Their documentation is in globekey.h.

@c @implementation
public func globekey_library_open(
  _ options: UnsafePointer<globekey_library_options>!,
  _ library: UnsafeMutablePointer<OpaquePointer?>!
) -> globekey_status {
  status {
    guard let library else { throw CallError.invalid("'library' is NULL") }
    library.pointee = nil
    let options =
      if let options {
        try globekey_library_options(reading: options, "options")
      } else { globekey_library_options() }
    let object = try LibraryObject(options)
    library.pointee = OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }
}

@c @implementation
public func globekey_library_close(_ library: OpaquePointer!) {
  guard let library else { return }
  let object = Unmanaged<LibraryObject>.fromOpaque(UnsafeRawPointer(library)).takeRetainedValue()
  object.library.close()
}

@c @implementation
public func globekey_library_keyboard_count(_ library: OpaquePointer!) -> Int {
  (try? LibraryObject.at(library))?.keyboards.count ?? 0
}

@c @implementation
public func globekey_library_keyboard(
  _ library: OpaquePointer!, _ index: Int, _ keyboard: UnsafeMutablePointer<globekey_keyboard>!
) -> globekey_status {
  status {
    let keyboards = try LibraryObject.at(library).keyboards
    guard keyboards.indices.contains(index) else {
      throw CallError.notFound("there is no keyboard \(index); there are \(keyboards.count)")
    }
    try keyboards[index].write(to: keyboard, "keyboard")
  }
}

@c @implementation
public func globekey_library_draw(
  _ library: OpaquePointer!, _ keyboard: UnsafePointer<CChar>!, _ layer: UnsafePointer<CChar>!,
  _ drawing: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> globekey_status {
  status {
    let library = try LibraryObject.at(library).library
    let id = try text(keyboard, "keyboard")
    let pictures = KeyboardPictures(contents: try library.contents(of: id))
    guard let layer = try optionalText(layer, "layer") else {
      let layers = pictures.layers.compactMap { layer in
        pictures.view(ofLayer: layer).map { "\(layer)\n\(TextDrawing($0).text)" }
      }
      return try give(layers.joined(separator: "\n"), to: drawing, "drawing")
    }
    guard let view = pictures.view(ofLayer: layer) else {
      throw CallError.notFound(
        "the keyboard '\(id)' has no layer '\(layer)'; it has "
          + pictures.layers.joined(separator: ", "))
    }
    try give(SVGDrawing(view, title: "\(id), \(layer)").text, to: drawing, "drawing")
  }
}

@c @implementation
public func globekey_library_settings(
  _ library: OpaquePointer!, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> globekey_status {
  status { try give(LibraryObject.at(library).library.settings.text, to: json, "json") }
}

/// Gives a text to the caller, who releases it with `globekey_free`.
func give(
  _ text: String, to pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ name: String
) throws(CallError) {
  guard let pointer else { throw .invalid("'\(name)' is NULL") }
  pointer.pointee = strdup(text)
}
