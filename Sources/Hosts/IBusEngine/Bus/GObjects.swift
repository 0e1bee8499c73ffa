import IBus

/// A value of a GObject property.
enum PropertyValue {
  case text(String)
  case flag(Bool)
  case number(UInt32)
  case object(gpointer?)

  /// Writes the value to a fresh `GValue`, which must be unset afterwards.
  func write(to value: inout GValue) {
    switch self {
    case .text(let text):
      g_value_init(&value, GType(fundamental: 16))
      g_value_set_string(&value, text)
    case .flag(let flag):
      g_value_init(&value, GType(fundamental: 5))
      g_value_set_boolean(&value, flag ? 1 : 0)
    case .number(let number):
      g_value_init(&value, GType(fundamental: 7))
      g_value_set_uint(&value, number)
    case .object(let object):
      g_value_init(&value, GType(fundamental: 20))
      g_value_set_object(&value, object)
    }
  }
}

extension GType {
  /// Creates a fundamental type from its number (GLib, `gtype.h`, `G_TYPE_MAKE_FUNDAMENTAL`): the
  /// macros of these types are not visible from Swift.
  fileprivate init(fundamental number: UInt) { self = GType(number << 2) }
}

/// Creates an object with properties. Properties that this version of the class lacks are left out.
func makeObject(
  _ type: GType, _ properties: KeyValuePairs<String, PropertyValue>
) -> UnsafeMutablePointer<GObject>? {
  guard let description = g_type_class_ref(type) else { return nil }
  defer { g_type_class_unref(description) }
  let objectClass = description.assumingMemoryBound(to: GObjectClass.self)
  var names: [UnsafePointer<CChar>?] = []
  var values: [GValue] = []
  for (name, property) in properties
  where g_object_class_find_property(objectClass, name) != nil {
    names.append(UnsafePointer(strdup(name)))
    var value = GValue()
    property.write(to: &value)
    values.append(value)
  }
  defer {
    for index in values.indices { g_value_unset(&values[index]) }
    for name in names { free(UnsafeMutablePointer(mutating: name)) }
  }
  return g_object_new_with_properties(type, UInt32(names.count), &names, values)
}

/// Calls a handler when an object emits a signal.
///
/// - Parameter handler: a C function with the arguments of the signal.
func connect<Handler>(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ data: UnsafeMutableRawPointer?,
  _ handler: Handler
) {
  g_signal_connect_data(
    object, signal, unsafeBitCast(handler, to: GCallback.self), data, nil, GConnectFlags(0))
}

/// Creates a text of IBus, which whoever takes it releases.
func busText(_ text: String) -> UnsafeMutablePointer<IBusText>? {
  // IBus would reject a text with a zero byte.
  ibus_text_new_from_string(text.contains("\0") ? text.filter { $0 != "\0" } : text)
}
