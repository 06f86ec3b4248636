import type { EpisodePage } from "../../catalogue/shows/episode.js";
import { CatalogueUnavailable, type PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import { Clock } from "../../shared/clock.port.js";
import { Transactions } from "../../shared/transactions.port.js";
import { CheckQueue } from "./check-queue.port.js";
import { CheckRounds } from "./check-rounds.js";
import { episode } from "../episodes.fake.js";
import { type Pass, ProviderGate } from "./provider-gate.port.js";
import {
  afterOutage,
  HEALTHY,
  type Outage,
  type ProviderCircuit,
  type ProviderState,
  providerState,
} from "./provider-state.js";
import { ShowCheck } from "./show-check.js";
import { CheckRecorder } from "../check-recorder.js";
import { MemoryTrackedStore } from "../tracked-store.fake.js";
import { MemoryWatchedShows } from "../watched-shows.fake.js";

const SHOWS = 5_000;
const AT_ONCE = 8;
const WORKERS = 2;
const START = Date.parse("2026-11-21T00:00:00Z");
const HOUR = 3_600_000;
const [DOWN, BACK] = [START + HOUR, START + 2 * HOUR];
/** Two checks of a daily show are 0.9 to 1.1 hours apart. */
const INTERVAL = 1.1 * HOUR;

/** Simulated time, which only advances when nothing is left to do at the current moment. */
class Simulation extends Clock {
  private time = START;
  private readonly waiting: { readonly at: number; readonly wake: () => void }[] = [];

  now(): Date {
    return new Date(this.time);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => {
      const at = this.time + milliseconds;
      const place = this.waiting.findIndex((other) => other.at > at);
      this.waiting.splice(place < 0 ? this.waiting.length : place, 0, { at, wake });
    });
  }

  async runUntil(end: number): Promise<void> {
    for (;;) {
      // Lets immediate promises settle first.
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
      const next = this.waiting[0];
      if (!next || next.at > end) return;
      this.waiting.shift();
      this.time = next.at;
      next.wake();
    }
  }
}

class NoTransactions extends Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

/** The gate's rules, with slots and state in memory. */
class MemoryGate extends ProviderGate {
  private circuit: ProviderCircuit = HEALTHY;
  private taken = 0;
  private probing = false;

  constructor(private readonly simulation: Simulation) {
    super();
  }

  async state(now: Date): Promise<ProviderState> {
    return providerState(this.circuit, now);
  }

  async enter(): Promise<Pass | "open" | "busy"> {
    for (let waited = 0; waited <= 15_000; waited += 100) {
      const state = await this.state(this.simulation.now());
      if (state === "open" || (state === "probing" && this.probing)) return "open";
      if (this.taken < AT_ONCE) {
        this.probing = state === "probing";
        this.taken += 1;
        return { slot: this.taken, holder: "" };
      }
      await this.simulation.sleep(100);
    }
    return "busy";
  }

  async leave(): Promise<void> {
    this.taken -= 1;
    this.probing = false;
    this.circuit = HEALTHY;
  }

  async leaveAfterOutage(_pass: Pass, outage: Outage, now: Date): Promise<ProviderState> {
    this.taken -= 1;
    this.probing = false;
    this.circuit = afterOutage(this.circuit, now, outage);
    return this.state(now);
  }

  async abandon(): Promise<void> {
    this.taken -= 1;
  }
}

/** A queue with the rules of the real one: each show once, and four retries with growing pauses before giving up. */
class MemoryQueue extends CheckQueue {
  private readonly keys = new Set<string>();
  private readonly ready: { readonly id: string; readonly tries: number }[] = [];
  readonly givenUp: string[] = [];

  constructor(private readonly simulation: Simulation) {
    super();
  }

  async put(ids: readonly string[]): Promise<void> {
    for (const id of ids.filter((each) => !this.keys.has(each))) {
      this.keys.add(id);
      this.ready.push({ id, tries: 0 });
    }
  }

