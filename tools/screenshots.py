"""Pictures of every screen into build/screenshots, and the three of the README into docs/images."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.scenes import Scenes  # noqa: E402
from tests.browser.table import PATIENCE, Person  # noqa: E402
from tests.server.servers import ServerProcess  # noqa: E402

PICTURES = ROOT / "build" / "screenshots"
README_PICTURES = ROOT / "docs" / "images"
SIZES = {390: (390, 844), 1440: (1440, 900)}
THEMES = ("dusk", "noon")
WHOLE = {"lobby", "new-table", "gathering", "in-words", "end"}  # also what lies below the edge of the screen
README = {
    "lobby.png": ("lobby", 1280, 800),
    "table.png": ("table", 1280, 800),
    "phone.png": ("table", 390, 844),
}
LARGEST = 400_000
DAYS = 13  # late in the second week there is something on the board


def context(browser: Browser, width: int, guest: BrowserContext | None) -> BrowserContext:
    """A phone or a desk, with the same guest's cookie."""
    size = SIZES[width]
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=width < 1000,
        storage_state=guest.storage_state() if guest else None,
    )
    made.set_default_timeout(PATIENCE)
    return made


def take_pictures(browser: Browser, address: str) -> None:
    """Every screen, in every size and light."""
    guest: BrowserContext | None = None
    scenes: Scenes | None = None
    for width in sorted(SIZES, reverse=True):
        here = context(browser, width, guest)
        person = Person(here, address)
        if scenes is None:
            scenes = Scenes(person.rename("Ada"), days=DAYS)
        scenes.person = person
        for name, show in scenes.all.items():
            show()
            for theme in THEMES:
                light(person, theme)
                take(person, f"{name}-{width}-{theme}", whole=False)
                if name in WHOLE:
                    take(person, f"{name}-{width}-{theme}-whole", whole=True)
        guest = here
        take_for_the_readme(scenes, width)


def take_for_the_readme(scenes: Scenes, width: int) -> None:
    """The ones that belong on this device, a little smaller than a screen."""
    for name, (scene, picture_width, height) in README.items():
        if (picture_width < 1000) is not (width < 1000):
            continue
        scenes.person.page.set_viewport_size({"width": picture_width, "height": height})
        scenes.all[scene]()
        light(scenes.person, "dusk")
        picture = scenes.person.page.screenshot(path=README_PICTURES / name, animations="disabled")
        print(f"docs/images/{name}: {len(picture) // 1000} kB")
        if len(picture) > LARGEST:
            raise SystemExit(f"{name} is too large for a README")


def light(person: Person, theme: str) -> None:
    person.page.emulate_media(color_scheme="dark" if theme == "dusk" else "light")
    person.page.locator(f'html[data-theme="{theme}"]').wait_for(state="attached")


def take(person: Person, name: str, whole: bool) -> None:
    person.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole, animations="disabled")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    README_PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="caravanserai-") as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "log", data_dir=folder)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            take_pictures(browser, server.address)
            browser.close()
        finally:
            server.stop()
    print(f"{len(list(PICTURES.glob('*.png')))} pictures in {PICTURES.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
