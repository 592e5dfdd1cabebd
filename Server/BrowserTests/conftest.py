"""A browser with a camera of our choice, and a page that must not complain."""

import os
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import camera
from service import Service

BUILD = Path(__file__).resolve().parents[1] / ".build"
ARGUMENTS = ["--headless=new", "--no-sandbox", "--use-fake-device-for-media-stream"]
ALLOWED = "--use-fake-ui-for-media-stream"
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser):
    parser.addoption("--server", default=os.environ.get("IDSCAN_SERVER", str(BUILD / "release" / "idscan-server")),
                     help="the program under test")
    parser.addoption("--chromium", default=os.environ.get("CHROMIUM", "/usr/bin/chromium"))


@pytest.fixture(scope="session")
def program(request) -> str:
    return str(Path(request.config.getoption("--server")).resolve())


@pytest.fixture(scope="session")
def service(program):
    running = Service(program)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("camera")


@pytest.fixture(scope="session")
def chromium(request):
    """Starts a browser with arguments of its own; the same arguments give the same browser."""
    running: dict[tuple[str, ...], Browser] = {}
    with sync_playwright() as playwright:
        def start(*arguments: str) -> Browser:
            if arguments not in running:
                running[arguments] = playwright.chromium.launch(
                    executable_path=request.config.getoption("--chromium"), args=[*ARGUMENTS, *arguments])
            return running[arguments]

        yield start
        for browser in running.values():
            browser.close()


@pytest.fixture
def open_page(chromium, service, folder):
    """Opens the page before a camera, and checks at the end that nothing went wrong behind it."""
    opened: list[tuple[Page, list[str]]] = []

    def open(card: str | Path = "td1-desk.jpg", *, address: str = "", arguments: tuple[str, ...] = (ALLOWED,),
             tolerates: str = "", **options) -> Page:
        video = card if isinstance(card, Path) else camera.still(card, folder)
        browser = chromium(f"--use-file-for-fake-video-capture={video}", *arguments)
        context = browser.new_context(**{"locale": "en-GB", "viewport": {"width": 1200, "height": 900}} | options)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text)
                if message.type == "error" and not (tolerates and tolerates in message.text) else None)
        origin = address or service.address
        page.on("request", lambda request: None if request.url.startswith((origin, "blob:"))
                else complaints.append(f"asked {request.url}"))
        page.goto(origin)
        opened.append((page, complaints))
        return page

    yield open
    for page, complaints in opened:
        page.context.close()
        assert complaints == []


@pytest.fixture
def page(open_page) -> Page:
    return open_page()


def cards(*names: str) -> list[Path]:
    return [camera.CARDS / name for name in names]


def start_camera(page: Page) -> Page:
    page.get_by_role("button", name="Use the camera").click()
    page.locator("body[data-state=live]").wait_for()
    return page


def choose(page: Page, *names: str | Path) -> Page:
    """Chooses files, and waits for what they say."""
    page.locator("#file").set_input_files([camera.CARDS / name for name in names])
    page.locator("body[data-state=result]").wait_for()
    return page


def wait_until(page: Page, condition: str) -> None:
    """Waits until an expression of JavaScript is true.

    Playwright's own `wait_for_function` evaluates it inside the page from the second look on, which the page forbids (CSP).
    """
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(50)


def text_mode(page: Page) -> Page:
    page.get_by_role("button", name="Text", exact=True).click()
    return page


def field(page: Page, name: str) -> str:
    """What the list says of a field."""
    return page.locator(".field", has=page.get_by_text(name, exact=True)).first.inner_text()
