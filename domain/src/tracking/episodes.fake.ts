import type { Episode } from "../catalogue/shows/episode.js";

/** An episode with default values, for tests. */
export function episode(id: string, published: string | null, more: Partial<Episode> = {}): Episode {
  return { id, title: `Title ${id}`, summary: "", published, duration: null, image: "", mp3: "", ...more };
}
