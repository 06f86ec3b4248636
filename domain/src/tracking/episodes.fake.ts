import type { Episode } from "../catalogue/episode.js";

/** An episode for tests: only what the test is about need be said. */
export function episode(id: string, published: string | null, more: Partial<Episode> = {}): Episode {
  return { id, title: `Title ${id}`, summary: "", published, duration: null, image: "", mp3: "", ...more };
}
