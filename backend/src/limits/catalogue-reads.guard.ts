import { type CanActivate, type ExecutionContext, Inject, Injectable } from "@nestjs/common";
import type { Request } from "express";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import type { LimitRule } from "./limit-rules.js";
import { tooMany } from "./limits.js";
import { NetworkCounter } from "./network-counter.js";
import { networkKey } from "./network-key.js";

/**
 * Reads of the catalogue by one network (judgement). A page takes two to five reads, so this is at least 2,000 pages in five minutes:
 * 130 visitors of one network who each open a page every 20 seconds do not reach it.
 */
export const CATALOGUE_READS: LimitRule = { points: 10_000, seconds: 300 };

/** Counts who reads the catalogue, all routes that carry it together. Throws the 429. */
@Injectable()
export class CatalogueReadsGuard implements CanActivate {
  private readonly counter: NetworkCounter;

  constructor(@Inject(CONFIG) { catalogueReads = CATALOGUE_READS.points }: Pick<Config, "catalogueReads">) {
    this.counter = new NetworkCounter({ ...CATALOGUE_READS, points: catalogueReads === 0 ? Infinity : catalogueReads });
  }

  canActivate(context: ExecutionContext): boolean {
    const wait = this.counter.trySpend(networkKey(context.switchToHttp().getRequest<Request>().ip));
    if (wait !== undefined) throw tooMany(wait);
    return true;
  }
}
