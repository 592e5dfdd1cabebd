#!/usr/bin/env bash
# Builds the doors in the form of OSS-Fuzz (https://google.github.io/oss-fuzz/getting-started/new-project-guide/#buildsh): for each door a
# program of its name in $OUT, its seeds in a zip, its dictionary and its options beside it, and the libraries of all in $OUT/lib.
#
# OUT=FOLDER Fuzzing/build.sh [OPTION… DOOR…]
#
# The options and doors are those of Scripts/fuzz; without doors it builds all. It needs what `make setup` installs. The sanitizer is that
# of addresses, the engine that of the Swift toolchain.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ "${SANITIZER:-address}" != address ]; then
    echo "build.sh: the doors are built with the sanitizer of addresses only, not with $SANITIZER" >&2
    exit 64
fi
OUT=${OUT:-$PWD/.build-fuzz/out}
mkdir -p "$OUT/lib"
SEEDS=$(mktemp -d)
trap 'rm -rf "$SEEDS"' EXIT
Fuzzing/make-seeds "$SEEDS"

# Libraries that are loaded by name, when they are needed.
LATE='libheif libopenjp2 libqpdf libZXing libcrypto'

# Copies the libraries of a program, or of a library, but for those of the C library.
copy_libraries() {
    ldd "$1" | awk '$3 ~ /^\// && $3 !~ /\/(libc|libm|libdl|libpthread|librt|ld-linux.*)\.so/ { print $3 }' |
        while read -r library; do cp -n "$library" "$OUT/lib/"; done
}

for name in $LATE; do
    ldconfig -p | awk -v name="$name.so." 'index($1, name) == 1 { print $NF }' | while read -r library; do
        cp -n "$library" "$OUT/lib/"
        copy_libraries "$library"
    done
done

Scripts/fuzz --list "$@" >"$SEEDS/list"
while read -r door program longest; do
    copied=$OUT/$(basename "$program")
    if ! test -e "$copied"; then
        cp "$program" "$copied"
        copy_libraries "$program"
    fi
    # A program takes the door of its own name.
    ln -f "$copied" "$OUT/$door"
    if test -e "Fuzzing/Corpora/$door.tar.xz"; then tar -C "$SEEDS/$door" -xmf "Fuzzing/Corpora/$door.tar.xz"; fi
    python3 -m zipfile -c "$OUT/${door}_seed_corpus.zip" "$SEEDS/$door"/*
    if test -e "Fuzzing/Dictionaries/$door.dict"; then cp "Fuzzing/Dictionaries/$door.dict" "$OUT/"; fi
    printf '[libfuzzer]\nmax_len = %s\ntimeout = 10\nrss_limit_mb = 1024\n' "$longest" >"$OUT/$door.options"
done <"$SEEDS/list"
# The programs have no door of their own names.
awk '{ print $2 }' "$SEEDS/list" | sort -u | while read -r program; do rm "$OUT/$(basename "$program")"; done
