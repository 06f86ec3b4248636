import { randomUUID } from "node:crypto";
import {
  answerKind,
  type KeyRequest,
  LATEST_REQUESTS,
  NO_ENDPOINT,
  usageDay,
  type UsageCounter,
} from "@earshot/domain/keys/usage";
import { LATENCY_BOUNDS, latencyBucket } from "@earshot/domain/keys/latency";
import { Clock } from "@earshot/domain/shared/clock.port";
import { type BeforeApplicationShutdown, Injectable, Logger } from "@nestjs/common";
import type { Request, Response } from "express";
import type { KeyCaller } from "../../http/access/key-caller.js";
import { SANDBOX_BASE } from "../../http/access/sandboxed.js";
import { currentTrace } from "../../shared/process/trace.js";
import { UsageStore } from "./usage-store.js";

/** Milliseconds between two writes. A process that is killed loses the counts since the last write. */
const WRITTEN_EVERY = 5_000;
/** Maximum counters in memory: while the database is unreachable, no more are started. */
const MOST_COUNTERS = 50_000;
/** Maximum accounts whose latest requests have not been written yet. */
const MOST_ACCOUNTS = 1_000;
const BASE = "/api/v1";

type Counting = { -readonly [Name in keyof Omit<UsageCounter, "latency">]: UsageCounter[Name] } & { latency: number[] };

/**
 * Counts the requests of API keys in memory and writes the counts every few seconds, so that no request waits for them. These are
 * only statistics: quotas are counted separately and exactly.
 */
@Injectable()
export class UsageRecorder implements BeforeApplicationShutdown {
  private readonly logger = new Logger(UsageRecorder.name);
  /** Counters by key, hour, route and kind. Each has its own row, which is overwritten with the current figures. */
  private readonly counters = new Map<string, Counting>();
  private readonly changed = new Set<Counting>();
  private latest = new Map<string, KeyRequest[]>();
  private timer: NodeJS.Timeout | undefined;
  /** Writes run one after the other: older figures must never overwrite newer ones. */
  private writing = Promise.resolve();

  constructor(
    private readonly store: UsageStore,
    private readonly clock: Clock,
  ) {}

  /** Counts a request once it has been answered. If the caller hangs up before the answer begins, the request is not counted. */
  watch(request: Request, response: Response, { userId, keyId }: Pick<KeyCaller, "userId" | "keyId">): void {
    const began = performance.now();
    const requestId = currentTrace()?.requestId ?? "";
    // Each layer adds one listener for the end of a request, and Node warns about a leak above ten listeners.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once("close", () => {
      if (!response.headersSent) return;
      const milliseconds = performance.now() - began;
      const facts = { userId, keyId, at: this.clock.now(), route: routeOf(request), requestId };
      this.note({ ...facts, id: randomUUID(), status: response.statusCode, milliseconds });
    });
  }

  note(request: KeyRequest): void {
    this.count(request);
    const newest = this.latest.get(request.userId) ?? [];
    if (newest.length === 0 && this.latest.size >= MOST_ACCOUNTS) return;
    newest.push(request);
    if (newest.length > LATEST_REQUESTS) newest.shift();
    this.latest.set(request.userId, newest);
    this.writeSoon();
  }

  /** Writes the counts. A failure is logged, and the next write includes them. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    return (this.writing = this.writing
      .then(() => this.write())
      .catch((error: unknown) => {
        this.logger.warn({ msg: "Could not write the usage of API keys", err: error });
        this.writeSoon();
      }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), WRITTEN_EVERY).unref();
  }

  private count({ userId, keyId, at, route, status, milliseconds }: KeyRequest): void {
    const [day, hour] = [usageDay(at), at.getUTCHours()];
    const kind = answerKind(status);
    const name = [keyId, day, hour, kind, route].join(" ");
    let counter = this.counters.get(name);
    if (!counter) {
      if (this.counters.size >= MOST_COUNTERS) return;
      const latency = Array.from({ length: LATENCY_BOUNDS.length + 1 }, () => 0);
      counter = { id: randomUUID(), userId, keyId, day, hour, route, kind, requests: 0, latency };
      this.counters.set(name, counter);
    }
    counter.requests += 1;
    counter.latency[latencyBucket(milliseconds)]! += 1;
    this.changed.add(counter);
  }

  private async write(): Promise<void> {
    const counters = [...this.changed];
    const latest = this.latest;
    if (latest.size === 0 && counters.length === 0) return;
    this.changed.clear();
    this.latest = new Map();
    try {
      const copies = counters.map((counter) => ({ ...counter, latency: [...counter.latency] }));
      await this.store.write(copies, [...latest.values()].flat());
    } catch (error) {
      for (const counter of counters) this.changed.add(counter);
      for (const [userId, before] of latest) {
        const since = this.latest.get(userId) ?? [];
        this.latest.set(userId, [...before, ...since].slice(-LATEST_REQUESTS));
      }
      throw error;
    }
    this.forgetWritten();
  }

  /** Drops counters of past hours, and all counters when there are too many. A later request starts a new row. */
  private forgetWritten(): void {
    const now = this.clock.now();
    const [today, thisHour] = [usageDay(now), now.getUTCHours()];
    const many = this.counters.size > MOST_COUNTERS / 2;
    for (const [name, counter] of this.counters) {
      const isOver = counter.day !== today || counter.hour !== thisHour;
      if ((many || isOver) && !this.changed.has(counter)) this.counters.delete(name);
    }
  }
}

/** Method and pattern of a route, relative to the API's base path. The sandbox's routes have the same names as the others. */
function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  const routed = typeof path === "string" ? path : "";
  const pattern = routed.startsWith(`${SANDBOX_BASE}/`) ? routed.slice(SANDBOX_BASE.length) : routed;
  if (pattern === "/mcp") return `${request.method} ${pattern}`;
  return pattern.startsWith(`${BASE}/`) ? `${request.method} ${pattern.slice(BASE.length)}` : NO_ENDPOINT;
}
