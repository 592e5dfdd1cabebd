"""Typefaces with Cyrillic or Greek letters: those that are trained on, by how often they are taken, and those held out.

They are of Debian's packages; beside those of `latin_training.typefaces` fonts-cmu, -comfortaa, -ebgaramond, -firacode,
-gfs-artemisia, -gfs-didot, -gfs-neohellenic, -jura, -linuxlibertine, -manrope, -roboto-slab, -sil-andika, -sil-charis and
-sil-gentiumplus, which may be unpacked into the folder `IDSCAN_FONTS`.
"""

FACES = {
    8: """truetype/croscore/Arimo-Regular.ttf truetype/croscore/Arimo-Bold.ttf
        opentype/urw-base35/NimbusSans-Regular.otf opentype/urw-base35/NimbusSans-Bold.otf
        opentype/urw-base35/NimbusSansNarrow-Regular.otf opentype/urw-base35/NimbusSansNarrow-Bold.otf
        truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf
        truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf truetype/dejavu/DejaVuSans.ttf truetype/dejavu/DejaVuSans-Bold.ttf
        truetype/dejavu/DejaVuSansCondensed.ttf truetype/dejavu/DejaVuSansCondensed-Bold.ttf
        truetype/noto/NotoSans-Regular.ttf truetype/noto/NotoSans-Bold.ttf
        truetype/croscore/Tinos-Regular.ttf truetype/croscore/Tinos-Bold.ttf
        truetype/manrope/Manrope-Regular.ttf truetype/manrope/Manrope-Bold.ttf""",
    4: """truetype/roboto/unhinted/RobotoCondensed-Regular.ttf truetype/roboto/unhinted/RobotoCondensed-Bold.ttf
        opentype/inter/Inter-Regular.otf opentype/inter/Inter-SemiBold.otf opentype/inter/Inter-Bold.otf
        truetype/clear-sans/ClearSans-Regular.ttf truetype/clear-sans/ClearSans-Bold.ttf truetype/play/Play-*.ttf
        opentype/cantarell/Cantarell-Regular.otf opentype/cantarell/Cantarell-Bold.otf
        opentype/freefont/FreeSans.otf opentype/freefont/FreeSansBold.otf
        truetype/croscore/Cousine-Regular.ttf truetype/croscore/Cousine-Bold.ttf
        opentype/urw-base35/NimbusRoman-Regular.otf opentype/urw-base35/NimbusRoman-Bold.otf
        truetype/noto/NotoSerif-Regular.ttf truetype/noto/NotoSerif-Bold.ttf
        truetype/dejavu/DejaVuSerif.ttf truetype/dejavu/DejaVuSerif-Bold.ttf truetype/dejavu/DejaVuSansMono*.ttf
        truetype/noto/NotoSansMono-Regular.ttf truetype/noto/NotoSansMono-Bold.ttf truetype/andika/Andika-Regular.ttf truetype/andika/Andika-Bold.ttf
        opentype/roboto/slab/RobotoSlab-*.otf""",
    2: """opentype/urw-base35/C059-Roman.otf opentype/urw-base35/C059-Bold.otf opentype/urw-base35/P052-Roman.otf
        opentype/urw-base35/P052-Bold.otf opentype/urw-base35/URWBookman-Light.otf opentype/urw-base35/URWBookman-Demi.otf
        opentype/urw-base35/URWGothic-Book.otf opentype/urw-base35/URWGothic-Demi.otf
        opentype/urw-base35/NimbusMonoPS-Regular.otf opentype/urw-base35/NimbusMonoPS-Bold.otf
        truetype/hack/Hack-Regular.ttf truetype/hack/Hack-Bold.ttf truetype/jetbrains-mono/JetBrainsMono-Regular.ttf
        truetype/jetbrains-mono/JetBrainsMono-Bold.ttf truetype/terminus/TerminusTTF*.ttf
        truetype/fantasque-sans/Normal/TTF/FantasqueSansMono-Regular.ttf truetype/agave/agave*.ttf
        truetype/3270/3270-Regular.ttf opentype/freefont/FreeMono.otf opentype/freefont/FreeMonoBold.otf
        truetype/paratype/PTM55F.ttf truetype/paratype/PTF55F.ttf truetype/paratype/PTF75F.ttf
        opentype/artemisia/GFSArtemisia*.otf opentype/didot/GFSDidot.otf opentype/didot/GFSDidotBold.otf
        opentype/neohellenic/GFSNeohellenic.otf opentype/neohellenic/GFSNeohellenicBold.otf
        truetype/comfortaa/Comfortaa-Regular.ttf opentype/jura/Jura-Medium.otf opentype/jura/Jura-Bold.otf
        truetype/cmu/cmunrm.ttf truetype/cmu/cmunss.ttf truetype/cmu/cmunbx.ttf truetype/cmu/cmunsx.ttf truetype/cmu/cmuntt.ttf
        truetype/charis/CharisSIL-Regular.ttf truetype/charis/CharisSIL-Bold.ttf
        truetype/gentiumplus/GentiumPlus-Regular.ttf truetype/gentiumplus/GentiumPlus-Bold.ttf
        opentype/ebgaramond/EBGaramond12-Regular.otf opentype/linux-libertine/LinBiolinum_R*.otf
        truetype/croscore/Arimo-Italic.ttf truetype/croscore/Tinos-Italic.ttf truetype/noto/NotoSans-Italic.ttf
        truetype/dejavu/DejaVuSans-Oblique.ttf truetype/roboto/unhinted/RobotoTTF/Roboto-Italic.ttf""",
}
HELD_OUT = {
    2: """truetype/open-sans/OpenSans-Regular.ttf truetype/open-sans/OpenSans-Semibold.ttf truetype/open-sans/OpenSans-Bold.ttf
        truetype/lato/Lato-Regular.ttf truetype/lato/Lato-Bold.ttf truetype/crosextra/Carlito-Regular.ttf
        truetype/crosextra/Carlito-Bold.ttf truetype/paratype/PTS55F.ttf truetype/paratype/PTS75F.ttf
        truetype/paratype/PTN57F.ttf""",
    1: """opentype/freefont/FreeSerif.otf opentype/freefont/FreeSerifBold.otf truetype/firacode/FiraCode-Regular.ttf
        opentype/linux-libertine/LinLibertine_R.otf""",
}
