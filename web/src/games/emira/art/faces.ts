/** What makes each princess herself: her dress, her colours and how she carries her head. */

/** A draped veil, a turban with a plume, a band of coins over loose hair, a crown over a veil, a cap with braids, a veiled face. */
export type Dress = "veil" | "turban" | "coins" | "crown" | "braids" | "yashmak";

export interface Face {
  dress: Dress;
  cloth: string;
  robe: string;
  gem: string;
  skin: number;
  hair: string;
}

const BLACK = "#1d1620";
const BROWN = "#3a2118";
const CHESTNUT = "#5b2d17";

const face = (dress: Dress, cloth: string, robe: string, gem: string, skin: number, hair = BLACK): Face => ({ dress, cloth, robe, gem, skin, hair });

export const FACES: Readonly<Record<string, Face>> = {
  albina: face("crown", "#f3ead6", "#2a4fa0", "#c1502e", 0, CHESTNUT),
  halimah: face("coins", "#8c1d3f", "#1c8f8a", "#e9ac35", 2),
  asima: face("veil", "#1c8f8a", "#7a2f5c", "#e9ac35", 1, BROWN),
  noor: face("yashmak", "#2a4fa0", "#232a54", "#8fd0ff", 1),
  rasha: face("turban", "#c1502e", "#3d2a6b", "#1c8f8a", 3),
  thara: face("braids", "#6f4fb0", "#c1502e", "#e9ac35", 2, BROWN),
  zainab: face("veil", "#3c4f8f", "#e3a02f", "#c1502e", 2),
  nibal: face("braids", "#7a9a6b", "#8c1d3f", "#f8f1e3", 0, CHESTNUT),
  samira: face("coins", "#c2456b", "#f0c9a6", "#8c1d3f", 1, BROWN),
  zahrah: face("yashmak", "#2b2433", "#8c1d3f", "#c1502e", 2),
  fatima: face("crown", "#7a9a6b", "#c1502e", "#2a4fa0", 3),
  layla: face("turban", "#232a54", "#c2456b", "#f8f1e3", 1),
  malika: face("crown", "#8c1d3f", "#e3a02f", "#1c8f8a", 2),
  nadia: face("coins", "#e3a02f", "#8c1d3f", "#1c8f8a", 0, CHESTNUT),
  firyal: face("turban", "#e3a02f", "#1c8f8a", "#8c1d3f", 2, BROWN),
  hind: face("veil", "#f0d9d2", "#c2456b", "#c1502e", 1),
  farah: face("braids", "#e3a02f", "#3f7463", "#c1502e", 3),
  raidah: face("veil", "#b04a2b", "#2a4fa0", "#e9ac35", 3),
  adara: face("turban", "#d8c296", "#c1502e", "#2a4fa0", 3),
  suleika: face("yashmak", "#3f7463", "#1d3a36", "#c8f0a0", 0, BROWN),
  janan: face("coins", "#d07a35", "#6f4fb0", "#8c1d3f", 2, BROWN),
  sahar: face("veil", "#6f4fb0", "#1c8f8a", "#f8f1e3", 0),
  anisah: face("crown", "#1c8f8a", "#232a54", "#c1502e", 1, BROWN),
  zafirah: face("crown", "#e9ac35", "#8c1d3f", "#2a4fa0", 2),
  xenia: face("coins", "#1d1620", "#7d8c1f", "#c1502e", 0, "#7a2f16"),
  yasmine: face("braids", "#1c8f8a", "#e6d5b4", "#8c1d3f", 1),
  badra: face("turban", "#7a2f5c", "#e3a02f", "#8fd0ff", 2),
};
