import {
  formatListenerRange,
  parseListenerRange,
  rangeFromNumbers,
} from "@earshot/domain/audience/range/listener-range";
import { parentCategory } from "@earshot/domain/catalogue/codes/categories";
import {
  NOT_AVAILABLE,
  normalizePodcast,
  normalizePodcastDetail,
} from "@earshot/domain/catalogue/sources/normalize-podcast";
import { normalizeEpisode } from "@earshot/domain/catalogue/sources/normalize-episode";
import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { DefaultableField, Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { LookupKey } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { SearchRequest, SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { feedIdentity } from "../catalogue/local/record/feed-identity.js";
import type { ShowSource } from "../catalogue/rapidapi/rapidapi-catalogue.js";
import { isAnyCategory, passes, textOf } from "../catalogue/rapidapi/search-conditions.js";
import { exactTitlesFirst } from "../catalogue/rapidapi/title-search.js";

/** A show with the field names in section 3 of the product specification, its GUID and its episodes. */
export type RawShow = Readonly<Record<string, unknown>> & {
  readonly podcastGuid?: string;
  readonly episodes?: readonly unknown[];
};

type Entry = {
  readonly podcast: Podcast;
  readonly detail: PodcastDetail;
  readonly guid: string | undefined;
  readonly episodes: readonly Episode[];
};

/** A few shows in memory, most popular first. Throws if one has no id. */
export class FixedShows implements ShowSource {
  private readonly entries: readonly Entry[];

  constructor(
    shows: readonly RawShow[],
    readonly now: Date,
  ) {
    this.entries = shows
      .map((raw) => entryOf(raw, now))
      .sort((a, b) => b.detail.popularityScore - a.detail.popularityScore);
  }

  get all(): readonly PodcastDetail[] {
    return this.entries.map(({ detail }) => detail);
  }

  search(request: SearchRequest) {
    const found = this.entries
      .map(({ podcast }) => podcast)
      .filter((show) => hasWords(show, request) && states(show, request));
    return Promise.resolve({ value: exactTitlesFirst(request.term, found), stale: false });
  }

  /** A found show, with its per-episode audience if known. */
  result(podcast: Podcast): SearchResult {
    const { pea_range } = this.entry(podcast.id)?.detail ?? { pea_range: NOT_AVAILABLE };
    return pea_range === NOT_AVAILABLE ? podcast : { ...podcast, pea_range };
  }

  podcast(id: PodcastId): Promise<PodcastDetail | undefined> {
    return Promise.resolve(this.entry(id)?.detail);
  }

  episodes(id: PodcastId): Promise<readonly Episode[]> {
    return Promise.resolve(this.entry(id)?.episodes ?? []);
  }

  categories(names: readonly string[]) {
    const known = names.flatMap((name) => {
      const members = isAnyCategory(name) ? [] : this.inCategory(name);
      return members.length === 0 ? [] : [[name, statsOf(members)] as const];
    });
    return Promise.resolve(new Map(known));
  }

  inCategory(name: string): readonly PodcastDetail[] {
    return this.all.filter((show) => passes(show, { tags: [], categories: [name] }, this.now));
  }

  /** The shows with an id, a feed, an Apple number or a GUID; undefined for a title. */
  named({ kind, value }: LookupKey): readonly Podcast[] | undefined {
    if (kind === "title") return undefined;
    const wanted = kind === "feed" ? feedIdentity(value) : value.trim().toLowerCase();
    if (!wanted) return [];
    const keyOf = ({ podcast, guid }: Entry) => {
      if (kind === "feed") return feedIdentity(podcast.url);
      return kind === "id" ? podcast.id : kind === "itunes" ? podcast.itunesId : guid;
    };
    return this.entries.filter((entry) => keyOf(entry) === wanted).map(({ podcast }) => podcast);
  }

  private entry(id: PodcastId): Entry | undefined {
    return this.entries.find(({ detail }) => detail.id === id);
  }
}

function entryOf(raw: RawShow, now: Date): Entry {
  const [podcast, modelled] = [normalizePodcast(raw), normalizePodcastDetail(raw, now)];
  if (!podcast || !modelled) throw new Error("A sandbox show has no id.");
  const categories = withParents(modelled.categories);
  const detail: PodcastDetail = { ...modelled, categories, origin: { from: "demo", at: null } };
  const { listener_range, defaulted } = detail;
  return {
    // Listeners are estimated, in search results too.
    podcast: { ...podcast, categories, listener_range, defaulted },
    detail,
    guid: raw.podcastGuid?.toLowerCase(),
    episodes: (raw.episodes ?? []).flatMap((episode, at) => normalizeEpisode(episode, at) ?? []),
  };
}

/** A show is also found under the category above its own, so it counts for both. */
function withParents(categories: readonly string[]): readonly string[] {
  return [...new Set(categories.flatMap((name) => [name, parentCategory(name) ?? []].flat()))];
}

/** Whether each of the words is the beginning of a word of the show. */
function hasWords(show: Podcast, { term, mode }: SearchRequest): boolean {
  const text = ` ${foldText(textOf(show, mode))}`;
  return foldText(term).split(" ").every((word) => text.includes(` ${word}`)); // prettier-ignore
}

/** Whether the show states the facts that the filters compare. The catalogue compares the values. */
function states(show: Podcast, { filters }: SearchRequest): boolean {
  const { language, explicit, minEpisodes, maxEpisodes, minListeners, maxListeners, lastUpdate, updatedSince } =
    filters;
  const { tags } = filters;
  const isStated = (field: DefaultableField, ...asked: readonly unknown[]) =>
    asked.every((value) => value === undefined) || !show.defaulted.includes(field);
  return (
    (tags.length === 0 || tags.some((tag) => show.categories.some((name) => foldText(name) === foldText(tag)))) &&
    isStated("language", language) &&
    isStated("explicit", explicit) &&
    isStated("episodeCount", minEpisodes, maxEpisodes) &&
    isStated("listener_range", minListeners, maxListeners) &&
    isStated("lastUpdate", lastUpdate, updatedSince)
  );
}

/** The averages of the lower and of the upper bounds; an open range counts as its lower bound. */
function statsOf(shows: readonly PodcastDetail[]) {
  const ranges = shows
    .map((show) => parseListenerRange(show.listener_range))
    .filter((range) => range.kind !== "unknown");
  const mean = (ends: readonly number[]) => ends.reduce((sum, end) => sum + end, 0) / ends.length;
  const low = mean(ranges.map((range) => range.low));
  const high = mean(ranges.map((range) => (range.kind === "open" ? range.low : range.high)));
  return { listener_range: formatListenerRange(rangeFromNumbers(low, high)), podcast_count: shows.length };
}
