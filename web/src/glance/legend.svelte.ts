/** The legends of the games: asked for once, there when they come. */
import { api } from "../net/api";
import type { LegendGroup, TopicInfo } from "../protocol";

class Legends {
  #known = $state.raw<Readonly<Record<string, LegendGroup[]>>>({});
  #asked = new Set<string>();

  of(game: string): LegendGroup[] {
    return this.#known[game] ?? [];
  }

  /** Without a legend a table works as well, so a failure is only tried again at the next table. */
  async want(game: string): Promise<void> {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    try {
      this.#known = { ...this.#known, [game]: await api.legend(game) };
    } catch {
      this.#asked.delete(game);
    }
  }
}

export const legends = new Legends();

/** The topic about a thing: of this very name, or of the longest beginning of it, such as `souk` of `souk-sack_white`. */
export function topicOf(legend: readonly LegendGroup[], about: string): TopicInfo | undefined {
  let best: TopicInfo | undefined;
  let length = 0;
  for (const topic of legend.flatMap((group) => group.topics)) {
    for (const id of [topic.id, ...topic.also]) {
      const fits = about === id || about.startsWith(`${id}-`) || about.startsWith(`${id}_`);
      if (fits && id.length > length) [best, length] = [topic, id.length];
    }
  }
  return best;
}
