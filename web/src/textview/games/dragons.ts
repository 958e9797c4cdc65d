/** Aladdin's Dragons in words: the same view as the board, as lists and tables. */
import type { Say } from "../../language/render";
import type { DragonsBoard, DragonsPieceView, DragonsPlayerView, DragonsView } from "../../protocol";
import type { Section } from "../section";

export function describe(view: DragonsView, board: DragonsBoard, eyes: number | null, names: string[], say: Say): Section[] {
  return [
    round(view, say),
    ...(view.plays.length ? [plays(view, names, say)] : []),
    players(view, names, say),
    palace(view, names, say),
    places(view, board, "city", names, say),
    caves(view, names, say),
    ...own(view, eyes, say),
  ];
}

export function when(view: DragonsView, say: Say): string {
  if (view.round === 0) return say("page-dragons_set_up");
  const space = view.current === "placement" || view.current === "end" ? "market" : view.current;
  return say("page-dragons_when", { round: view.round, place: view.current, space });
}

function round(view: DragonsView, say: Say): Section {
  const effects = [
    ...(view.spy === null ? [] : [say("page-dragons_effect_spy", { seat: view.spy })]),
    ...(view.swapped_from === null ? [] : [say("page-dragons_effect_swapped")]),
    ...view.taboo.map((space) => say("page-dragons_effect_taboo", { space })),
    ...view.smuggled.map((space) => say("page-dragons_effect_smuggled", { seat: view.smuggler, space })),
  ];
  return {
    title: when(view, say),
    items: [
      say("page-fact", { name: say("term-start_player"), value: say("page-seat", { seat: view.start_player }) }),
      ...(view.ranking.length
        ? [say("page-fact", { name: say("term-strongest"), value: view.ranking.map(({ seat, strength }) => `${say("page-seat", { seat })} ${strength}`).join(", ") })]
        : []),
      say("page-fact", { name: say("term-bank"), value: units(view.bank, say) }),
      say("page-fact", { name: say("term-treasure_deck"), value: view.treasure_deck }),
      ...(view.variant === "magic"
        ? [
            say("page-fact", { name: say("term-spell_deck"), value: view.spell_deck }),
            say("page-fact", { name: say("term-discard"), value: view.spell_discard.map((spell) => say(`spell-${spell}`)).join(", ") || say("page-none") }),
          ]
        : []),
      ...effects,
    ],
  };
}

function plays(view: DragonsView, names: string[], say: Say): Section {
  return {
    title: say("page-dragons_plays"),
    items: view.plays.map((play) => {
      const what = play.spell ? say(`spell-${play.spell}`) : say(`artifact-${play.artifact}`);
      const aim = play.target ? say(`spell-${play.target}`) : play.space ? say(`space-${play.space}`) : null;
      return say("page-dragons_on_table", { who: names[play.seat] ?? "", what: aim === null ? what : `${what}, ${aim}` });
    }),
  };
}

function players(view: DragonsView, names: string[], say: Say): Section {
  const magic = view.variant === "magic";
  return {
    title: say("page-players"),
    table: {
      columns: [say("page-player"), say("term-artifacts"), say("page-dragons_behind"), say("term-admitted"), ...(magic ? [say("term-spells"), say("term-used")] : [])],
      rows: view.sequence.map((seat) => {
        const player = view.players[seat] as DragonsPlayerView;
        const known = Object.entries(player.artifacts).map(([artifact, count]) => `${say(`artifact-${artifact}`)} ×${count}`).join(", ");
        return [
          names[seat] ?? "",
          known ? `${player.artifact_count} (${known})` : String(player.artifact_count),
          String(player.behind),
          player.admitted ? say("term-admitted") : say("page-none"),
          ...(magic ? [String(player.spells.length), player.used.map((artifact) => say(`artifact-${artifact}`)).join(", ") || say("page-none")] : []),
        ];
      }),
    },
  };
}

function lying(pieces: DragonsPieceView[], names: string[], say: Say): string {
  const found = pieces.map((piece) => {
    const value = piece.carpet ? say("artifact-carpet") : piece.value === null ? say("page-dragons_face_down") : String(piece.value);
    return `${names[piece.owner] ?? ""} ${value}${piece.doubled ? " ×2" : ""}`;
  });
  return found.join(", ") || say("page-none");
}

function at(view: DragonsView, space: string): DragonsPieceView[] {
  return view.spaces.find((one) => one.space === space)?.pieces ?? [];
}

function palace(view: DragonsView, names: string[], say: Say): Section {
  const guard = view.guard === null ? say("page-dragons_face_down") : String(view.guard);
  return {
    title: say("area-palace"),
    table: {
      columns: [say("page-dragons_where"), say("term-on_sale"), say("term-artifact_stack"), say("page-dragons_lying_there")],
      rows: [
        [say("space-guard"), guard, "", lying(at(view, "guard"), names, say)],
        ...view.rooms.map((room) => [
          say(`space-${room.space}`),
          room.on_sale ? say(`artifact-${room.on_sale}`) : room.stack.length ? say("artifact-unknown") : say("page-dragons_sold_out"),
          String(room.stack.length),
          lying(at(view, room.space), names, say),
        ]),
      ],
    },
  };
}

function places(view: DragonsView, board: DragonsBoard, area: string, names: string[], say: Say): Section {
  const here = board.spaces.filter((space) => space.area === area && view.spaces.some((one) => one.space === space.space));
  return {
    title: say(`area-${area}`),
    table: {
      columns: [say("page-dragons_where"), say("page-effect"), say("page-dragons_lying_there")],
      rows: here.map(({ space }) => [say(`space-${space}`), say(`page-dragons_gives-${space}`), lying(at(view, space), names, say)]),
    },
  };
}

function caves(view: DragonsView, names: string[], say: Say): Section {
  return {
    title: say("area-caves"),
    table: {
      columns: [say("page-dragons_where"), say("page-dragons_shelves"), say("page-dragons_lying_there")],
      rows: view.caves.map((cave) => [
        say(`space-${cave.space}`),
        cave.shelves.filter((count) => count > 0).join(", ") || say("term-closed"),
        lying(at(view, cave.space), names, say),
      ]),
    },
  };
}

function own(view: DragonsView, eyes: number | null, say: Say): Section[] {
  const player = view.players.find((one) => one.seat === eyes);
  if (!player?.treasures) return [];
  return [
    {
      title: say("page-dragons_your_screen"),
      items: [
        say("page-fact", { name: say("term-tokens"), value: player.screen.join(", ") || say("page-none") }),
        say("page-fact", { name: say("term-treasures"), value: units(player.treasures, say) }),
        ...Object.keys(player.artifacts).map((artifact) => say("page-fact", { name: say(`artifact-${artifact}`), value: say(`artifact-${artifact}-effect`) })),
        ...player.spells.filter((spell) => spell !== null).map((spell) => say("page-fact", { name: say(`spell-${spell}`), value: say(`spell-${spell}-effect`) })),
      ],
    },
  ];
}

function units(held: Record<string, number>, say: Say): string {
  return Object.entries(held).map(([kind, count]) => say("amount-kind", { units: count, kind })).join(", ");
}
