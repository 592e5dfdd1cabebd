"""Runs a trial, and says what is wrong with how it ended."""

import dataclasses
import hashlib
import json
import os
import re
import signal
import stat
import subprocess
import time

from torture import material, words

LIMIT, GRACE, PATIENCE = 5, 0.5, 60
MOST_OUTPUT = 1 << 30
# In KB, as Documentation/Scale.md has it: of a copy that is checked beside its original, of pictures in colour, of anything else.
MOST_MEMORY = (({"redact"}, 1400 << 10), ({"--overlay", "--crop", "--portrait", "--debug-images"}, 700 << 10), (None, 512 << 10))
# Each line of a complaint begins so, but for lines of usage.
COMPLAINT = re.compile(rb"idscan: |Warning: |Error: |Usage: |  See |Help: |  |$")
# libde265 cannot be silenced: see SECURITY.md.
HEIC_NOISE = re.compile(rb"[A-Za-z0-9 ,.:'_()-]{1,80}$")
CRASH = re.compile(rb"Fatal error|Thread \d+ crashed|terminate called|Error in \w+|assert|double free|free\(\)|AddressSanitizer"
                   rb"|libpng |TIFF\w+:|OpenCV|\[ ?(?:WARN|ERROR)")
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]")
KNOWN = set(material.ZONES)


def listed(folder):
    """Returns what is in a folder: each name with its kind, and for files a sum of what is in them."""
    found = {}
    for name in sorted(os.listdir(os.fsencode(folder))):
        path = os.path.join(os.fsencode(folder), name)
        status = os.lstat(path)
        sum_ = ""
        if stat.S_ISREG(status.st_mode):
            if status.st_size > 10**9:
                sum_ = status.st_size
            elif os.access(path, os.R_OK):
                with open(path, "rb") as file:
                    sum_ = hashlib.sha256(file.read()).hexdigest()
        elif stat.S_ISDIR(status.st_mode):
            sum_ = str(listed(path))
        found[name] = (stat.S_IFMT(status.st_mode), sum_)
    return found


@dataclasses.dataclass
class End:
    """How a run ended: its exit code, negative for a signal, seconds by the clock and of the processors, and kilobytes."""

    code: int
    wall: float
    cpu: float
    memory: int


def ran(program, trial, folder, out):
    """Runs a trial in a folder; a run that does not end is killed, with its children.

    The caller must be small: Linux counts its memory as the program's, before that is started.
    """
    environment = {"PATH": os.environ["PATH"], "HOME": str(out / "home"), "TMPDIR": str(out / "home"),
                   "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8"}
    (out / "home").mkdir(parents=True)
    with open(folder / trial.stdin, "rb") as given, open(out / "stdout", "wb") as output, open(out / "stderr", "wb") as errors:
        start = time.monotonic()
        process = subprocess.Popen([program, *trial.arguments], cwd=folder, env=environment, stdin=given, stdout=output,
                                   stderr=errors, start_new_session=True)
        patience = max(PATIENCE, trial.images * (LIMIT + GRACE) * 2)
        while True:
            done, status, usage = os.wait4(process.pid, os.WNOHANG)
            wall = time.monotonic() - start
            if done:
                break
            if wall > patience or os.path.getsize(out / "stdout") > MOST_OUTPUT:
                os.killpg(process.pid, signal.SIGKILL)
                _, status, usage = os.wait4(process.pid, 0)
                break
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
    return End(process.returncode, wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)


def faults(trial, end, before, folder, out):
    """Yields what is wrong."""
    after, home = listed(folder), listed(out / "home")
    if end.code < 0:
        yield f"it ended by signal {-end.code} after {end.wall:.1f} s"
    elif end.code not in trial.codes:
        yield f"it ended with {end.code}, not one of {sorted(trial.codes)}"
    most = trial.images * (LIMIT + GRACE)
    if end.wall > most and end.cpu > most:
        yield f"it took {end.wall:.1f} s, {end.cpu:.1f} s of the processors; at most {most:.1f} s"
    memory = next(most for words, most in MOST_MEMORY if words is None or words & set(map(str, trial.arguments)))
    if end.memory > memory:
        yield f"it took {end.memory >> 10} MB; at most {memory >> 10} MB"
    changing = {os.fsencode(trial.answers_in)} if end.code == 0 else set()
    for name in before.keys() - changing:
        if after.get(name) != before[name]:
            yield f"it changed {name!r}"
    allowed = {os.fsencode(name) for name in trial.outputs}
    if strange := set(after) - set(before) - allowed:
        yield f"it wrote {sorted(strange)}"
    if home:
        yield f"it left {sorted(home)} behind"
    yield from faults_of_complaints(trial, (out / "stderr").read_bytes())
    printed = folder / trial.answers_in if trial.answers_in else out / "stdout"
    yield from faults_of_answers(trial, end, printed.read_bytes())


def faults_of_complaints(trial, errors):
    for line in errors.split(b"\n")[:2000]:
        if CRASH.search(line) or CONTROL.search(line) or \
                not COMPLAINT.match(line) and not (trial.is_heic and HEIC_NOISE.match(line)):
            yield f"standard error: {line[:200]!r}"
            return


def faults_of_answers(trial, end, output):
    if trial.form == "none" or end.code < 0 or end.code == 64:
        return
    try:
        text = output.decode()
    except UnicodeDecodeError:
        yield "what it printed is no UTF-8"
        return
    if trial.form == "text":
        return
    try:
        lines = [line for line in text.split("\n") if line] if trial.form == "ndjson" else [text] if text else []
        answers = [json.loads(line) for line in lines]
    except ValueError as error:
        yield f"what it printed is no JSON: {error}"
        return
    if trial.answers is not None and len(answers) != trial.answers:
        yield f"{trial.answers} lines have {len(answers)} answers"
    named = {json.dumps(answer["id"]) for answer in answers if isinstance(answer, dict) and "id" in answer}
    if lost := trial.ids - named:
        yield f"{len(lost)} ids have no answer, such as {min(lost)[:100]}"
    for document in documents(answers):
        yield from faults_of_zone(trial, document)


def documents(value):
    """Yields whatever has a status and a zone, wherever it stands."""
    if isinstance(value, list):
        for part in value:
            yield from documents(part)
    elif isinstance(value, dict):
        if "status" in value and isinstance(value.get("mrz"), dict):
            yield value
        for part in value.values():
            yield from documents(part)


def faults_of_zone(trial, document):
    lines = tuple(document["mrz"].get("lines", ()))
    if document["status"] != "verified":
        return
    if trial.is_text:
        if not words.proves(document.get("format"), lines):
            yield f"verified, though a check digit fails: {lines}"
    elif lines not in KNOWN:
        yield f"verified, though no test card shows it: {lines}"
