/** How Yspahan behaves at the shared table. */
import type { Manners } from "../../games";
import type { Say } from "../../language/render";
import type { Option, YspahanBoard, YspahanView } from "../../protocol";

export const MANNERS: Manners<YspahanView, YspahanBoard> = {
  when: (view, say) => say("term-day_of_week", { day: view.day_of_week, week: view.week }),
  chapters: ["day_began", "week_scored", "game_over"],
  tones: [
    ["end", /^game_over$/],
    ["score", /_scored$|^souk_completed$/],
    ["dice", /^rolled$/],
    ["coin", /^(gold|camels)_/],
  ],
  icons: { gold: "gold", camels: "camel", cards: "card", points: "points", goods: "cube", supervise: "supervisor", draw: "card" },
  closing: ["end", "pass"],
  means: ["card"],
  targets: playedCards,
  family: (argument, name, say) => (argument === "shop" ? say(`souk-${name}`) : arm(name, say)),
};

/** A card that is played stands for its move. */
function playedCards(option: Option): string[] {
  const played = /^play (\w+)/.exec(option.text)?.[1];
  if (played === undefined) return [];
  return (played === "both" ? ["build_no_camels", "build_no_gold"] : [played]).map((card) => `card:${card}`);
}

function arm(name: string, say: Say): string {
  return /^[WENS]$/.test(name) ? say(`page-arm-${name}`) : name;
}
