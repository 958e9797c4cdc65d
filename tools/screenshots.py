"""Screenshots of every screen in build/screenshots, and those of README and docs in docs/images."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.scenes import OTHER_GAMES, SCREENS, Scenes  # noqa: E402
from tests.browser.table import Person  # noqa: E402
from tests.server.servers import ServerProcess  # noqa: E402

PICTURES = ROOT / "build" / "screenshots"
DOCS_PICTURES = ROOT / "docs" / "images"
SIZES = {390: (390, 844), 1440: (1440, 900)}
THEMES = ("dusk", "noon")
WHOLE = {"lobby", "new-table", "gathering", "in-words", "end"}  # including the part below the fold
README = {
    "lobby.png": ("lobby", 1440),
    "yspahan.png": ("table", 1440),
    "amul.png": ("amul", 1440),
    "dragons.png": ("dragons", 1440),
    "emira.png": ("emira", 1440),
    "phone.png": ("table", 390),
}
SMALLER = 0.6  # enough for a README
GUIDE = {
    "gates.png": ("gates", 1440),
    "gates-phone.png": ("gates", 390),
}
LARGEST = {"README": 400_000, "guide": 150_000}  # bytes
PATIENCE = 60_000  # milliseconds: pictures may take their time
DAYS = 13  # late in the second week there is something on the board


def context(
    browser: Browser, width: int, guest: BrowserContext | None = None, scale: float = 1
) -> BrowserContext:
    """A phone or a desktop, with the same guest's cookie."""
    size = SIZES[width]
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
        color_scheme="dark",
        locale="en-GB",
        has_touch=width < 1000,
        storage_state=guest.storage_state() if guest else None,
    )
    made.set_default_timeout(PATIENCE)
    return made


def take_pictures(browser: Browser, server: ServerProcess, only_readme: bool) -> None:
    """Every screen, in every size and theme, then those of README and docs."""
    first = context(browser, 1440)
    address = server.address
    scenes = Scenes(Person(first, address).rename("Ada"), server, days=DAYS)
    for width in () if only_readme else (1440, 390):
        scenes.person = Person(context(browser, width, first), address)
        for name in (*SCREENS, *OTHER_GAMES):
            scenes.show(name)
            for theme in THEMES:
                light(scenes.person, theme)
                take(scenes.person, f"{name}-{width}-{theme}", whole=False)
                if name in WHOLE:
                    take(scenes.person, f"{name}-{width}-{theme}-whole", whole=True)
    for place, pictures in (("README", README), ("guide", GUIDE)):
        for picture, (name, width) in pictures.items():
            guest = None if name == "lobby" else first  # the lobby as a new visitor sees it
            scale = SMALLER if width > 1000 or place == "guide" else 1
            scenes.person = Person(context(browser, width, guest, scale), address)
            scenes.show(name)
            image = scenes.person.page.screenshot(animations="disabled")
            if len(image) > LARGEST[place]:
                raise SystemExit(f"{picture} is too large for the {place}: {len(image)} bytes")
            (DOCS_PICTURES / picture).write_bytes(image)
            print(f"docs/images/{picture}: {len(image) // 1000} kB")


def light(person: Person, theme: str) -> None:
    person.page.emulate_media(color_scheme="dark" if theme == "dusk" else "light")
    person.page.locator(f'html[data-theme="{theme}"]').wait_for(state="attached")


def take(person: Person, name: str, whole: bool) -> None:
    person.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole, animations="disabled")


def main() -> None:
    only_readme = "--readme" in sys.argv[1:]
    expect.set_options(timeout=PATIENCE)
    PICTURES.mkdir(parents=True, exist_ok=True)
    DOCS_PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="caravanserai-") as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "log", data_dir=folder)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            take_pictures(browser, server, only_readme)
            browser.close()
        finally:
            server.stop()
    print(f"{len(list(PICTURES.glob('*.png')))} pictures in {PICTURES.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
