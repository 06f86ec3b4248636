import { READS_WITHOUT_KEY } from "@earshot/domain/shared/reads-without-key";
import { type CanActivate, type ExecutionContext, HttpException, Inject, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request, Response } from "express";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { keyCallerOf } from "../http/access/key-caller.js";
import { SecurityLog } from "../http/access/security-log.js";
import { problemOf } from "../http/problem.js";
import { itemsOf, pointsOf } from "../http/requests/request-cost.js";
import { viewerOf } from "../http/access/viewer.js";
import { Metrics } from "../shared/process/metrics.js";
import type { LimitRule } from "./limit-rules.js";
import { tooMany } from "./limits.js";
import { NetworkCounter } from "./network-counter.js";
import { networkKey } from "./network-key.js";

/**
 * Reads of the catalogue by one network (judgment). A page needs two to five reads, so this allows at least 2,000 pages in five
 * minutes: 130 visitors in one network can each open a page every 20 seconds.
 */
export const CATALOGUE_READS: LimitRule = { points: 10_000, seconds: 300 };

/** The same for programs without a key, such as crawlers. Requests from our own pages are marked by browsers. */
export const ANONYMOUS_READS: LimitRule = { points: READS_WITHOUT_KEY, seconds: 60 };

/**
 * Maximum reads per day by one network with that mark (judgment): at least 20,000 pages. Programs can send the mark too and must
 * not gain more than this; further reads count as a program's. `CATALOGUE_READS` changes it proportionally.
 */
export const PAGE_READS: LimitRule = { points: 10 * CATALOGUE_READS.points, seconds: 86_400 };

/** Reads by one signed-in user, on any network. */
export const SESSION_READS: LimitRule = { points: 600, seconds: 60 };

/**
 * Whether the request came from one of our pages, or from the desktop app, which is not a site. Browsers omit `Sec-Fetch-Site` on
 * plain HTTP (except on localhost); in that case, the Referer header names the page.
 */
function isOwnPage({ headers, host }: Request): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return host !== undefined && URL.parse(headers.referer ?? "")?.host === host;
}

/** Whether a visitor's browser loads the request as a page, also through a link on another site. */
const isNavigation = ({ headers }: Request): boolean => headers["sec-fetch-mode"] === "navigate";

/**
 * The reads that this process has counted. Nest creates a guard for each module that uses it, and all of them share these counts.
 * Keys have quotas instead. 0 in the settings removes all limits.
 */
@Injectable()
export class CatalogueReads {
  private readonly counter: NetworkCounter;
  private readonly pages: NetworkCounter;
  private readonly anonymous: NetworkCounter;
  private readonly sessions: NetworkCounter;

  constructor(
    @Inject(CONFIG) { catalogueReads = CATALOGUE_READS.points }: Pick<Config, "catalogueReads">,
    private readonly metrics: Metrics,
  ) {
    const off = catalogueReads === 0;
    const reads = off ? Infinity : catalogueReads;
    this.counter = new NetworkCounter({ ...CATALOGUE_READS, points: reads });
    this.pages = new NetworkCounter({ ...PAGE_READS, points: 10 * reads });
    this.anonymous = new NetworkCounter(off ? { ...ANONYMOUS_READS, points: Infinity } : ANONYMOUS_READS);
    this.sessions = new NetworkCounter(off ? { ...SESSION_READS, points: Infinity } : SESSION_READS);
  }

  /** `points` is more than one for a batch, `isOwn` whether one of our pages needs the read. Throws the 429. */
  count(request: Request, points: number, isOwn = isOwnPage(request)): void {
    if (keyCallerOf(request)) return;
    const network = networkKey(request.ip);
    this.spend("catalogueReads", this.counter, network, points);
    const viewer = viewerOf(request);
    if (viewer) this.spend("sessionReads", this.sessions, viewer.userId, points);
    else if (!isOwn || !this.isTrusted(network, points)) this.spend("anonymousReads", this.anonymous, network, points);
  }

  /** Whether the mark of our pages is still accepted from a network. */
  private isTrusted(network: string, points: number): boolean {
    if (this.pages.trySpend(network, points) === undefined) return true;
    this.metrics.limitHit("pageReads");
    return false;
  }

  private spend(name: string, counter: NetworkCounter, key: string, points: number): void {
    const wait = counter.trySpend(key, points);
    if (wait === undefined) return;
    this.metrics.limitHit(name);
    throw tooMany(wait);
  }
}

/** Counts reads of the catalogue, across all routes with this guard. */
@Injectable()
export class CatalogueReadsGuard implements CanActivate {
  constructor(
    private readonly reads: CatalogueReads,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const points = pointsOf(itemsOf(this.reflector, context));
    this.reads.count(context.switchToHttp().getRequest<Request>(), points);
    return true;
  }
}

const refusals = new WeakMap<Request, HttpException>();

/** The 429 of a page that was requested by a browser, which displays a page in any case; undefined if it is within the limits. */
export function pageRefusalOf(request: Request): HttpException | undefined {
  return refusals.get(request);
}

/**
 * Counts pages that contain facts of the catalogue like other reads, so that they are not a way around the limits. Above the limit, a
 * program gets the 429 as JSON. Programs that accept HTML may be browsers that send no marks: for them, the route answers.
 */
@Injectable()
export class PageReadsGuard implements CanActivate {
  constructor(
    private readonly reads: CatalogueReads,
    private readonly security: SecurityLog,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    try {
      this.reads.count(request, 1, isNavigation(request) || isOwnPage(request));
    } catch (error) {
      context.switchToHttp().getResponse<Response>().vary("Accept");
      if (!(error instanceof HttpException) || request.accepts(["json", "html"]) !== "html") throw error;
      // The filter of thrown errors logs the others.
      this.security.note(request, "limit.hit", { detail: problemOf(error).code });
      refusals.set(request, error);
    }
    return true;
  }
}
