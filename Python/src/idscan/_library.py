"""The library libidscan, which the wheel has inside, by cffi."""

import json
import pathlib
from typing import Any

import cffi

HERE = pathlib.Path(__file__).resolve().parent
# The functions of idscan.h; a test compares them with it.
FUNCTIONS = """
typedef struct idscan idscan;
const char *idscan_version(void);
idscan *idscan_create(const char *options, char **error);
char *idscan_scan(idscan *scanner, const void *bytes, size_t length);
void idscan_free(char *text);
void idscan_destroy(idscan *scanner);
"""

ffi: Any = cffi.FFI()
ffi.cdef(FUNCTIONS)


def missing(packages: dict[str, str]) -> list[str]:
    """Returns the packages of Debian whose libraries the linker does not find."""
    found = []
    for library, package in packages.items():
        try:
            ffi.dlopen(library)
        except OSError:
            found.append(package)
    return sorted(set(found))


def load() -> Any:
    """Loads the library; an ImportError names the packages of Debian that are missing."""
    try:
        return ffi.dlopen(str(HERE / "libidscan.so"))
    except OSError as error:
        packages = missing(json.loads((HERE / "packages.json").read_text(encoding="utf-8")))
        if not packages:
            raise ImportError(f"idscan: {error}") from None
        raise ImportError("idscan needs libraries that this machine lacks; on Debian 12: sudo apt-get install "
                          "--no-install-recommends " + " ".join(packages)) from None


lib = load()


def text(pointer: Any) -> str:
    """Returns a text of the library, and frees it."""
    try:
        return str(ffi.string(pointer).decode())
    finally:
        lib.idscan_free(pointer)
