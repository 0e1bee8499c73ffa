// What the IBus engine uses of GLib and IBus 1.5.
#include <glib-unix.h>
#include <ibus.h>
