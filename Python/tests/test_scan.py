"""Scans by Python: the same results as the program's, in threads and in tasks, and one clear line for what is wrong."""

import asyncio
import dataclasses
import json
import multiprocessing
import pathlib
import re
import subprocess
import sys
import threading
import time

import pytest

import idscan
from idscan import _library

ROOT = pathlib.Path(__file__).resolve().parents[2]
CARD = ROOT / "TestCards/td3-desk.jpg"
DAY = "2026-11-21"


@pytest.fixture(scope="module")
def pool():
    with idscan.Pool(workers=2, reference_date=DAY) as made:
        yield made


@pytest.mark.parametrize("photograph", [CARD, str(CARD), CARD.read_bytes(), bytearray(CARD.read_bytes()),
                                        memoryview(CARD.read_bytes())], ids=lambda value: type(value).__name__)
def test_reads_paths_and_bytes(pool, photograph):
    document = pool.scan(photograph).documents[0]
    wanted = json.loads((ROOT / "TestCards/results/td3-desk.jpg.json").read_text(encoding="utf-8"))["documents"][0]
    assert document.status == wanted["status"] == "verified"
    assert {name: field.value for name, field in document.fields.items() if field.source == "mrz"} == {
        name: field.get("value") for name, field in wanted["fields"].items() if field["source"] == "mrz"}
    assert document.mrz.lines == tuple(wanted["mrz"]["lines"])
    assert document.derived.is_expired is wanted["derived"]["isExpired"]


def test_types_hold_all_that_the_program_says():
    for file in sorted((ROOT / "TestCards/results").glob("*.json")):
        report = json.loads(file.read_text(encoding="utf-8"))
        if "error" not in report:
            assert without_nothing(dataclasses.asdict(idscan.Result._of(report))) == snake(report)


def without_nothing(value):
    """What JSON would have: no member that is absent, and lists."""
    if isinstance(value, dict):
        return {name: without_nothing(one) for name, one in value.items() if one is not None and one is not False and one != ()}
    return [without_nothing(one) for one in value] if isinstance(value, (list, tuple)) else value


def snake(value, keys=True):
    """The report with the names of Python; names of fields and of stages stay."""
    if isinstance(value, dict):
        return {re.sub("(?<=[a-z0-9])([A-Z])", r"_\1", name).lower() if keys else name:
                snake(one, keys=name not in ("fields", "stages", "looks"))
                for name, one in value.items() if one is not False and one != []}
    return [snake(one) for one in value] if isinstance(value, list) else value


def test_threads_get_their_own_results(pool):
    cards = [ROOT / "TestCards" / name for name in ("td1-desk.jpg", "td2-desk.jpg", "td3-desk.jpg", "mrva-desk.jpg")]
    alone = [pool.scan_json(card) for card in cards]
    assert len(set(alone)) == len(cards)
    together = [None] * 12

    def work(number):
        together[number] = pool.scan_json(cards[number % len(cards)])

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(together))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == [alone[number % len(alone)] for number in range(len(together))]


def test_other_threads_run_during_a_scan(pool):
    """The lock of the interpreter is free: another thread counts on."""
    ticks, done = [], threading.Event()

    def count():
        while not done.wait(0.001):
            ticks.append(time.perf_counter())

    other = threading.Thread(target=count)
    other.start()
    begin = time.perf_counter()
    pool.scan(ROOT / "TestCards/td1-front-only.jpg")
    end = time.perf_counter()
    done.set()
    other.join()
    within = [tick for tick in ticks if begin + 0.002 < tick < end - 0.002]
    assert end - begin < 0.02 or len(within) >= 3


def test_tasks_wait_together(pool):
    async def scan_all():
        return await asyncio.gather(*(pool.scan_async(CARD) for _ in range(3)), idscan.scan_async(CARD, workers=1))

    assert [result.documents[0].fields["surname"].value for result in asyncio.run(scan_all())] == ["IVARSSONLUND"] * 4


