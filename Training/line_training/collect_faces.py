"""Collects typefaces of Debian's font packages into one folder: only the alphabet's glyphs of each, and a list of what they have.

The packages are unpacked, not installed: `apt-get download fonts-roboto-unhinted …`, `dpkg -x each.deb folder`.
"""

import argparse
import json
import pathlib
import re

from fontTools import subset
from fontTools.ttLib import TTFont, TTLibError

from .letters import ALPHABET, CAPITALS, DIGITS, SAME

# What the benchmarks print with, other scripts, and what nobody prints text with.
_LEFT_OUT = re.compile(
    r"liberation|DejaVuSans\.ttf|DejaVuSerif\.ttf|DejaVuSansCondensed(-Bold)?\.ttf|FreeSans(Bold)?\.otf|Inter-(Regular|SemiBold)\.|OCRBS?\.otf|"
    r"/noto/Noto(?!Sans-|Serif-|SansMono-|SansDisplay-|SerifDisplay-|Mono-)|lm-math|[Mm]ath|Symbol|Dingbats|StandardSymbols|[Ii]con|unifont_|"
    r"LinBiolinum_K|(Ultra|Extra)Light|Black|DSEG14|DSEGWeather|DSEG7(?!Classic-Regular|Modern-Regular|Classic-Bold)|Thin|Hairline|NoLoopK|LargeLineHeight|Humor|Initials|outline|Outline|"
    r"Slant_Caps|uralic|elstob|yrsa|solid|Keyboard|keyboard|AveriaSans|monoid.*Retina|ecolier|KristiR|opendyslexic|SWFT|tlwg|sixtyfour|lmmi|"
    r"mplus-[12][pc]-(?!regular|bold)|karlatamil|stix-word|stix/.*(NonUni|Size|Var|Integrals)|Junicode.*(Exp|Cond)|texgyre.*(cursor-boldi)|rasa", re.I)
# Faces that are only looked at, never trained on, of all three scripts.
_HELD_OUT = re.compile(r"clear-sans|paratype|/cmu/cmun(rm|ss|tt|bx|sx)|fonts-go/|artemisia|courier-prime|b612|carlito|league-spartan", re.I)
# How often faces are taken, by their names; the first that fits.
_ODDS = [
    (0.3, r"DSEG|fsex|glasstty|dotgothic|kristi|lobster|f500|okolaks|mekanus|universalis|comfortaa|gnutype|typoscript|dosis|ocr-a|jura|mirage|ubuntu-title"),
    (0.5, r"fonts/pc|spleen|3270|proggy|hermit|fantasque|comic|fifthhorseman|tiresias|italic|oblique|cmu|/lm/|elstob|eurofurence|monofur"),
    (3.0, r"arimo|nimbussans|roboto/unhinted|noto/notosans-|notosansmono|notomono|cousine|dejavusansmono|opensans|lato-(regular|bold|medium|semi)|nimbusmono|freemono|"
          r"vera|ocr-b|opendin|roadgeek|dejavusans|texgyreheros|inconsolata|robotocondensed"),
    (2.0, r"mono|sans|inter|gillius|switzera|cabin|cantarell|karla|manrope|play|tinos|nimbusroman|condensed|bebas|yanone|oxygen|routed|osifont|vlgothic|mplus"),
    (1.0, r".")]


def kept(path, letters):
    """Returns which of some letters a typeface has glyphs for, with ink."""
    try:
        font = TTFont(path, fontNumber=0, lazy=True)
        known = font.getBestCmap() or {}
    except (TTLibError, KeyError, AssertionError, ValueError):
        return ""
    return "".join(c for c in letters if ord(c) in known)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="where the packages are unpacked")
    parser.add_argument("output", type=pathlib.Path, help="the folder to write")
    parser.add_argument("--most", type=int, default=14, help="how many faces of one folder are taken")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    letters = "".join(dict.fromkeys(ALPHABET + "".join(c for c in SAME if c != "\xa0")))
    taken, found, names = {}, [], set()
    paths = [p for p in sorted(options.folder.rglob("*")) if p.is_file() and p.suffix in (".ttf", ".otf") and not _LEFT_OUT.search(str(p))]
    most = {parent: sum(p.parent == parent for p in paths) for parent in {p.parent for p in paths}}
    for path in paths:
        place = taken[path.parent] = taken.get(path.parent, -1) + 1
        share = options.most * (2 if re.search("noto|pc$|adf", str(path.parent)) else 1) / most[path.parent]
        if int((place + 1) * share) == int(place * share) and share < 1 or path.stem in names:
            continue
        has = kept(path, letters)
        if "DSEG" in path.name:
            has = DIGITS + ":.- "
        elif not set(DIGITS + CAPITALS) <= set(has):
            continue
        name, names = f"{len(found):03}-{path.name}", names | {path.stem}
        if _subset(path, options.output / name, has):
            odds = next(odds for odds, pattern in _ODDS if re.search(pattern, str(path), re.I))
            found.append({"file": name, "has": has, "odds": odds, "held out": bool(_HELD_OUT.search(str(path)))})
    (options.output / "faces.json").write_text(json.dumps(found, ensure_ascii=False))
    print(len(found), "faces,", sum(face["held out"] for face in found), "of them held out")


def _subset(path, output, letters):
    settings = subset.Options(hinting=False, layout_features=["kern"], notdef_outline=True, drop_tables=["DSIG", "GSUB", "FFTM", "SVG "])
    settings.ignore_missing_unicodes = True
    try:
        font = subset.load_font(str(path), settings, lazy=True)
        subsetter = subset.Subsetter(settings)
        subsetter.populate(text=letters)
        subsetter.subset(font)
        subset.save_font(font, str(output), settings)
    except Exception as problem:  # Typefaces break in many ways; there are enough others.
        print(path, problem)
        output.unlink(missing_ok=True)
        return False
    return True


if __name__ == "__main__":
    main()
