"""How well texts stand out: also those that axe passes over, of a single sign or for eyes only."""

from __future__ import annotations

from tests.browser.table import Person

READABLE = 4.5
STRICT = 7.0  # what axe asks for when it looks at nothing but colours
# The colours of a text and of all that lies behind it, up to the first ground that lets nothing through.
# Of a gradient the worst of its colours counts.
DIM = """({within, least}) => {
    const pen = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
    const read = colour => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
    };
    const over = (top, below) => [0, 1, 2].map(at => top[at] * top[3] + below[at] * (1 - top[3])).concat(1);
    const linear = part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const light = ([red, green, blue]) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
    const ratio = (one, other) => Math.max(light(one) / light(other), light(other) / light(one));
    const grounds = element => {
        if (!element) return [[255, 255, 255, 1]];
        const {backgroundColor, backgroundImage} = getComputedStyle(element);
        const stops = backgroundImage.match(/(?:rgba?|color|oklab)\\([^()]*\\)/g) ?? [];
        const own = read(backgroundColor);
        const below = own[3] > 0.99 ? [own] : grounds(element.parentElement).map(ground => over(own, ground));
        return stops.length ? stops.flatMap(stop => below.map(ground => over(read(stop), ground))) : below;
    };
    const dim = new Set();
    for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
        const text = [...element.childNodes].map(one => one.nodeType === 3 ? one.data.trim() : "").join("");
        if (!text || !element.checkVisibility() || element.closest(".hidden-visually, svg")) continue;
        const ink = read(getComputedStyle(element).color);
        for (let one = element; one; one = one.parentElement) ink[3] *= getComputedStyle(one).opacity;
        const worst = Math.min(...grounds(element).map(ground => ratio(over(ink, ground), ground)));
        const name = [...element.classList].filter(one => !one.startsWith("svelte-")).join(".");
        if (worst < least) dim.add(`${element.localName}.${name} “${text}”: ${worst.toFixed(2)}`);
    }
    return [...dim];
}"""


def dim_texts(person: Person, within: str, least: float = READABLE) -> list[str]:
    """The texts in some elements whose contrast is less than it must be, in a line each."""
    found: list[str] = person.page.evaluate(DIM, {"within": within, "least": least})
    return found
