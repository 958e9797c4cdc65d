/** Portraits of the princesses and of Sidi Suleiman, head and shoulders in a box of 120 by 140. */
import { disc, fill, GOLD, GOLD_DEEP, GOLD_LIGHT, stroke } from "./brush";
import { FACES, type Dress, type Face } from "./faces";

/** Skin in lamplight and in shadow. */
const SKIN: readonly (readonly [string, string])[] = [
  ["#f3cda6", "#d9a478"],
  ["#e2ad7e", "#c0864f"],
  ["#c98e5e", "#a56b3c"],
  ["#9c6440", "#774627"],
];

const HEAD = "M60 30C43 30 38.5 45 39.5 60C40.5 76 50 91 60 91C70 91 79.5 76 80.5 60C81.5 45 77 30 60 30Z";
const DRAPE = "M60 12C29 12 22 42 24 72C26 102 15 122 4 140H116C105 122 94 102 96 72C98 42 91 12 60 12Z";
const SHOULDERS = "M8 140C11 117 31 106 48 101C53 110 67 110 72 101C89 106 109 117 112 140Z";

function neck([light, shade]: readonly [string, string]): string {
  return fill("M49 80H71V101C71 112 49 112 49 101Z", shade) + fill("M49 80H60V109C54 109 49 106 49 101Z", light, 0.55);
}

function features(shade: string, hair: string): string {
  return (
    stroke("M43.5 53C47 49.4 52 49.4 56 52M64 52C68 49.4 73 49.4 76.5 53", hair, 1.9) +
    fill("M43.6 60C47 55.6 53 55.6 56.4 60.6C52.4 63.4 47 63.4 43.6 60ZM63.6 60.6C67 55.6 73 55.6 76.4 60C73 63.4 67.6 63.4 63.6 60.6Z", "#fdf8ee") +
    disc(50.4, 59.8, 2.9, "#2c1a12") + disc(69.6, 59.8, 2.9, "#2c1a12") + disc(49.4, 58.8, 0.9, "#fff") + disc(68.6, 58.8, 0.9, "#fff") +
    stroke("M42 59.4C46 54.6 53.6 54.8 57 60.4M63 60.4C66.4 54.8 74 54.6 78 59.4", "#20130f", 1.9) +
    stroke("M60.6 60C60 66 57.6 69.6 59.6 71.2C60.8 72 62.2 71.6 63 70.8", shade, 1.5) +
    fill("M53.6 78.6C56.4 76.6 58.6 76.6 60 77.6C61.4 76.6 63.6 76.6 66.4 78.6C63.4 83 56.6 83 53.6 78.6Z", "#a8324a") +
    stroke("M53.6 78.6C57 79.6 63 79.6 66.4 78.6", "#6e1730", 0.9) +
    `<ellipse cx="46" cy="70" rx="5" ry="3.2" fill="#c85a4a" opacity=".28"/><ellipse cx="74" cy="70" rx="5" ry="3.2" fill="#c85a4a" opacity=".28"/>`
  );
}

function robe({ robe: cloth, gem }: Face): string {
  return (
    fill(SHOULDERS, cloth) + fill("M72 101C89 106 109 117 112 140H70C80 128 80 114 72 101Z", "#000", 0.2) +
    stroke("M46.6 102C52 114.6 68 114.6 73.4 102", GOLD, 3.4) + stroke("M42 105C50 121 70 121 78 105", GOLD_LIGHT, 1.3, ' stroke-dasharray="0.1 3.6"') +
    stroke("M60 117V140", GOLD, 2) + disc(60, 116, 3.6, GOLD) + disc(60, 116, 2.1, gem)
  );
}

const earrings = (gem: string): string =>
  [39.4, 80.6].map((x) => stroke(`M${x} 66V70`, GOLD_DEEP, 1.2) + disc(x, 73, 2.7, GOLD) + disc(x, 78.4, 1.9, gem)).join("");

const parting = (hair: string): string => fill("M60 27C42 27 36.6 44 38.6 62C40 50 47 43 60 37.4C73 43 80 50 81.4 62C83.4 44 78 27 60 27Z", hair);
const locks = (hair: string): string => fill("M60 14C34 14 27 40 29 66C30 88 21 106 18 122C30 124 40 118 43 104L44 62H76L77 104C80 118 90 124 102 122C99 106 90 88 91 66C93 40 86 14 60 14Z", hair);

