import { performance } from "node:perf_hooks";
import { Logger } from "@nestjs/common";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { CACHE_RULES } from "./provider/answer-cache.js";
import type { Fetch } from "./provider/bounded-get.js";
import { BREAKER_RULES, CircuitBreaker } from "./provider/circuit-breaker.js";
import { CLIENT_RULES, ProviderClient } from "./provider/provider-client.js";
import { ProviderReader } from "./provider/provider-reader.js";
import { RapidApiCatalogue } from "./rapidapi-catalogue.js";
import { completeConfig, type RapidApiSettings } from "./provider/rapidapi-config.js";

/** For tests: a manual clock, and a log that can be read. */
export type RapidApiTuning = {
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number;
  readonly log?: (line: string) => void;
};

/** Creates the provider's catalogue. Throws an Error that names each missing or wrong setting. */
export function createRapidApiCatalogue(
  settings: RapidApiSettings,
  fetch: Fetch | undefined,
  clock: Clock,
  tuning: RapidApiTuning = {},
): RapidApiCatalogue {
  const config = completeConfig(settings);
  const elapsed = tuning.elapsed ?? (() => performance.now());
  const log = tuning.log ?? ((line) => new Logger(RapidApiCatalogue.name).warn(line));
  const breaker = new CircuitBreaker(BREAKER_RULES, elapsed, (state, reason) =>
    log(`provider is ${NOTICES[state]}${reason && `: ${reason}`}`),
  );
  const client = new ProviderClient(config, CLIENT_RULES, breaker, fetch ?? globalThis.fetch, elapsed, log);
  const reader = new ProviderReader(client, clock, CACHE_RULES, elapsed);
  return new RapidApiCatalogue(reader, clock, () => elapsed() + config.timeoutMs);
}

const NOTICES = {
  closed: "asked again",
  open: "paused for a while",
  probing: "tested with one request",
};
