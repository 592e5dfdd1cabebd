"""The manual page: it has the options that the program has."""

import re
import subprocess

from conftest import PROGRAM, ROOT


def test_has_each_option():
    shown = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout
    page = (ROOT / "Documentation/idscan-server.8").read_text(encoding="utf-8").replace("\\-", "-")
    option = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
    assert set(option.findall(shown)) == set(option.findall(page))
