import { FREE_PLAN } from "@earshot/domain/keys/free-plan";
import { Inject, Injectable } from "@nestjs/common";
import { LRUCache } from "lru-cache";
import type { LimitRule } from "../../limits/limit-rules.js";
import { CONFIG } from "../../core/config.module.js";
import type { Config } from "../../shared/config/config.js";
import type { Points, Quota, Window } from "./quotas.js";

/** A network's limits with the test key: those of the Free plan, so that programs see the limits of a real key. */
const TEST_KEY_MINUTE: LimitRule = { points: FREE_PLAN.requestsAMinute, seconds: 60 };
const TEST_KEY_DAY: LimitRule = { points: FREE_PLAN.requestsADay, seconds: 86_400 };
const BATCH_MAX = 200;
/** What metrics call its limits. They are not an account's plan. */
const TEST_PLAN = "public-test-key";

/** Used if the settings turn off the limits on reads. A number, because the headers contain it. */
const OFF = 1_000_000;
/** Above this number, the least recently active networks are forgotten. */
const MOST_NETWORKS = 50_000;

type Windows = Pick<Quota, "minute" | "day">;

/** The quotas of the public test key, by network, in this process's memory: the sandbox does not use the database. */
@Injectable()
export class TestKeyQuotas {
  private readonly networks = new LRUCache<string, Windows>({ max: MOST_NETWORKS });
  private readonly rules: { readonly minute: LimitRule; readonly day: LimitRule };

  constructor(@Inject(CONFIG) { catalogueReads }: Pick<Config, "catalogueReads">) {
    const off = catalogueReads === 0 ? { points: OFF } : {};
    this.rules = { minute: { ...TEST_KEY_MINUTE, ...off }, day: { ...TEST_KEY_DAY, ...off } };
  }

  /** Takes the points from both windows, or none. */
  spend(network: string, points: number): Quota {
    const { minute, day } = this.windows(network);
    const admitted = [minute, day].every(({ used, most }) => used + points <= most);
    const more = (window: Window): Window => ({ ...window, used: window.used + (admitted ? points : 0) });
    const windows = { minute: more(minute), day: more(day) };
    this.networks.set(network, windows);
    return { admitted, plan: TEST_PLAN, ...windows, batchMax: BATCH_MAX };
  }

  /** Returns the points of a request that cost less. */
  refund(network: string, spent: Windows, points: Points): void {
    const known = this.networks.get(network);
    if (!known) return;
    const less = (name: keyof Points): Window =>
      known[name].from === spent[name].from ? { ...known[name], used: known[name].used - points[name] } : known[name];
    this.networks.set(network, { minute: less("minute"), day: less("day") });
  }

  /** The refusal that a network gets once its minute is used up. */
  usedUp(network: string): Quota {
    const { minute, day } = this.windows(network);
    const full = { ...minute, used: minute.most };
    return { admitted: false, plan: TEST_PLAN, minute: full, day, batchMax: BATCH_MAX };
  }

  private windows(network: string): Windows {
    const now = performance.now();
    const known = this.networks.get(network);
    const current = (name: keyof Points): Window => {
      const window = known?.[name];
      if (window && window.endsAt > now) return window;
      const { points: most, seconds } = this.rules[name];
      return { from: String(now), used: 0, most, endsAt: now + seconds * 1_000 };
    };
    return { minute: current("minute"), day: current("day") };
  }
}
