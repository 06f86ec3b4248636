import type { DatabaseSync } from "node:sqlite";
import type { ImportedPodcast } from "../../local/record/imported-podcast.js";
import { signalsText } from "../../local/record/stored-signals.js";

const DIRECTORIES: Readonly<Record<string, string>> = {
  "podcasts.apple.com": "Apple Podcasts",
  "api.spotify.com": "Spotify",
};

/**
 * Lists of popular shows in a dump. A row with a category and the page of a directory in place of a feed was collected from such
 * a list; no other dump has rows like that. The list is as long as the dump says.
 */
export class PopularLists {
  private readonly sizes = new Map<string, number>();

  /** `names`: the columns that the dump has. */
  constructor(
    private readonly database: DatabaseSync,
    private readonly names: readonly string[],
  ) {}

  /** The sign of demand of a show in a list; undefined for all others. */
  signal({ key, feedUrl, categories }: ImportedPodcast): string | undefined {
    if (feedUrl !== undefined || categories.length === 0) return undefined;
    const directory = key.split("/")[0] ?? "";
    const source = DIRECTORIES[directory];
    const shows = source === undefined ? 0 : this.sizeOf(directory);
    return source === undefined || shows === 0 ? undefined : signalsText([{ kind: "list", source, shows }]);
  }

  /** Counted once, at the first show of the list; 0 when a damaged dump cannot be read to its end. */
  private sizeOf(directory: string): number {
    const known = this.sizes.get(directory);
    if (known !== undefined) return known;
    const size = this.counted(directory);
    this.sizes.set(directory, size);
    return size;
  }

  private counted(directory: string): number {
    const named = this.names.filter((name) => name.startsWith("category")).map((name) => `"${name}"`);
    const sql = `SELECT count(*) AS shows FROM podcasts WHERE url LIKE ? AND coalesce(${[...named, "NULL"].join(", ")}, '') <> ''`;
    try {
      return Number(this.database.prepare(sql).get(`%://${directory}/%`)?.shows);
    } catch {
      return 0;
    }
  }
}
