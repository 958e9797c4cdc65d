import { beforeEach, describe, expect, it } from "vitest";
import { Following, type Scrolled } from "../src/table/following.svelte";

/** A box that clamps what it is scrolled to, as elements do. */
class Box implements Scrolled {
  #top = 0;
  constructor(
    public scrollHeight: number,
    public clientHeight: number,
  ) {}
  get scrollTop(): number {
    return Math.min(this.#top, this.#most);
  }
  set scrollTop(top: number) {
    this.#top = Math.max(0, Math.min(top, this.#most));
  }
  get #most(): number {
    return Math.max(0, this.scrollHeight - this.clientHeight);
  }
  get behind(): number {
    return this.#most - this.scrollTop;
  }
}

describe("a log that grows", () => {
  let clock: number;
  let box: Box;
  let following: Following;

  beforeEach(() => {
    clock = 0;
    box = new Box(1000, 300);
    following = new Following(() => clock);
    following.resized(box);
    clock = 10_000;
  });

  /** The reader scrolls by so many pixels. */
  const scroll = (by: number): void => {
    box.scrollTop += by;
    following.scrolled(box);
  };
  const grow = (by = 200): void => {
    box.scrollHeight += by;
    following.resized(box);
  };

  it("stays at its newest line", () => {
    grow();
    expect(box.behind).toBe(0);
  });

  it("stays there when it becomes smaller, and when a scroll comes that nobody made", () => {
    box.clientHeight = 120; // a hint opened above it
    following.resized(box);
    expect(box.behind).toBe(0);
    box.scrollHeight += 500; // a chapter folded and another one opened before the event of the last scroll came
    following.scrolled(box);
    expect([following.atEnd, box.behind]).toEqual([true, 0]);
  });

  const ways: [string, () => void][] = [
    ["the wheel", () => following.wheel(-100)],
    ["a finger", () => following.wish()],
    ["Page Up", () => following.key("PageUp")],
    ["the scroll bar", () => following.hold(true)],
  ];
  it.each(ways)("lets its reader go by %s", (_, act) => {
    act();
    clock += 100;
    scroll(-150);
    expect(following.atEnd).toBe(false);
    grow();
    expect(box.behind).toBe(350);
  });

  it("takes no wheel downwards and no letter for a wish to leave", () => {
    following.wheel(100);
    following.key("l");
    following.hold(true);
    following.hold(false);
    box.scrollHeight += 400;
    following.scrolled(box);
    expect([following.atEnd, box.behind]).toEqual([true, 0]);
  });

  it("forgets a wish that nothing came of", () => {
    following.wheel(-1);
    clock += 5000;
    box.scrollHeight += 400;
    following.scrolled(box);
    expect(following.atEnd).toBe(true);
  });

  it("follows again when its reader comes back to the end, or asks to", () => {
    following.wheel(-100);
    scroll(-400);
    scroll(400);
    expect(following.atEnd).toBe(true);
    following.wheel(-100);
    scroll(-400);
    following.catchUp(box);
    expect([following.atEnd, box.behind]).toEqual([true, 0]);
    grow();
    expect(box.behind).toBe(0);
  });

  it("stays with an old chapter that its reader unfolds", () => {
    following.stay();
    grow(800);
    expect([following.atEnd, box.behind]).toEqual([false, 800]);
  });
});