/** The veil around the face: cloth with a gold hem, one side in shadow. */
function hood(cloth: string): string {
  const opening = "M60 26C42 26 36 42 37 60C38 80 47 96 44 112C36 122 26 132 20 140";
  return (
    fill("M60 12C29 12 22 42 24 72C26 102 15 122 4 140H26C38 126 46 112 42 96C37 84 36 72 36.6 60C37.4 40 46 26.6 60 26.6C74 26.6 82.6 40 83.4 60C84 72 83 84 78 96C74 112 82 126 94 140H116C105 122 94 102 96 72C98 42 91 12 60 12Z", cloth) +
    fill("M60 12C91 12 98 42 96 72C94 102 105 122 116 140H104C94 122 86 104 89 74C91 46 84 24 60 12Z", "#000", 0.2) +
    stroke("M30 60C30 42 36 28 46 20M28 96C28 108 22 120 16 130", "#fff", 1.2, ' opacity=".28"') +
    stroke(`${opening}M60 26C78 26 84 42 83 60C82 80 73 96 76 112C84 122 94 132 100 140`, GOLD, 2)
  );
}

const drop = (gem: string, y = 44): string => stroke(`M60 ${y - 10}V${y - 3}`, GOLD_DEEP, 1.1) + disc(60, y, 3.4, GOLD) + disc(60, y, 2, gem);

const DRESSES: Record<Dress, { behind: (face: Face) => string; before: (face: Face) => string }> = {
  veil: {
    behind: ({ cloth }) => fill(DRAPE, cloth) + fill("M28 70C30 40 44 24 60 24C76 24 90 40 92 70V140H28Z", "#000", 0.35),
    before: (face) => parting(face.hair) + hood(face.cloth) + stroke("M38.4 47C48 36 72 36 81.6 47", GOLD, 2.2) + drop(face.gem, 46),
  },
  turban: {
    behind: ({ hair }) => locks(hair),
    before: ({ cloth, gem, hair }) =>
      fill("M38.6 62C37 50 39 42 43 38H77C81 42 83 50 81.4 62C78 54 75 49 71 45H49C45 49 42 54 38.6 62Z", hair) +
      fill("M29 42C24 26 36 10 60 10C84 10 96 26 91 42C86 47 76 40 60 40C44 40 34 47 29 42Z", cloth) +
      fill("M60 10C84 10 96 26 91 42C86 47 78 42 70 41C84 34 82 18 60 10Z", "#000", 0.2) +
      stroke("M31 40C44 30 70 22 86 22M34 26C50 26 74 30 90 40M46 14C58 18 74 22 88 30", "#fff", 1.3, ' opacity=".3"') +
      fill("M60 22C54 10 56 0 66 -6C64 2 70 8 63 21Z", "#1c8f8a") + stroke("M61 20C60 10 61 3 65 -3", GOLD_LIGHT, 1) +
      disc(60, 27, 6, GOLD) + disc(60, 27, 3.7, gem),
  },
  coins: {
    behind: ({ hair }) => locks(hair),
    before: ({ cloth, gem, hair }) =>
      parting(hair) + stroke("M37 51C44 37 76 37 83 51", cloth, 6.4) + stroke("M36.4 47C44 33 76 33 83.6 47", GOLD, 1.6) +
      [[40, 53], [46.6, 48.4], [53.3, 46], [60, 45.2], [66.7, 46], [73.4, 48.4], [80, 53]].map(([x, y]) => disc(x as number, y as number, 2.9, GOLD_DEEP) + disc(x as number, (y as number) - 0.5, 2.5, GOLD)).join("") +
      disc(60, 36, 4.2, GOLD) + disc(60, 36, 2.5, gem),
  },
  crown: {
    behind: ({ cloth }) => fill(DRAPE, cloth) + fill("M28 70C30 40 44 24 60 24C76 24 90 40 92 70V140H28Z", "#000", 0.35),
    before: (face) =>
      parting(face.hair) + hood(face.cloth) +
      fill("M37 34L33 10L46 20L60 2L74 20L87 10L83 34C70 26 50 26 37 34Z", GOLD) + fill("M60 2L74 20L87 10L83 34C76 30 68 28.4 60 28.4Z", GOLD_DEEP, 0.4) +
      disc(60, 20, 4, face.gem) + disc(46, 25, 2.2, GOLD_LIGHT) + disc(74, 25, 2.2, GOLD_LIGHT) + disc(60, 2, 2.6, GOLD_LIGHT) + disc(33, 10, 2.2, GOLD_LIGHT) + disc(87, 10, 2.2, GOLD_LIGHT),
  },
  braids: {
    behind: ({ hair }) => fill("M60 16C36 16 30 40 32 64C33 76 36 84 42 88H78C84 84 87 76 88 64C90 40 84 16 60 16Z", hair),
    before: ({ cloth, gem, hair }) =>
      parting(hair) + [33, 87].map((x) => [86, 98, 110, 122].map((y) => `<ellipse cx="${x + (x < 60 ? -1 : 1) * (122 - y) * 0.06}" cy="${y}" rx="6.4" ry="7.6" fill="${hair}"/>`).join("") + stroke(`M${x - 5} 129H${x + 5}`, GOLD, 3.2)).join("") +
      fill("M36 36C36 16 46 8 60 8C74 8 84 16 84 36C70 28 50 28 36 36Z", cloth) + fill("M60 8C74 8 84 16 84 36C77 32 70 30.4 64 30C74 24 72 14 60 8Z", "#000", 0.22) +
      stroke("M36 36C50 28 70 28 84 36", GOLD, 3) + stroke("M40 28C52 21 68 21 80 28", GOLD_LIGHT, 1.2, ' stroke-dasharray="0.1 4"') + drop(gem, 43),
  },
  yashmak: {
    behind: ({ cloth }) => fill(DRAPE, cloth) + fill("M28 70C30 40 44 24 60 24C76 24 90 40 92 70V140H28Z", "#000", 0.35),
    before: (face) =>
      parting(face.hair) + fill("M39 66C50 71 70 71 81 66C81 84 74 102 60 108C46 102 39 84 39 66Z", face.cloth, 0.9) + stroke("M39 66C50 71 70 71 81 66", GOLD, 1.8) +
      [45, 52.5, 60, 67.5, 75].map((x) => disc(x, 71.6 - Math.abs(x - 60) * 0.12, 1.2, GOLD_LIGHT)).join("") +
      hood(face.cloth) + stroke("M38.4 46C48 36 72 36 81.6 46", face.gem, 1.6) + drop(face.gem, 45),
  },
};

