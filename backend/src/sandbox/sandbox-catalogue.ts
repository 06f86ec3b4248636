import { setTimeout as delay } from "node:timers/promises";
import { appleCategories, TOP_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import {
  CatalogueUnavailable,
  type ListedShow,
  type LookupKey,
} from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { CatalogueSummary, SearchPage, SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { NOT_AVAILABLE } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import { SANDBOX_INPUTS } from "@earshot/domain/keys/test-key";
import { RapidApiCatalogue } from "../catalogue/rapidapi/rapidapi-catalogue.js";
import { isAnyCategory } from "../catalogue/rapidapi/search-conditions.js";
import { httpProblem } from "../http/problem.js";
import type { FixedShows } from "./fixed-shows.js";
import { clustersOf, distributionOf } from "./sandbox-market.js";

/** Milliseconds: longer than a patient program expects, but shorter than its timeout (judgment). */
const SLOW = 3_000;

/**
 * Fixed shows with the search of the provider's catalogue. Some search words make it fail, so that programs can be tested for
 * failures (`SANDBOX_INPUTS`).
 */
export class SandboxCatalogue extends RapidApiCatalogue {
  override readonly sourceProvider = "sandbox";

  constructor(
    private readonly shows: FixedShows,
    private readonly slow = SLOW,
  ) {
    super(shows, { now: () => shows.now }, () => Infinity);
  }

  override async search(request: SearchRequest): Promise<SearchPage> {
    if (request.term === SANDBOX_INPUTS.down) throw new CatalogueUnavailable("The sandbox is down, as requested.");
    if (request.term === SANDBOX_INPUTS.broken) throw httpProblem(500, "internal", BROKEN);
    if (request.term !== SANDBOX_INPUTS.slow) return this.found(request);
    await delay(this.slow);
    // A search without words needs a filter. All shows pass this one, except for the show without facts.
    const { minEpisodes = 0 } = request.filters;
    return this.found({ ...request, term: "", filters: { ...request.filters, minEpisodes } });
  }

  override async lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]> {
    const others = await super.lookUp(keys);
    return keys.map((key, at) => this.shows.named(key) ?? others[at] ?? []);
  }

  override async categoryDistributions(
    categories: readonly string[],
    language?: string,
  ): Promise<Readonly<Record<string, CategoryDistribution>>> {
    const known = categories.flatMap((name) => {
      const shows = isAnyCategory(name) ? [] : this.shows.inCategory(name);
      const [category = name.trim()] = appleCategories([name]);
      return shows.length === 0
        ? []
        : [[name.trim().toLowerCase(), distributionOf(category, shows, language)] as const];
    });
    return Object.fromEntries(known);
  }

  override async clusterAudiences(): Promise<readonly ClusterAudience[]> {
    return clustersOf(this.shows.all);
  }

  override async mostPopular({
    after,
    limit,
  }: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly ListedShow[]> {
    return this.shows.all.slice(after, after + limit).map(({ id, lastUpdate }) => ({ id, lastUpdate }));
  }

  override async summary(): Promise<CatalogueSummary> {
    const { all, now } = this.shows;
    const codes = [...new Set(all.map(({ language }) => language))].filter((code) => code !== NOT_AVAILABLE);
    const languages = codes.map((code) => {
      return { code, name: languageName(code), podcasts: all.filter(({ language }) => language === code).length };
    });
    const categories = TOP_CATEGORIES.map((name) => ({ name, podcasts: this.shows.inCategory(name).length }));
    return {
      podcasts: all.length,
      episodes: all.reduce((sum, { episodeCount }) => sum + episodeCount, 0),
      updatedAt: now.toISOString(),
      source: "demo",
      categories: categories.filter(({ podcasts }) => podcasts > 0).sort(mostFirst),
      languages: languages.sort(mostFirst),
    };
  }

  private async found(request: SearchRequest): Promise<SearchPage> {
    const page = await super.search(request);
    return { ...page, results: page.results.map((show) => this.shows.result(show)) };
  }
}

const BROKEN = "Something went wrong on our side. Please try again.";

const mostFirst = (a: { readonly podcasts: number }, b: { readonly podcasts: number }) => b.podcasts - a.podcasts;
