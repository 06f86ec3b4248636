import { foldText } from "@earshot/domain/catalogue/fold";
import { languageName } from "@earshot/domain/catalogue/languages";
import type { SimilarPodcast } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { categoryLabel } from "../record/labels.js";
import { isUnspaced } from "../record/lexemes.js";
import { PODCAST_COLUMNS, type PodcastRow, podcastOf } from "./podcast.row.js";
import { wordRarity } from "./search-terms.js";
import { SqlParameters } from "./sql-parameters.js";
import { type TierSteps, tierSteps } from "./tier-steps.js";
import { type Tier, tiersOf } from "./tiers.js";
import { adjacent, anyOf } from "./word-query.js";

/** Rare words of a show that others are compared by. */
const WORDS = 10;
/** Shows that are looked at for the rare words together; the rarest words come first. */
const MOST_SHARING = 4_000;
/** A word in more than this share of all shows, or in more shows than this, tells nothing about likeness. */
const COMMON_SHARE = 0.003;
const COMMON = 4_000;
/** Shows compared: those that share a rare word, and neighbours in size with a common category. */
const SHARING = 400;
const NEIGHBOURS = 60;
/** So many of the next larger and of the next smaller shows are looked through for such neighbours. */
const NEXT_IN_SIZE = 3_000;

type RareWord = { readonly word: string; readonly topics: number; readonly titled: boolean };
/** What is compared of a show. */
type ComparedRow = Pick<
  PodcastRow,
  "position" | "title" | "categories" | "language" | "listeners_low" | "listeners_high"
> & {
  readonly shared: boolean[];
};

