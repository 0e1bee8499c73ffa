"""The C library from Python by ctypes, with the numbers that globekey.h has.

    python3 python.py LIBRARY
"""

import ctypes
import sys
from ctypes import POINTER, byref, c_bool, c_char_p, c_size_t, c_uint32, c_void_p


class Text(ctypes.Structure):
    _fields_ = [("bytes", c_char_p), ("count", c_size_t)]


class Sized(ctypes.Structure):
    """A struct that begins with its size."""

    def __init__(self, **values):
        super().__init__(ctypes.sizeof(self), **values)


class Options(Sized):
    _fields_ = [
        ("size", c_size_t), ("locales", c_char_p), ("dictionaries", c_char_p),
        ("container", c_char_p), ("settings", c_char_p), ("log", c_void_p), ("log_data", c_void_p),
    ]


class Result(Sized):
    _fields_ = [
        ("size", c_size_t), ("is_eaten", c_bool), ("is_view_changed", c_bool),
        ("effect_count", c_size_t),
    ]


class Effect(Sized):
    _fields_ = [
        ("size", c_size_t), ("kind", c_uint32), ("text", Text), ("keysym", c_uint32),
        ("count", c_uint32),
    ]


COMMIT = 1


def main(path):
    library_file = ctypes.CDLL(path)
    library_file.globekey_last_error.restype = c_char_p
    library_file.globekey_version.restype = c_char_p

    def call(name, *arguments):
        status = getattr(library_file, name)(*arguments)
        assert status == 0, f"{name}: {library_file.globekey_last_error().decode()}"

    library, session = c_void_p(), c_void_p()
    call("globekey_library_open", byref(Options(container=b"")), byref(library))
    call("globekey_session_create", library, b"zh-Hans", byref(session))
    call("globekey_session_focus_in", session, None)
    result = Result()
    call("globekey_session_type", session, "nihaoshijie ".encode(), byref(result))
    text = ""
    for index in range(result.effect_count):
        effect = Effect()
        call("globekey_session_effect", session, c_size_t(index), byref(effect))
        if effect.kind == COMMIT:
            text += effect.text.bytes.decode()
    assert text == "你好世界", text
    library_file.globekey_session_destroy(session)
    library_file.globekey_library_close(library)
    print("python: passed")


if __name__ == "__main__":
    main(sys.argv[1])
