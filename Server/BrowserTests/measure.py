"""Measures the page: first paint, bytes over the wire, and how many moving pictures a second are read.

    python measure.py PROGRAM [CARD...]
"""

import re
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import camera
from conftest import ALLOWED, ARGUMENTS
from service import Service

LOADS = 15
SECONDS = 12
FRAME = "scale=640:480:flags=lanczos"


def first_paints(browser, address: str) -> list[float]:
    """Milliseconds from the navigation to the first thing that is drawn, each time with an empty cache."""
    times = []
    for _ in range(LOADS):
        page = browser.new_context().new_page()
        page.goto(address, wait_until="networkidle")
        times.append(page.evaluate("performance.getEntriesByName('first-paint')[0].startTime"))
        page.context.close()
    return times


def bytes_loaded(browser, address: str) -> tuple[int, int]:
    page = browser.new_context().new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address, wait_until="networkidle")
    page.context.close()
    return len(sizes), sum(sizes)


def live_rate(browser, address: str) -> tuple[float, int]:
    """Pictures that were read a second, at 640 by 480, and the lines of text in the last."""
    page = browser.new_context().new_page()
    answers: list[float] = []

    def note(request):
        if "/v1/text" in request.url:
            answers.append(request.timing["startTime"] + request.timing["responseEnd"])

    page.on("requestfinished", note)
    page.goto(address)
    page.locator(".switch [data-mode=text]").click()
    page.locator("#open-camera").click()
    page.locator("#rate:not(:empty)").wait_for(timeout=60_000)
    answers.clear()
    page.wait_for_timeout(1000 * SECONDS)
    lines = page.locator("#overlay text").count()
    page.context.close()
    return 1000 * (len(answers) - 1) / (max(answers) - min(answers)), lines


def main() -> None:
    program, *names = sys.argv[1:]
    service = Service(str(Path(program).resolve()))
    try:
        with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
            for number, card in enumerate(names or ["td1-desk.jpg", "td1-front-only.jpg", "td3-desk.jpg"]):
                video = camera.still(card, Path(folder), FRAME)
                browser = playwright.chromium.launch(
                    executable_path="/usr/bin/chromium",
                    args=[*ARGUMENTS, ALLOWED, f"--use-file-for-fake-video-capture={video}"])
                if number == 0:
                    times = first_paints(browser, service.address)
                    count, total = bytes_loaded(browser, service.address)
                    print(f"first paint: {statistics.median(times):.0f} ms in the median, "
                          f"{min(times):.0f} to {max(times):.0f} ms in {LOADS} loads")
                    print(f"transferred: {total} bytes in {count} answers")
                rate, lines = live_rate(browser, service.address)
                print(f"live text, {re.sub('[.].*', '', card)}: {rate:.1f} pictures a second, {lines} lines")
                browser.close()
    finally:
        service.stop()


if __name__ == "__main__":
    main()
