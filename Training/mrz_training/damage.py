"""What happens to a zone between the printer and the file: five levels, each a distribution."""

import dataclasses
import math

LEVELS = ("easy", "medium", "hard", "moved", "extreme")


@dataclasses.dataclass
class Damage:
    """One photograph's conditions. Lengths are in pixels of the photograph, brightness is 0 to 255."""

    capital: float  # the height of a capital
    gaussian: float = 0.0  # the standard deviation of the blur
    motion: float = 0.0  # the length of the path of a moving camera
    disc: float = 0.0  # the radius of the disc that a point is spread to, out of focus
    noise: float = 0.0  # the standard deviation
    jpeg: int = 100  # the quality; 100 leaves out the compression
    paper: float = 220.0
    ink: float = 40.0
    pattern: float = 0.0  # the contrast of the security print
    shade: float = 1.0  # the least share of the light anywhere
    glare: float = 0.0  # how much light the glare adds in its middle
    glare_width: float = 0.0  # as a share of the line's length
    fade: float = 0.0  # the share of ink that is missing in the worst place
    voids: float = 0.0  # the share of the print that has no ink
    slant: float = 0.0  # degrees
    bend: float = 0.0  # how high the middle of a line stands above its ends, in heights of a capital
    keystone: float = 0.0  # how much longer the left side is than the right one, as a share
    binarised: bool = False
    sharpened: float = 0.0
    smoothed: bool = False  # as the noise reduction of a telephone does


def draw_damage(level, random):
    """Draws the conditions of a level.

    - easy: a flatbed scanner. Capitals of 20 to 40 pixels, hardly any blur.
    - medium: a telephone above a desk. Capitals of 13 to 32 pixels, blur and noise that one has to look for.
    - hard: the same and one of: capitals of 9.5 to 11.5 pixels; a blur of 2 pixels (standard deviation, or the radius of
      a disc, or a path of 4 to 6 pixels) on capitals of 16 to 26; glare that leaves little contrast on a tenth to a
      third of the line. Every fourth photograph has low light, poor compression or worn print as well. A person who
      takes the time can read nearly all of them.
    - moved: the camera moved by a third to two thirds of a capital's height while it looked, along a straight path in any
      direction. A person reads most of them, by the shapes that the strokes leave.
    - extreme: several of these at once, beyond what a person can always read.
    """
    return {"easy": _easy, "medium": _medium, "hard": _hard, "moved": _moved, "extreme": _extreme}[level](random)


def _easy(random):
    uniform = random.uniform
    return Damage(
        capital=uniform(20, 40), gaussian=uniform(0.3, 0.7), noise=uniform(0, 3), jpeg=random.randint(80, 100),
        paper=uniform(190, 250), ink=uniform(10, 70), pattern=uniform(0, 6), slant=random.gauss(0, 0.2))


def _medium(random):
    uniform = random.uniform
    capital = math.exp(uniform(math.log(13), math.log(32)))
    damage = Damage(
        capital=capital, gaussian=uniform(0.35, 0.5 + 0.035 * capital), noise=abs(random.gauss(0, 4)),
        jpeg=random.randint(55, 95), paper=uniform(140, 245), pattern=uniform(0, 14), shade=uniform(0.7, 1),
        fade=uniform(0, 0.3), slant=random.gauss(0, 0.8), bend=random.gauss(0, 0.06), keystone=random.gauss(0, 0.02))
    damage.ink = damage.paper - uniform(90, 190) if damage.paper > 200 else damage.paper - uniform(75, 130)
    damage.ink = max(damage.ink, 5)
    if random.random() < 0.15:
        damage.motion = uniform(0.06, 0.14) * capital
    if random.random() < 0.2:
        damage.sharpened = uniform(0.3, 1.2)
    damage.smoothed = random.random() < 0.2
    return damage


def _hard(random):
    uniform = random.uniform
    damage = _medium(random)
    kind = random.choice(["small", "blurred", "glare"])
    if kind == "small":
        damage.capital, damage.gaussian, damage.motion = uniform(9.5, 11.5), uniform(0.3, 0.7), 0
    elif kind == "blurred":
        damage.capital, damage.gaussian, damage.motion = uniform(16, 26), 0.4, 0
        blur = random.choice(["gaussian", "disc", "motion"])
        if blur == "gaussian":
            damage.gaussian = uniform(1.6, 2.1)
        elif blur == "disc":
            damage.disc = uniform(1.6, 2.4)
        else:
            damage.motion = uniform(4, 6)
    else:
        damage.capital = uniform(13, 26)
        damage.gaussian = uniform(0.35, 0.05 * damage.capital)
        _add_glare(damage, random, strongest=0.6)
    if random.random() < 0.25:
        _worsen(damage, random, ["dark", "compressed", "worn", "pale", "patterned"])
    return damage


def _moved(random):
    damage = _medium(random)
    damage.capital = random.uniform(14, 32)
    damage.gaussian = random.uniform(0.35, 0.04 * damage.capital)
    damage.motion = random.uniform(1 / 3, 2 / 3) * damage.capital
    return damage


def _extreme(random):
    uniform = random.uniform
    damage = _medium(random)
    damage.capital = uniform(8, 16)
    damage.gaussian = uniform(0.3, 0.11 * damage.capital)
    if random.random() < 0.4:
        damage.motion = uniform(0.1, 0.35) * damage.capital
    if random.random() < 0.4:
        _add_glare(damage, random, strongest=0.95)
    for _ in range(random.randint(1, 3)):
        _worsen(damage, random, ["dark", "compressed", "worn", "pale", "patterned", "binarised"])
    damage.slant += random.gauss(0, 1.5)
    damage.bend = random.gauss(0, 0.15)
    return damage


def _add_glare(damage, random, strongest):
    """Adds light that lifts full ink to white but for `1 - strongest` of its contrast; what exceeds 255 is lost.

    The thin strokes of small or blurred print never were as dark as full ink, so less of them remains.
    """
    contrast = damage.paper - damage.ink
    room = 255 - damage.paper
    damage.glare = room + contrast * random.uniform(0.4, strongest)
    damage.glare_width = random.uniform(0.1, 0.33)


def _worsen(damage, random, kinds):
    kind = random.choice(kinds)
    if kind == "dark":
        share = random.uniform(0.35, 0.65)
        damage.paper, damage.ink = damage.paper * share, damage.ink * share
        damage.noise = random.uniform(3, 7)
    elif kind == "compressed":
        damage.jpeg = random.randint(20, 45)
    elif kind == "worn":
        damage.fade, damage.voids = random.uniform(0.3, 0.5), random.uniform(0.03, 0.12)
    elif kind == "pale":
        damage.ink = damage.paper - random.uniform(45, 75)
        damage.noise = min(damage.noise, 4)
    elif kind == "patterned":
        damage.pattern = random.uniform(14, 28)
    else:
        damage.binarised = True
