"""Draws the pictures of the page that are in the documentation: synthetic cards only.

    python pictures.py PROGRAM FOLDER
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import camera
from conftest import ALLOWED, ARGUMENTS
from service import Service

PHONE = {"viewport": {"width": 390, "height": 700}, "device_scale_factor": 1.5, "has_touch": True}
DESK = {"viewport": {"width": 1180, "height": 760}, "device_scale_factor": 1}
# As phones hold their cameras: upright, the table goes on above and below the picture.
UPRIGHT = ("split[table][card];[table]scale=-2:1280,crop=960:1280,crop=iw:20:0:0,scale=960:1280,boxblur=20[table];"
           "[card]scale=960:-2:flags=lanczos[card];[table][card]overlay=0:(H-h)/2")


def live(page: Page) -> None:
    """A card, and what to do for a better picture."""
    answer: dict = {}

    def keep_live(route):
        answer.update(route.fetch().json())
        route.fulfill(json={**answer, "guidance": ["lessGlare"], "isSettled": False})

    page.route("**/v1/frames*", keep_live)
    page.locator("#open-camera").click()
    page.locator("#overlay polygon").wait_for()


def result(page: Page) -> None:
    page.locator("#file").set_input_files(camera.CARDS / "td3-desk.jpg")
    page.locator("body[data-state=result]").wait_for()
    page.locator(".box[data-id$=givenNames]").first.click()


def text(page: Page) -> None:
    page.locator(".switch [data-mode=text]").click()
    page.locator("#open-camera").click()
    page.locator("#overlay text").first.wait_for()
    page.get_by_label("Find").fill("copper")
    page.locator("#overlay .found").first.wait_for()
    # How many are read a second is for a measurement to say.
    page.locator("#rate").evaluate("(rate) => { rate.hidden = true }")
    page.locator("#find-input").blur()


PICTURES = {
    "page-live": (live, "td1-desk.jpg", PHONE, "light"),
    "page-result": (result, "td3-desk.jpg", DESK, "light"),
    "page-text": (text, "td1-desk.jpg", PHONE, "dark"),
}


def main() -> None:
    program, target = sys.argv[1:]
    service = Service(str(Path(program).resolve()))
    try:
        with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
            for name, (steps, card, device, scheme) in PICTURES.items():
                video = camera.still(card, Path(folder), UPRIGHT if device is PHONE else camera.LARGE)
                browser = playwright.chromium.launch(
                    executable_path="/usr/bin/chromium",
                    args=[*ARGUMENTS, ALLOWED, f"--use-file-for-fake-video-capture={video}"])
                page = browser.new_context(color_scheme=scheme, locale="en-GB", **device).new_page()
                page.set_default_timeout(60_000)
                page.goto(service.address)
                steps(page)
                page.wait_for_timeout(500)
                page.screenshot(path=Path(target) / f"{name}.jpg", type="jpeg", quality=82)
                page.unroute_all(behavior="ignoreErrors")
                browser.close()
    finally:
        service.stop()


if __name__ == "__main__":
    main()
