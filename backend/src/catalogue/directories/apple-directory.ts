import { FeedDirectory, type ShowKeys } from "@earshot/domain/catalogue/sources/feed-directory.port";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { z } from "zod";
import { nameKey } from "../local/record/words/names.js";
import { APPLE_FEEDS } from "../signals/apple-genre-charts.js";
import type { JsonSource } from "../signals/json-source.js";

const CANDIDATES = 20;

const entry = z.object({
  collectionName: z.string().optional(),
  artistName: z.string().optional(),
  feedUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
});
const answer = z.object({ results: z.array(z.unknown()).max(200) });

type Entry = z.output<typeof entry>;

/** Finds a show in Apple's directory by its number there, or else by its title and maker. */
export class AppleDirectory extends FeedDirectory {
  constructor(
    private readonly source: JsonSource,
    private readonly base = APPLE_FEEDS,
  ) {
    super();
  }

  override async feedOf({ itunesId, title, author }: ShowKeys): Promise<string | undefined> {
    const byNumber = itunesId !== undefined && (await this.ask("lookup", { id: itunesId }))[0]?.feedUrl;
    if (byNumber) return byNumber;
    const found = await this.ask("search", { media: "podcast", term: title, limit: String(CANDIDATES) });
    const named = found.filter(({ collectionName = "" }) => nameKey(collectionName) === nameKey(title));
    const feeds = new Set(named.filter((show) => isBy(show, author)).map(({ feedUrl }) => feedUrl));
    // Two shows have this title and maker, so it is unclear which one is meant.
    const [feed, ...others] = feeds;
    return others.length === 0 ? feed : undefined;
  }

  private async ask(what: "lookup" | "search", words: Readonly<Record<string, string>>): Promise<readonly Entry[]> {
    const query = new URLSearchParams({ entity: "podcast", ...words });
    const parsed = answer.safeParse(await this.source.read(`${this.base}/${what}?${query.toString()}`));
    if (!parsed.success) return [];
    return parsed.data.results.flatMap((result) => {
      const one = entry.safeParse(result);
      return one.success && one.data.feedUrl !== undefined ? [one.data] : [];
    });
  }
}

/** Whether the makers' names have a word in common; an unknown maker may be anyone. */
function isBy({ artistName }: Entry, author: string | undefined): boolean {
  if (author === undefined || artistName === undefined) return true;
  const words = new Set(foldText(author).split(" "));
  return foldText(artistName)
    .split(" ")
    .some((word) => word.length > 2 && words.has(word));
}
