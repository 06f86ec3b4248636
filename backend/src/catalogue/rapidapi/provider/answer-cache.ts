import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { LRUCache } from "lru-cache";

/** Ages in milliseconds, each counted from the time of the answer. */
export type CacheRules = {
  /** An answer up to this age is returned without a request. */
  readonly freshMs: number;
  /** Served at once while a newer answer is fetched in the background. */
  readonly revalidateMs: number;
  /** Served when the provider fails. */
  readonly errorMs: number;
  readonly maxEntries: number;
  /** The number of cached answers, in the form in which they were received. */
  readonly maxBytes: number;
};

const MINUTE = 60_000;
export const CACHE_RULES: CacheRules = {
  freshMs: 5 * MINUTE,
  revalidateMs: 60 * MINUTE,
  errorMs: 24 * 60 * MINUTE,
  maxEntries: 1000,
  maxBytes: 32_000_000,
};

/** `stale`: an older answer, because the provider failed. */
export type Cached<T> = { readonly value: T; readonly stale: boolean };
export type Loaded<T> = { readonly value: T; readonly bytes: number };

type Entry<T> = Loaded<T> & { readonly at: number; refreshFailed: boolean };

/** Caches answers and shares a running request. Failures are not cached. */
export class AnswerCache<T> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly flights = new Map<string, Promise<T>>();

  /** `elapsed` returns the milliseconds of a clock that never jumps. */
  constructor(
    private readonly rules: CacheRules,
    private readonly elapsed: () => number,
  ) {
    this.entries = new LRUCache({
      max: rules.maxEntries,
      maxSize: rules.maxBytes,
      sizeCalculation: ({ bytes }, key) => Math.max(1, bytes + key.length),
    });
  }

  /** Throws the error of `load` if nothing is cached. */
  async get(key: string, load: () => Promise<Loaded<T>>): Promise<Cached<T>> {
    const entry = this.entries.get(key);
    const age = entry ? this.elapsed() - entry.at : Infinity;
    if (entry && age < this.rules.freshMs) return { value: entry.value, stale: false };

    const flight = this.flights.get(key) ?? this.launch(key, load, entry);
    if (entry && age < this.rules.revalidateMs) {
      // Nobody waits for this request. If it fails, the answers from now on are marked as stale.
      flight.catch(() => undefined);
      return { value: entry.value, stale: entry.refreshFailed };
    }
    try {
      return { value: await flight, stale: false };
    } catch (thrown) {
      if (entry && age < this.rules.errorMs && thrown instanceof CatalogueUnavailable) {
        return { value: entry.value, stale: true };
      }
      throw thrown;
    }
  }

  /** Always requests, or joins a running request, and caches the answer. Throws the error of `load`. */
  renew(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    return this.flights.get(key) ?? this.launch(key, load, this.entries.get(key));
  }

  private launch(key: string, load: () => Promise<Loaded<T>>, previous: Entry<T> | undefined): Promise<T> {
    const flight = Promise.resolve()
      .then(load)
      .then(
        (loaded) => {
          this.entries.set(key, { ...loaded, at: this.elapsed(), refreshFailed: false });
          return loaded.value;
        },
        (thrown: unknown) => {
          if (previous) previous.refreshFailed = true;
          throw thrown;
        },
      )
      .finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }
}