  async work(check: ShowCheck): Promise<void> {
    for (;;) {
      const job = this.ready.shift();
      if (!job) {
        await this.simulation.sleep(5_000);
        continue;
      }
      const failed = await check.check(job.id).then(
        () => false,
        () => true,
      );
      if (!failed) this.keys.delete(job.id);
      else if (job.tries === 4) {
        this.givenUp.push(job.id);
        this.keys.delete(job.id);
        await check.giveUp(job.id);
      } else {
        const again = { id: job.id, tries: job.tries + 1 };
        void this.simulation.sleep(15_000 * 2 ** job.tries).then(() => this.ready.push(again));
      }
    }
  }
}

test("checks 5,000 shows within one interval after an hour's outage, without overloading the source", async () => {
  const simulation = new Simulation();
  const tracked = new MemoryTrackedStore();
  const ids = Array.from({ length: SHOWS }, (_, index) => `s${index}`);
  const shows = new MemoryWatchedShows(() => true);
  let random = 1;
  const chance = () => (random = (random * 16_807) % 2_147_483_647) / 2_147_483_647;
  const recorder = new CheckRecorder(shows, tracked, tracked.alerts, new NoTransactions(), chance);
  const daily = [1, 2, 3].map((days) => episode(`e${days}`, new Date(START + HOUR - days * 24 * HOUR).toISOString()));
  for (const podcastId of ids) {
    const nextCheckAt = new Date(START + chance() * HOUR);
    const memory = { since: new Date(START), lastSeen: new Date(START), episodes: [] };
    shows.shows.set(podcastId, { podcastId, memory, interval: 3_600, nextCheckAt, queuedAt: null, failures: 0 });
  }
  const seen = { inFlight: 0, most: 0, whileDown: 0 };
  const checkedAt = new Map<string, number[]>(ids.map((id) => [id, []]));
  const catalogue = {
    sourceProvider: "local",
    episodes: async (): Promise<EpisodePage> => {
      seen.inFlight += 1;
      seen.most = Math.max(seen.most, seen.inFlight);
      const startedAt = simulation.now().getTime();
      const isDown = startedAt >= DOWN && startedAt < BACK;
      if (isDown) seen.whileDown += 1;
      // A source that is down takes the full ten seconds to fail.
      await simulation.sleep(isDown ? 10_000 : 700);
      seen.inFlight -= 1;
      if (isDown) throw new CatalogueUnavailable("Request timed out");
      return { episodes: daily, nextCursor: null };
    },
  } as unknown as PodcastCatalogue;
  tracked.checked = async (_provider, podcastId, { at }) => void checkedAt.get(podcastId)?.push(at.getTime());
  const gate = new MemoryGate(simulation);
  const queue = new MemoryQueue(simulation);
  const check = new ShowCheck(catalogue, shows, gate, recorder, simulation);
  const rounds = new CheckRounds(catalogue, shows, gate, queue, new NoTransactions());
  for (let worker = 0; worker < WORKERS * AT_ONCE; worker += 1) void queue.work(check);
  void (async () => {
    for (;;) {
      await rounds.round(simulation.now());
      await simulation.sleep(10_000);
    }
  })();

  await simulation.runUntil(BACK + INTERVAL);

  expect(seen.most).toBe(AT_ONCE);
  const all = [...checkedAt.values()].flat();
  // Before the outage, the hour's checks are done on time. During it, nothing is recorded as checked.
  expect(all.filter((at) => at < DOWN).length).toBeGreaterThan(0.98 * SHOWS);
  expect(all.filter((at) => at >= DOWN + 1_000 && at < BACK)).toEqual([]);
  const late = ids.filter((id) => !checkedAt.get(id)?.some((at) => at >= BACK && at <= BACK + INTERVAL));
  expect(late).toEqual([]);
  // While the source was down: the eight checks that were running, then occasional probes.
  expect(seen.whileDown).toBeLessThan(40);
  expect(queue.givenUp).toEqual([]);
  // No show is checked twice because of the pause: it is back to one check an hour.
  const within = ids.map((id) => checkedAt.get(id)?.filter((at) => at >= BACK).length ?? 0);
  expect(Math.max(...within)).toBeLessThanOrEqual(2);
});
