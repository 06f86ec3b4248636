import { type CanActivate, type ExecutionContext, Inject, Injectable } from "@nestjs/common";
import type { Request } from "express";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Metrics } from "../shared/process/metrics.js";
import type { LimitRule } from "./limit-rules.js";
import { tooMany } from "./limits.js";
import { NetworkCounter } from "./network-counter.js";
import { networkKey } from "./network-key.js";

/**
 * Reads of the catalogue by one network (judgement). A page takes two to five reads, so this allows at least 2,000 pages in five
 * minutes: 130 visitors of one network can each open a page every 20 seconds.
 */
export const CATALOGUE_READS: LimitRule = { points: 10_000, seconds: 300 };

/** Counts a network's reads of the catalogue, over all routes that carry this guard. Throws the 429. */
@Injectable()
export class CatalogueReadsGuard implements CanActivate {
  private readonly counter: NetworkCounter;

  constructor(
    @Inject(CONFIG) { catalogueReads = CATALOGUE_READS.points }: Pick<Config, "catalogueReads">,
    private readonly metrics: Metrics,
  ) {
    this.counter = new NetworkCounter({ ...CATALOGUE_READS, points: catalogueReads === 0 ? Infinity : catalogueReads });
  }

  canActivate(context: ExecutionContext): boolean {
    const wait = this.counter.trySpend(networkKey(context.switchToHttp().getRequest<Request>().ip));
    if (wait === undefined) return true;
    this.metrics.limitHit("catalogueReads");
    throw tooMany(wait);
  }
}
