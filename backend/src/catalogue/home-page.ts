import { GROWTH_WEEKS, NEW_DAYS } from "@earshot/domain/catalogue/home/growth";
import type { HomeShows } from "@earshot/domain/catalogue/home/home-shows.port";
import { STARTING_POINTS } from "@earshot/domain/catalogue/home/starting-points";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { Logger } from "@nestjs/common";
import type { HomeAnswer } from "./home.schemas.js";

const SHOWN = 4;
const DAY = 86_400_000;
/** Milliseconds. Dates change and feeds are read even within one generation, so cached parts expire. */
const CACHED_MS = 10 * 60_000;
/** Milliseconds before a failed query is repeated: it may be an expensive one. */
const PAUSE = 60_000;

/**
 * The content of the search page before a search. Each part is computed once per generation of the catalogue, and again
 * after ten minutes. A part that fails keeps its last value, or is empty.
 */
export class HomePage {
  private readonly starts: HomePart<HomeAnswer["starts"]>;
  private readonly growing: HomePart<HomeAnswer["growing"]>;
  private readonly begun: HomePart<HomeAnswer["begun"]>;
  private readonly codes: HomePart<HomeAnswer["codes"]>;

  constructor(
    private readonly catalogue: PodcastCatalogue,
    shows: HomeShows,
    private readonly clock: Clock,
    private readonly generation: () => number | undefined,
    /** undefined if the source cannot count. */
    codes: () => Promise<HomeAnswer["codes"]> = () => Promise.resolve(undefined),
  ) {
    this.starts = new HomePart(clock, () =>
      Promise.all(STARTING_POINTS.map(async ({ id, filters }) => ({ id, total: await this.total(filters) }))),
    );
    this.growing = new HomePart(clock, async (now) => [
      ...(await shows.growing(new Date(now - GROWTH_WEEKS * 7 * DAY), SHOWN)),
    ]);
    this.begun = new HomePart(clock, async (now) => {
      const { total, podcasts } = await shows.begun(new Date(now - NEW_DAYS * DAY), new Date(now), SHOWN);
      return { total, podcasts: [...podcasts] };
    });
    this.codes = new HomePart(clock, codes);
  }

  /** Throws when no part can be computed. */
  async answer(): Promise<HomeAnswer> {
    const generation = this.generation();
    const [starts, growing, begun, codes] = await Promise.allSettled([
      this.starts.of(generation),
      this.growing.of(generation),
      this.begun.of(generation),
      this.codes.of(generation),
    ]);
    if (starts.status === "rejected" && growing.status === "rejected" && begun.status === "rejected")
      throw starts.reason;
    return {
      starts: starts.status === "fulfilled" ? starts.value : [],
      growing: growing.status === "fulfilled" ? growing.value : [],
      begun: begun.status === "fulfilled" ? begun.value : { total: 0, podcasts: [] },
      ...(codes.status === "fulfilled" && codes.value && { codes: codes.value }),
    };
  }

  private async total(filters: (typeof STARTING_POINTS)[number]["filters"]) {
    const search = { term: "", mode: "title", sort: "relevance", limit: 1, facets: false, explain: false } as const;
    return (await this.catalogue.search({ ...search, filters })).total;
  }
}

type Made<Value> = { readonly generation: number | undefined; until: number; readonly value: Promise<Value> };

/** A part of the page: its last value, and when to compute it again. */
class HomePart<Value> {
  private readonly logger = new Logger(HomePage.name);
  private last: Made<Value> | undefined;
  private lastGood: { readonly value: Value } | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly make: (now: number) => Promise<Value>,
  ) {}

  /** Throws when it fails and has no earlier value. */
  of(generation: number | undefined): Promise<Value> {
    const now = this.now();
    if (this.last && this.last.until > now && this.last.generation === generation) return this.last.value;
    const made: Made<Value> = {
      generation,
      until: now + CACHED_MS,
      value: this.make(now).then(
        (value) => {
          this.lastGood = { value };
          return value;
        },
        (error: unknown) => {
          made.until = this.now() + PAUSE;
          this.logger.warn(error instanceof Error ? error.message : error);
          if (this.lastGood) return this.lastGood.value;
          throw error;
        },
      ),
    };
    this.last = made;
    return made.value;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