function princess(face: Face): string {
  const skin = SKIN[face.skin] ?? (SKIN[0] as readonly [string, string]);
  const dress = DRESSES[face.dress];
  const shadow = fill("M60 30C77 30 81.5 45 80.5 60C79.5 76 70 91 60 91C70 80 74 62 72 48C71 40 67 33 60 30Z", skin[1], 0.5);
  const ears = face.dress === "turban" || face.dress === "coins" || face.dress === "braids" ? earrings(face.gem) : "";
  return dress.behind(face) + neck(skin) + robe(face) + fill(HEAD, skin[0]) + shadow + features(skin[1], face.hair) + ears + dress.before(face);
}

/** The White Knight: beard, white turban around a helmet, and a cloak for riding. */
const SIDI =
  fill("M8 140C11 117 31 104 48 99C53 108 67 108 72 99C89 104 109 117 112 140Z", "#f3ead6") + fill("M72 99C89 104 109 117 112 140H76C84 128 82 112 72 99Z", "#b9ab8e") +
  fill("M44 104L60 128L76 104L72 99C67 108 53 108 48 99Z", "#2a4fa0") + fill("M49 80H71V101C71 112 49 112 49 101Z", "#a56b3c") + fill(HEAD, "#c98e5e") +
  fill("M60 30C77 30 81.5 45 80.5 60C79.5 76 70 91 60 91C70 80 74 62 72 48C71 40 67 33 60 30Z", "#a56b3c", 0.5) +
  features("#a56b3c", "#1d1620") +
  fill("M39.4 58C40 82 49 99 60 99C71 99 80 82 80.6 58C77 68 73 73 67 73C63 71.4 57 71.4 53 73C47 73 43 68 39.4 58Z", "#1d1620") +
  fill("M54.6 78.8C57 77.4 63 77.4 65.4 78.8C63 81.6 57 81.6 54.6 78.8Z", "#a8324a") +
  fill("M44 24C46 8 55 0 60 -8C65 0 74 8 76 24Z", "#c9cfd8") + fill("M60 -8C65 0 74 8 76 24H64Z", "#8f98a6") +
  fill("M30 44C26 28 38 18 60 18C82 18 94 28 90 44C84 49 76 41 60 41C44 41 36 49 30 44Z", "#fffaf0") + fill("M60 18C82 18 94 28 90 44C84 49 78 43 70 42C84 36 80 24 60 18Z", "#cfc3a8") +
  stroke("M33 40C46 32 70 26 86 27M38 28C54 28 76 32 88 40", "#b9ab8e", 1.2) + disc(60, 30, 5, GOLD) + disc(60, 30, 3, "#8c1d3f");

export function portrait(name: string): string {
  const face = FACES[name];
  return face ? princess(face) : SIDI;
}