/** Shows like another: by rare words, categories, language and audience size, each with the reasons in words. */
export async function similarShows(database: DataSource, show: PodcastRow, limit: number): Promise<SimilarPodcast[]> {
  const [info] = await database.query<{ podcasts: number; last: number }[]>(
    "SELECT podcasts, last_position AS last FROM catalogue.info",
  );
  const { podcasts, last } = info ?? { podcasts: 0, last: 0 };
  const words = await rareWords(database, show, podcasts);
  const others = await comparedShows(database, show, words, tiersOf(last));
  const seen = new Set([foldText(show.title)]);
  const best = others
    .map((other) => ({ other, ...likeness(show, other, words, podcasts) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.points - a.points || a.other.position - b.other.position)
    .filter(({ other }) => !seen.has(foldText(other.title)) && seen.add(foldText(other.title)))
    .slice(0, limit);
  const rows = await database.query<PodcastRow[]>(
    `SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts WHERE position = ANY($1::float8[])`,
    [best.map(({ other }) => other.position)],
  );
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return best.flatMap(({ other, reasons }) => {
    const row = byPosition.get(other.position);
    // Replaced in between by another catalogue: not the show that was compared.
    return row?.title === other.title ? [{ podcast: podcastOf(row), reasons }] : [];
  });
}

async function rareWords(database: DataSource, show: PodcastRow, podcasts: number): Promise<RareWord[]> {
  const most = Math.min(COMMON, Math.max(20, Math.floor(podcasts * COMMON_SHARE)));
  const rows = await database.query<RareWord[]>(
    `SELECT v.word, v.topics, 'A' = ANY(w.weights) AS titled
     FROM catalogue.podcasts p, unnest(p.topic_words) w JOIN catalogue.vocabulary v ON v.word = w.lexeme
     WHERE p.position = $1 AND w.weights && '{A,D}' AND v.topics BETWEEN 2 AND $2 AND length(v.word) > 2 AND v.word !~ '^[0-9]+$'
     ORDER BY v.topics * CASE WHEN 'A' = ANY(w.weights) THEN 0.2 ELSE 1 END, v.word LIMIT ${WORDS}`,
    [show.position, most],
  );
  let shows = 0;
  return rows
    .filter(({ word }) => !isUnspaced(word) || [...word].length > 1)
    .filter(({ topics }) => (shows += topics) <= MOST_SHARING);
}

function comparedShows(
  database: DataSource,
  show: PodcastRow,
  words: readonly RareWord[],
  tiers: readonly Tier[],
): Promise<ComparedRow[]> {
  const parameters = new SqlParameters();
  const own = parameters.add(show.position);
  const shared = words.map(({ word }) => `topic_words @@ ${parameters.add(adjacent([word]))}::tsquery`);
  const sources: string[] = [];
  let sharing: TierSteps = { steps: [], found: "" };
  if (words.length > 0) {
    const any = parameters.add(anyOf(words.map(({ word }) => adjacent([word]))));
    const condition = `topic_words @@ ${any}::tsquery AND position <> ${own} AND sinks = 0`;
    sharing = tierSteps(tiers, { name: "sharing", columns: "position", condition, wanted: SHARING });
    sources.push(`(SELECT position FROM (${sharing.found}) sharing ORDER BY position LIMIT ${SHARING})`);
  }
  if (show.categories.length > 0) {
    const labels = parameters.add(show.categories.map(categoryLabel));
    sources.push(neighbours(own, labels, { beyond: "<", order: "DESC" }));
    sources.push(neighbours(own, labels, { beyond: ">", order: "ASC" }));
  }
  if (sources.length === 0) return Promise.resolve([]);
  return database.query<ComparedRow[]>(
    `${sharing.steps.length > 0 ? `WITH ${sharing.steps.join(", ")}` : ""}
     SELECT position, title, categories, language, listeners_low, listeners_high, ARRAY[${shared.join(", ")}]::boolean[] AS shared
     FROM catalogue.podcasts WHERE position = ANY(ARRAY(${sources.join(" UNION ")}))`,
    parameters.values,
  );
}

/** The shows next in size with a common category, among the very next ones. */
function neighbours(
  own: string,
  labels: string,
  { beyond, order }: { readonly beyond: "<" | ">"; readonly order: "ASC" | "DESC" },
): string {
  return `(SELECT position FROM (
      SELECT position, labels, sinks FROM catalogue.podcasts WHERE position ${beyond} ${own}
      ORDER BY position ${order} LIMIT ${NEXT_IN_SIZE}
    ) near WHERE labels && ${labels}::text[] AND sinks = 0 ORDER BY position ${order} LIMIT ${NEIGHBOURS})`;
}

/** What a category in common is worth beside rare words, which give the logarithm of their rarity. */
const CATEGORY = 4;

function likeness(show: PodcastRow, other: ComparedRow, words: readonly RareWord[], podcasts: number) {
  const shared = words.filter((_, at) => other.shared[at]);
  const categories = show.categories.filter((name) =>
    other.categories.some((theirs) => foldText(theirs) === foldText(name)),
  );
  const language = show.language !== null && show.language === other.language ? show.language : undefined;
  const size = sizeLikeness(show, other);
  const reasons: string[] = [];
  if (shared.length > 0) reasons.push(`Both speak of ${list(shared.slice(0, 3).map(({ word }) => `“${word}”`))}`);
  if (categories.length > 0)
    reasons.push(`Same ${categories.length > 1 ? "categories" : "category"}: ${list(categories.slice(0, 3))}`);
  const points =
    shared.reduce((sum, { topics, titled }) => sum + wordRarity(topics, podcasts) * (titled ? 1.5 : 1), 0) +
    CATEGORY * Math.min(3, categories.length);
  // Language and size alone make no two shows alike.
  if (reasons.length === 0) return { points: 0, reasons };
  if (language !== undefined) reasons.push(`Also in ${languageName(language)}`);
  if (size > 0.5) reasons.push("Similar audience size");
  return { points: points + (language === undefined ? 0 : 2) + 2 * size, reasons };
}

/** 1 for ranges with the same middle, 0 from ten times as many; 0 when one is unknown. */
function sizeLikeness(show: PodcastRow, other: ComparedRow): number {
  const [a, b] = [middle(show), middle(other)];
  return a === undefined || b === undefined ? 0 : Math.max(0, 1 - Math.abs(Math.log10((1 + a) / (1 + b))));
}

function middle({
  listeners_low: low,
  listeners_high: high,
}: Pick<PodcastRow, "listeners_low" | "listeners_high">): number | undefined {
  if (low === null || high === null) return undefined;
  return Number(high) === Number.MAX_SAFE_INTEGER ? Number(low) : (Number(low) + Number(high)) / 2;
}

function list(items: readonly string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : (items[0] ?? "");
}
