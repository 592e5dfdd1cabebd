"""Pictures of a camera that does not exist, from TestCards: Chromium plays a file in its place."""

import subprocess
from pathlib import Path

CARDS = Path(__file__).resolve().parents[2] / "TestCards"

# Limited range and 4:2:0: Chromium stretches the contrast of anything else.
FORMAT = ["-pix_fmt", "yuv420p"]
LARGE = "scale=1280:960:flags=lanczos"


def _ffmpeg(*arguments: object) -> None:
    subprocess.run(["ffmpeg", "-loglevel", "error", "-y", *map(str, arguments)], check=True)


def still(card: str, folder: Path, filter: str = LARGE) -> Path:
    """A camera in front of which a card lies."""
    video = folder / f"{Path(card).stem}-{abs(hash(filter))}.y4m"
    if not video.exists():
        _ffmpeg("-loop", 1, "-framerate", 5, "-t", 0.4, "-i", CARDS / card, "-vf", filter, *FORMAT, video)
    return video


# A camera of which the test says what it sees, from one moment to the next.
HELD = """() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 960, height: 720 })
    const pen = canvas.getContext("2d")
    let picture
    window.hold = async (bytes) => (picture = await createImageBitmap(new Blob([new Uint8Array(bytes)])))
    setInterval(() => {
        pen.fillRect(0, 0, 960, 720)
        if (!picture) return
        const scale = Math.min(960 / picture.width, 720 / picture.height)
        pen.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale)
    }, 50)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20)
}"""


def hold(page, picture: Path) -> None:
    """Holds a picture before the camera; the first time, before the camera is opened."""
    if not page.evaluate("Boolean(window.hold)"):
        page.evaluate(HELD)
    page.evaluate("(bytes) => window.hold(bytes)", list(picture.read_bytes()))


def sides(folder: Path) -> tuple[Path, Path]:
    """Photographs of the two sides of one card."""
    front, back = folder / "front.png", folder / "back.png"
    if not back.exists():
        # The card whose sides one photograph shows, one below the other.
        for picture, part in ((front, "crop=iw:ih/2:0:0"), (back, "crop=iw:ih/2:0:ih/2")):
            _ffmpeg("-i", CARDS / "td1-front-and-back.jpg", "-vf", part, picture)
    return front, back


def noise(folder: Path) -> Path:
    """A picture whose file is larger than the service takes: nothing makes it smaller but fewer pixels."""
    picture = folder / "noise.png"
    if not picture.exists():
        _ffmpeg("-f", "lavfi", "-i", "nullsrc=s=3000x2600,geq=random(1)*255:128:128,format=rgb24,noise=alls=100:allf=t",
                "-frames:v", 1, picture)
    return picture
