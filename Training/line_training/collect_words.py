"""Collects words of many languages from the dictionaries of Debian's packages, as one compressed file.

The packages are unpacked, not installed: `apt-get download wngerman hunspell-ru …`, `dpkg -x each.deb folder`.
"""

import argparse
import gzip
import json
import pathlib
import random

from .letters import CYRILLIC, GREEK, INDEX, SAME

# The files of each script, and how many words are taken of each.
_LATIN = """american-english british-english ngerman french spanish italian dutch polish portuguese swedish danish bokmaal
catalan irish hr_HR cs_CZ hu_HU ro_RO tr_TR lv_LV lt_LT sk_SK sl_SI is_IS sr_Latn_RS et_EE sq_AL eu gl_ES id_ID""".split()
_CYRILLIC = "ru_RU ukrainian be_BY bulgarian sr_RS kk_KZ".split()
_GREEK = ["el_GR"]
# Those that are not in UTF-8.
_ENCODINGS = {"sl_SI": "iso-8859-2", "lt_LT": "iso-8859-13", "et_EE": "iso-8859-15", "sq_AL": "iso-8859-1", "el_GR": "iso-8859-7"}
_COUNT = {"latin": 18_000, "cyrillic": 40_000, "greek": 120_000}


def words(path, letters, count, rng):
    """Returns so many words of a dictionary, of known letters only."""
    found = set()
    for line in path.read_text(_ENCODINGS.get(path.stem, "utf-8"), "ignore").splitlines():
        word = line.split("/")[0].split("\t")[0].strip()
        if 2 <= len(word) <= 18 and all(c in letters or c in "'-" for c in (SAME.get(c, c) for c in word)):
            found.add(word)
    return rng.sample(sorted(found), min(count, len(found)))


def collect(folders):
    """Returns the words of the dictionaries in some folders, by script and language."""
    rng, latin = random.Random(1), {c for c in INDEX if c not in GREEK + CYRILLIC and c.isalpha()}
    files = {path.stem: path for folder in folders for path in sorted(pathlib.Path(folder).rglob("*"))
             if path.is_file() and path.suffix in ("", ".dic")}
    return {script: {name: words(files[name], letters, _COUNT[script], rng) for name in names if name in files}
            for script, names, letters in (
                ("latin", _LATIN, latin), ("cyrillic", _CYRILLIC, set(CYRILLIC)), ("greek", _GREEK, set(GREEK)))}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="where the packages are unpacked")
    parser.add_argument("output", type=pathlib.Path, help="the file to write, *.json.gz")
    options = parser.parse_args()
    found = collect([options.folder])
    for script, languages in found.items():
        print(script, {name: len(some) for name, some in languages.items()})
    with gzip.open(options.output, "wt", encoding="utf-8") as file:
        json.dump(found, file, ensure_ascii=False)


if __name__ == "__main__":
    main()
