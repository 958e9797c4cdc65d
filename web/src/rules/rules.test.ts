import { describe, expect, it } from "vitest";
import { blocks } from "./blocks";
import { bare, pieces } from "./inline";
import { entriesOf, parts, plain, search } from "./search";

describe("the markup within a line", () => {
  it("is cut into pieces", () => {
    expect(pieces("Take **one** `group` (YSP-TOWER.3), *not* two.")).toEqual([
      { kind: "text", text: "Take " },
      { kind: "strong", text: "one" },
      { kind: "text", text: " " },
      { kind: "code", text: "group" },
      { kind: "text", text: " (" },
      { kind: "rule", text: "YSP-TOWER.3" },
      { kind: "text", text: "), " },
      { kind: "em", text: "not" },
      { kind: "text", text: " two." },
    ]);
  });

  it("links only to the web: other targets are words", () => {
    expect(pieces("[here](https://example.org/a) [there](../games/yspahan.md) [no](javascript:alert(1))")).toEqual([
      { kind: "link", text: "here", href: "https://example.org/a" },
      { kind: "text", text: " " },
      { kind: "text", text: "there" },
      { kind: "text", text: " " },
      { kind: "text", text: "no" },
      { kind: "text", text: ")" },
    ]);
  });

  it("leaves stars that are no markup and never makes HTML of a text", () => {
    expect(bare("2 * 3 * 4 and <img src=x onerror=alert(1)>")).toBe("2 * 3 * 4 and <img src=x onerror=alert(1)>");
  });
});

describe("blocks", () => {
  it("are headings, paragraphs, lists, tables, pictures and quotes", () => {
    const text = `### The board

Some words
over two lines.

![The Tower](images/yspahan-tower.svg)

| | 4 players |
| --- | --- |
| Dice | 9 \\| 8 |

- **YSP-TOWER.1** Sort the dice
  by number.
- an item

3. third
4. fourth

> said
> twice`;
    expect(blocks(text)).toEqual([
      { kind: "heading", level: 3, text: "The board" },
      { kind: "paragraph", text: "Some words over two lines." },
      { kind: "picture", text: "The Tower", name: "yspahan-tower.svg" },
      { kind: "table", head: ["", "4 players"], rows: [["Dice", "9 | 8"]] },
      { kind: "list", start: null, items: [{ rule: "YSP-TOWER.1", text: "Sort the dice by number." }, { rule: null, text: "an item" }] },
      { kind: "list", start: 3, items: [{ rule: null, text: "third" }, { rule: null, text: "fourth" }] },
      { kind: "quote", text: "said twice" },
    ]);
  });

  it("end where another begins, without an empty line between", () => {
    expect(blocks("A turn:\n- one\n- two\n## Next\n![x](images/a.svg)\nwords").map((one) => one.kind)).toEqual([
      "paragraph", "list", "heading", "picture", "paragraph",
    ]);
  });

  it("show a picture only from the book's own folder", () => {
    expect(blocks("![x](../../secret.svg)")).toEqual([{ kind: "paragraph", text: "![x](../../secret.svg)" }]);
    expect(blocks("![x](https://example.org/x.png)")[0]?.kind).toBe("paragraph");
  });

  it("of nothing are none, and of half a table are words", () => {
    expect(blocks("\n\n")).toEqual([]);
    expect(blocks("| a | b |")).toEqual([{ kind: "paragraph", text: "| a | b |" }]);
  });
});

describe("search", () => {
  const book = {
    title: "Yspahan",
    introduction: "Bienvenue à Yspahan.",
    chapters: [
      { title: "La Tour", text: "Un mot.\n\n- **YSP-TOWER.1** Triez les **dés** de l’Échoppe.\n- **YSP-TOWER.10** Voir YSP-TOWER.1.\n\n| Étage | Action |\n|---|---|\n| Œil | Żółw |" },
    ],
  };
  const entries = entriesOf(book);

  it("ignores capitals and accents, and wants every word", () => {
    expect(search(entries, "ECHOPPE des").map((one) => one.rule)).toEqual(["YSP-TOWER.1"]);
    expect(search(entries, "l'echoppe")).toHaveLength(1);
    expect(search(entries, "zolw")).toHaveLength(1);
    expect(search(entries, "echoppe zolw")).toEqual([]);
    expect(search(entries, "   ")).toEqual([]);
  });

  it("puts the rule first whose ID was asked for", () => {
    expect(search(entries, "ysp-tower.10").map((one) => one.rule)).toEqual(["YSP-TOWER.10"]);
    expect(search(entries, "ysp-tower.1").map((one) => one.rule)).toEqual(["YSP-TOWER.1", "YSP-TOWER.10"]);
  });

  it("says where things stand", () => {
    expect(search(entries, "bienvenue")[0]).toMatchObject({ under: "Yspahan", anchor: "chapter-0" });
    expect(search(entries, "zolw")[0]).toMatchObject({ under: "La Tour", anchor: "chapter-1", text: "Œil · Żółw" });
  });

  it("marks what was found in the text as it is written", () => {
    expect(parts("L’Échoppe", ["echo"])).toEqual([{ text: "L’", hit: false }, { text: "Écho", hit: true }, { text: "ppe", hit: false }]);
    expect(parts("a ﬁn", ["fin"])).toEqual([{ text: "a ", hit: false }, { text: "ﬁn", hit: true }]);
    expect(parts("", ["a"])).toEqual([]);
    expect(plain("Łódź")).toBe("lodz");
  });
});