@pytest.mark.parametrize("content", [b"", b"no photograph", CARD.read_bytes()[:2000]])
def test_says_what_is_no_photograph(pool, content):
    with pytest.raises(idscan.ScanError) as failure:
        pool.scan(content)
    assert re.fullmatch("[a-z][A-Za-z]*", failure.value.code) and "\n" not in failure.value.message


@pytest.mark.parametrize("options, message", [
    ({"worker": 1}, 'options: "worker" is unknown; known are corners'),
    ({"workers": 0}, "options: workers must be a whole number from 1 to 256"),
    ({"reference_date": "yesterday"}, "options: referenceDate must be a whole date"),
])
def test_says_which_option_is_wrong(options, message):
    with pytest.raises(ValueError, match=message) as failure:
        idscan.scan(CARD, **options)
    assert "\n" not in str(failure.value)


def test_a_closed_pool_says_so():
    pool = idscan.Pool(workers=1)
    pool.close()
    with pytest.raises(ValueError, match="this pool is closed"):
        pool.scan(CARD)


def in_a_fork(pool, answers):
    try:
        pool.scan(CARD)
    except RuntimeError as error:
        answers.put(str(error))
    answers.put(idscan.scan(CARD, workers=1).documents[0].status)


def test_a_forked_process_makes_its_own(pool):
    pool.scan(CARD)
    idscan.scan(CARD, workers=1)
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    process = context.Process(target=in_a_fork, args=(pool, answers))
    process.start()
    assert "make a pool here" in answers.get(timeout=60)
    assert answers.get(timeout=60) == "verified"
    process.join()


def test_names_the_packages_that_are_missing():
    """The linker does not find OpenCV: a process whose library asks for a version that no machine has."""
    found = _library.missing({"libopencv_core.so.999": "libopencv-core999", "libc.so.6": "libc6"})
    assert found == ["libopencv-core999"]


def test_an_import_without_opencv_says_so_in_one_line(tmp_path):
    package = pathlib.Path(idscan.__file__).parent
    copy = tmp_path / "idscan"
    copy.mkdir()
    for file in package.iterdir():
        if file.suffix == ".py":
            (copy / file.name).write_bytes(file.read_bytes())
    library = (package / "libidscan.so").read_bytes()
    (copy / "libidscan.so").write_bytes(library.replace(b"libopencv_core.so.406\0", b"libopencv_core.so.999\0"))
    names = json.loads((package / "packages.json").read_text(encoding="utf-8"))
    names["libopencv_core.so.999"] = names.pop("libopencv_core.so.406")
    (copy / "packages.json").write_text(json.dumps(names), encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", "import idscan"], env={"PYTHONPATH": str(tmp_path)}, capture_output=True,
                          text=True, check=False)
    assert done.stderr.splitlines()[-1] == ("ImportError: idscan needs libraries that this machine lacks; on Debian 12: sudo "
                                            "apt-get install --no-install-recommends libopencv-core406")


def test_functions_are_those_of_the_header():
    header = (ROOT / "Sources/CIDScan/include/idscan.h").read_text(encoding="utf-8")
    bare = re.sub(r"/\*.*?\*/|IDSCAN_NULLABLE", " ", header, flags=re.DOTALL)
    declared = [re.sub(r"\s*\*\s*", "*", " ".join(line.split())) for line in re.findall(r"^[\w *]*idscan_\w+\([^)]*\);", bare, re.MULTILINE)]
    functions = [re.sub(r"\s*\*\s*", "*", line) for line in _library.FUNCTIONS.splitlines() if "(" in line]
    assert sorted(declared) == sorted(functions) and len(functions) == 5


def test_names_the_version_of_the_sources():
    assert idscan.__version__ == subprocess.run([ROOT / "Scripts/version"], capture_output=True, text=True, check=True).stdout.strip()
