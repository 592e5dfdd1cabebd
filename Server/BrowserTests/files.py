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
        more = {"save_all": True, "append_images": rest} if rest else {}
        # The usual effort takes half a minute.
        quality = {"quality": 90, "enc_params": {"preset": "ultrafast"}} if kind == "heic" else {}
        first.save(file, **more, **quality)
    return file
