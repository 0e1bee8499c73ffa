#ifndef GLOBEKEY_FCITX_LIBRARY_H
#define GLOBEKEY_FCITX_LIBRARY_H

#include <globekey.h>

#include <functional>
#include <memory>
#include <string>

namespace globekey {

struct LibraryCloser {
    void operator()(globekey_library *library) const { globekey_library_close(library); }
};
struct SessionDestroyer {
    void operator()(globekey_session *session) const { globekey_session_destroy(session); }
};

/// A library, closed with its owner. Its sessions must be gone before.
using Library = std::unique_ptr<globekey_library, LibraryCloser>;
using Session = std::unique_ptr<globekey_session, SessionDestroyer>;

/// An empty struct of the C library with its size.
template <typename Struct>
Struct sized() {
    Struct value{};
    value.size = sizeof value;
    return value;
}

/// A copy of a lent text.
inline std::string copy(const globekey_text &text) {
    return text.bytes ? std::string(text.bytes, text.count) : std::string();
}

} // namespace globekey

#endif
