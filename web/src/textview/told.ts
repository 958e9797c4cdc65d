/** Any game in words: its scene as lists and tables. */
import { factText, factValue, pieceText, text } from "../generic/words";
import type { Say } from "../language/render";
import type { Belongings, Place, Scene } from "../protocol";
import type { Section } from "./section";

export function told(scene: Scene, names: string[], say: Say): Section[] {
  return [
    { title: text(say, scene.when), id: "when", items: scene.facts.map((fact) => factText(say, fact)) },
    players(scene.seats, names, say),
    ...scene.places.map((place) => section(place, text(say, place.name), names, say)),
    ...scene.seats.flatMap((one) =>
      one.places.map((place) => section(place, say("page-fact", { name: names[one.seat] ?? "", value: text(say, place.name) }), names, say)),
    ),
  ];
}

function section(place: Place, title: string, names: string[], say: Say): Section {
  const facts = place.facts.map((fact) => factText(say, fact));
  const note = place.note ? [text(say, place.note)] : [];
  const pieces = place.pieces.map((piece) => pieceText(say, piece, names));
  return { title, id: place.id, items: [...facts, ...note, ...(pieces.length ? pieces : [say("page-empty")])] };
}

/** One row for each player: a column for each value that somebody has, and what needs no name. */
function players(seats: Belongings[], names: string[], say: Say): Section {
  const columns = [...new Set(seats.flatMap((one) => one.facts.filter((fact) => fact.value !== null).map((fact) => text(say, fact.name))))];
  const loose = seats.some((one) => one.facts.some((fact) => fact.value === null));
  const rows = seats.map((one) => [
    names[one.seat] ?? "",
    ...columns.map((column) => {
      const found = one.facts.find((fact) => fact.value !== null && text(say, fact.name) === column);
      return found ? factValue(say, found) : "–";
    }),
    ...(loose ? [one.facts.filter((fact) => fact.value === null).map((fact) => text(say, fact.name)).join(", ") || "–"] : []),
  ]);
  return { title: say("page-players"), id: "players", table: { columns: [say("page-player"), ...columns, ...(loose ? [say("page-belongings")] : [])], rows } };
}
