import { setTimeout as delay } from "node:timers/promises";
import { type AnswerLimits, boundedGet, type Fetch, type HttpAnswer } from "./bounded-get.js";
import type { CircuitBreaker } from "./circuit-breaker.js";
import { failedWithStatus, isTransient, nonsense, ProviderFailure, timedOut } from "./provider-failure.js";
import type { ProviderPaths, RapidApiConfig } from "./rapidapi-config.js";

type ClientRules = {
  /** Maximum size of one body after decompression. */
  readonly maxBytes: number;
  /** A failed call is repeated only if more than this is left of its time. */
  readonly retryFloorMs: number;
  /** Milliseconds before a retry, plus or minus half. */
  readonly retryDelayMs: number;
  /** The maximum number of simultaneous calls. More would only pile up behind a provider that does not answer. */
  readonly maxInFlight: number;
  /** The longest pause that a Retry-After header can impose. */
  readonly maxPauseMs: number;
};

/** From the design for provider faults; the delay, the longest pause and the number of calls are judgment. */
export const CLIENT_RULES: ClientRules = {
  maxBytes: 5_000_000,
  retryFloorMs: 4_000,
  retryDelayMs: 200,
  maxInFlight: 64,
  maxPauseMs: 60 * 60_000,
};

export type Parameters = readonly (readonly [string, string])[];

/**
 * Sends requests to the provider, with headers, a total time limit, one retry, a circuit breaker, and a pause when the provider
 * asks for one.
 */
export class ProviderClient {
  private pausedUntil = -Infinity;
  private pauseReason = "";
  private inFlight = 0;

  constructor(
    private readonly config: RapidApiConfig,
    private readonly rules: ClientRules,
    private readonly breaker: CircuitBreaker,
    private readonly fetch: Fetch,
    private readonly elapsed: () => number,
    private readonly log: (line: string) => void,
  ) {}

  /**
   * Sends a request and reads the answer. `until` is the deadline on the `elapsed` scale, retries included. `read` throws
   * ProviderFailure for an unexpected structure, which counts as a failure of the provider. Throws ProviderFailure.
   */
  async get<T>(
    path: keyof ProviderPaths,
    parameters: Parameters,
    until: number,
    read: (answer: unknown) => T,
  ): Promise<{ value: T; bytes: number }> {
    try {
      return await this.attempt(path, parameters, until, read);
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) throw thrown;
      if (!isTransient(thrown) || until - this.elapsed() <= this.rules.retryFloorMs) throw thrown;
      await delay(this.rules.retryDelayMs * (0.5 + Math.random()));
      return this.attempt(path, parameters, until, read);
    }
  }

  private async attempt<T>(
    path: keyof ProviderPaths,
    parameters: Parameters,
    until: number,
    read: (answer: unknown) => T,
  ): Promise<{ value: T; bytes: number }> {
    const now = this.elapsed();
    if (now < this.pausedUntil) {
      throw new ProviderFailure("resting", this.pauseReason, {
        retryAfter: Math.ceil((this.pausedUntil - now) / 1000),
      });
    }
    if (now >= until) throw timedOut();
    if (this.inFlight >= this.rules.maxInFlight) {
      throw new ProviderFailure("resting", "Fetch failed: too many calls under way", { retryAfter: 5 });
    }
    this.inFlight += 1;
    try {
      return await this.breaker.run(async () => {
        const answer = await boundedGet(this.address(path, parameters), this.headers(), this.limits(until), this.fetch);
        if (answer.status < 200 || answer.status > 299) throw this.refusal(answer);
        return { value: read(parse(answer.text)), bytes: answer.text.length };
      });
    } catch (thrown) {
      // Logged without the address and the headers: they contain what people typed, and the key.
      if (thrown instanceof ProviderFailure && thrown.kind !== "resting") this.log(`${path}: ${thrown.reason}`);
      throw thrown;
    } finally {
      this.inFlight -= 1;
    }
  }

  private refusal(answer: HttpAnswer): ProviderFailure {
    const retryAfter = retryAfterMs(answer.headers.get("retry-after"), answer.headers.get("date"));
    const wait = retryAfter === undefined ? undefined : Math.min(retryAfter, this.rules.maxPauseMs);
    const failure = failedWithStatus(answer.status, wait === undefined ? undefined : Math.ceil(wait / 1000));
    if (wait !== undefined && (answer.status === 429 || answer.status === 503)) {
      this.pausedUntil = this.elapsed() + wait;
      this.pauseReason = failure.reason;
    }
    return failure;
  }

  private address(path: keyof ProviderPaths, parameters: Parameters): URL {
    const address = new URL(this.config.baseUrl + this.config.paths[path]);
    for (const [name, value] of parameters) address.searchParams.append(name, value);
    return address;
  }

  private headers(): Record<string, string> {
    return { Accept: "application/json", "X-RapidAPI-Key": this.config.key, "X-RapidAPI-Host": this.config.host };
  }

  private limits(until: number): AnswerLimits {
    return { timeoutMs: Math.min(this.config.timeoutMs, until - this.elapsed()), maxBytes: this.rules.maxBytes };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw nonsense("the answer is not JSON");
  }
}

/**
 * Milliseconds to wait from a Retry-After header, which contains seconds or a date; undefined if it contains neither. A date is
 * compared with the provider's own Date header, because our clocks may differ.
 */
export function retryAfterMs(retryAfter: string | null, date: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d{1,10}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  if (!retryAfter.endsWith(" GMT")) return undefined;
  const wait = Date.parse(retryAfter) - Date.parse(date ?? "");
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
