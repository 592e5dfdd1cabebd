"""Files that a browser cannot show, made of test cards."""

from pathlib import Path

import pillow_heif
from PIL import Image

import camera

pillow_heif.register_heif_opener()


def cards(*names: str) -> list[Image.Image]:
    return [Image.open(camera.CARDS / name).convert("RGB") for name in names]


def written(folder: Path, kind: str, *names: str) -> Path:
    """A file of a kind, such as `heic`, with a page for each card."""
    file = folder / f"{'-'.join(Path(name).stem for name in names)}.{kind}"
    if not file.exists():
        first, *rest = cards(*names)
        first.save(file, **({"save_all": True, "append_images": rest} if rest else {}), **({"quality": 95} if kind == "heic" else {}))
    return file
