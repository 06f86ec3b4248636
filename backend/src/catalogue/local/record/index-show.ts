import { type HostSentences, withoutBoilerplate } from "@earshot/domain/catalogue/text/boilerplate";
import { datesShowActivity } from "@earshot/domain/audience/facts/activity";
import { CODED_NAMES, type CodedName, eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { apart, domainLabels, labelWord } from "./words/label-words.js";
import { labelsOf } from "./words/labels.js";
import { indexedWords } from "./words/lexemes.js";
import { writeDescription } from "./words/word-numbers.js";
import { hostNames } from "./words/names.js";
import { FIGURE_COLUMNS, orderFigures } from "./order-figures.js";
import type { ShowRow } from "./show-table.js";

/** The columns of a show that go into the search index. */
export const INDEXABLE_COLUMNS = [
  "id",
  "sinks",
  "ranked",
  "size",
  "title",
  "author",
  "owner",
  "description",
  "categories",
  ...CODED_NAMES,
  "detected_language",
  "explicit",
  "has_contact",
  "host",
  "itunes_id",
  "episode_count",
  "popularity_score",
  "last_update",
  "newest_episode",
  "listeners_low",
  "listeners_high",
  ...FIGURE_COLUMNS,
] as const satisfies readonly (keyof ShowRow)[];

export type IndexableShow = Pick<ShowRow, (typeof INDEXABLE_COLUMNS)[number]>;

type Value = string | number | null | Uint8Array;

/** The values for each table of the index, without the place, in column order. */
export type IndexedShow = Readonly<Record<"shows" | "texts" | "titles" | "hosts" | "topics", readonly Value[]>>;

/** Old saved feeds and shows without a date do not match any filter by date or activity. */
const UNKNOWN_DATE = 0;

/** Sizes (see `sizeOf`) are multiplied by this and stored as whole numbers. */
export const SIZE_PARTS = 10_000;
/** A show at least this large counts as well known: its name counts fully in topic searches, and people misspell it. */
export const KNOWN_SIZE = 3;

/** Indexed words per description; later words matter little. */
const DESCRIPTION_WORDS = 300;

/** A coded fact as displayed and searched; if no source states a language, it is detected. */
export function shownCode(
  show: { readonly [Name in CodedName]: string | null } & Pick<ShowRow, "detected_language">,
  name: CodedName,
): string | null {
  return show[name] ?? (name === "language" ? show.detected_language : null);
}

/** `numberOf` returns the number of a category. `repeated`: sentences that hosts add to the descriptions of their shows. */
export function indexedShow(
  show: IndexableShow,
  numberOf: (category: string) => number,
  repeated?: HostSentences,
): IndexedShow {
  const hosts = hostNames({ author: show.author ?? undefined, owner: show.owner ?? undefined });
  const title = indexedWords(show.title);
  const own = withoutBoilerplate(withoutMarkup(show.description ?? ""), repeated?.get(show.host ?? ""));
  const described = indexedWords(own).slice(0, DESCRIPTION_WORDS);
  const labels = [
    ...labelsOf({
      categories: show.categories,
      ...eachCoded((name) => shownCode(show, name) ?? undefined),
      explicit: show.explicit ?? undefined,
      hasContact: show.has_contact ?? undefined,
    }),
    ...(show.host ? domainLabels(show.host) : []),
  ]
    .map(labelWord)
    .join(" ");
  const labeled = (words: string) => `${words} ${labels}`;
  const { listeners, audience, pace } = orderFigures(show);
  const categories = [...new Set(show.categories.map(numberOf))].join(" ");
  return {
    shows: [
      show.sinks,
      Number(show.ranked),
      ...CODED_NAMES.map((name) => shownCode(show, name)),
      show.explicit === null ? null : Number(show.explicit),
      show.has_contact === null ? null : Number(show.has_contact),
      show.episode_count ?? -1,
      numberOr(show.listeners_low, null),
      numberOr(show.listeners_high, null),
      listeners,
      show.popularity_score ?? -1,
      numberOr(show.last_update, -1),
      datesShowActivity(show.as_of === null ? undefined : Number(show.as_of), new Date(Number(show.fetched_at) * 1000))
        ? numberOr(show.newest_episode, -1)
        : UNKNOWN_DATE,
      audience,
      pace,
      numberOr(show.itunes_id, null),
      categories,
    ],
    texts: [
      show.id,
      foldText(show.title),
      foldText(hosts[0] ?? ""),
      foldText(hosts[1] ?? ""),
      Math.round(show.size * SIZE_PARTS),
      show.sinks,
      writeDescription(described),
    ],
    titles: [labeled(title.join(" "))],
    hosts: [labeled(apart(hosts))],
    topics: [labeled(described.join(" ")), title.join(" "), apart(show.categories)],
  };
}

function numberOr<Other>(value: string | null, other: Other): number | Other {
  return value === null ? other : Number(value);
}

/** Show notes may hold a few tags; only their text is searched. */
export function withoutMarkup(html: string): string {
  return html.includes("<") ? html.replace(/<[^<>]*>/g, " ").replace(/&(?:#\d+|\w+);/g, " ") : html;
}
