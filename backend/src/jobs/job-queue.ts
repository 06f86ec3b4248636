import { setTimeout as pause } from "node:timers/promises";
import { Logger } from "@nestjs/common";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { Metrics, PoolCounts } from "../shared/process/metrics.js";
import { type StoredTrace, storedTrace, traceOf, withTrace } from "../shared/process/trace.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { jobsConnection } from "./jobs-connection.js";

export type QueueRules = {
  readonly name: string;
  /** Seconds of silence after which another worker takes over a worker's job. */
  readonly expireAfter: number;
  /** Number of attempts after the first one. */
  readonly retries: number;
  /** Seconds before the second attempt; each further wait is about twice as long, with jitter. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Seconds between checks for silent workers. */
  readonly watchEvery: number;
};

export type JobHandler = {
  /** Does the job; an exception is a failed attempt. */
  run(key: string): Promise<void>;
  /** The last attempt failed; the job goes to the dead letters. */
  giveUp(key: string): Promise<void>;
};

/** Errors of a database without the queue's tables, such as one that a restore has just put in place. They are not in backups. */
const MISSING = /(relation "|schema "|function )jobs\b.* does not exist|^Queue \S+ does not exist/;

/** Seconds between attempts to reach an unavailable database when the process starts. */
const START_AGAIN = 5;

type JobData = { readonly key: string; readonly trace?: StoredTrace };

/** The name of the queue for jobs that failed in every attempt. */
export const deadLetters = (queue: string): string => `${queue}-dead`;

/**
 * Jobs in PostgreSQL, each with a unique key: a job that is waiting or running is not queued again. Any number of processes share
 * them, and a dead process's jobs are retried. Each job runs at least once, so jobs must be idempotent.
 */
export class JobQueue {
  private readonly logger = new Logger(JobQueue.name);
  private readonly boss: PgBoss;
  private started = false;
  private recreating: Promise<void> | undefined;

  constructor(
    private readonly directUrl: string,
    private readonly transactions: PostgresTransactions,
    private readonly rules: QueueRules,
    metrics?: Metrics,
  ) {
    this.boss = new PgBoss({
      ...jobsConnection(directUrl),
      superviseIntervalSeconds: rules.watchEvery,
      monitorIntervalSeconds: rules.watchEvery,
    });
    metrics?.watchPool(`jobs ${rules.name}`, () => this.pool());
    // Without a listener, an error would end the process. The queue keeps polling, because the database may come back.
    this.boss.on("error", (error) => {
      this.logger.warn(error.message);
      this.recreateIfMissing(error);
    });
  }

  /** Creates or updates the tables and the queue; safe in many processes at once. */
  async start(): Promise<void> {
    if (this.started) return;
    await this.boss.start();
    await this.createQueues(this.boss);
    this.started = true;
  }

  private async createQueues(boss: PgBoss): Promise<void> {
    const { name, expireAfter, retries, firstWait, longestWait } = this.rules;
    const options = {
      expireInSeconds: expireAfter,
      retryLimit: retries,
      retryDelay: firstWait,
      retryDelayMax: longestWait,
      retryBackoff: true,
      deleteAfterSeconds: 3_600,
    };
    const dead = deadLetters(name);
    await boss.createQueue(dead);
    await boss.createQueue(name, { ...options, policy: "exclusive", deadLetter: dead });
    await boss.updateQueue(name, options);
  }

  /** The running workers keep polling, so they continue once the tables are back. If this fails, the next poll tries again. */
  private recreateIfMissing(error: unknown): void {
    if (!this.started || !(error instanceof Object && "message" in error) || !MISSING.test(String(error.message)))
      return;
    this.recreating ??= this.recreate()
      .catch((failure: unknown) => this.logger.warn(failure))
      .finally(() => (this.recreating = undefined));
  }

  private async recreate(): Promise<void> {
    const boss = new PgBoss({ ...jobsConnection(this.directUrl), max: 1, supervise: false });
    // Without a listener, an error would end the process. It also rejects the calls below.
    boss.on("error", () => undefined);
    try {
      await boss.start();
      await this.createQueues(boss);
      this.logger.log(`The database had no queue ${this.rules.name}; it has been created again.`);
    } finally {
      await boss.stop({ graceful: false });
    }
  }

  /** Runs in the surrounding transaction, if there is one. Throws before `start` has finished. */
  async put(keys: readonly string[]): Promise<void> {
    if (!this.started) throw new Error("The job queue is not ready yet.");
    // Until the queue exists again, the library would drop the jobs without an error.
    await this.recreating;
    const trace = storedTrace();
    const jobs = keys.map((key) => ({ data: { key, ...(trace && { trace }) } satisfies JobData, singletonKey: key }));
    // The library generates this SQL.
    const executeSql = async (text: string, values?: unknown[]) => ({
      rows: await this.transactions.write<unknown>(text, values),
    });
    try {
      await this.boss.insert(this.rules.name, jobs, { db: { executeSql } });
    } catch (error) {
      this.recreateIfMissing(error);
      throw error;
    }
  }

  /** Starts, and takes jobs as in `work`. Tries again while the database is unavailable. Returns false if `ending` aborts before. */
  async workUntil(ending: AbortSignal, parallel: number, handler: JobHandler): Promise<boolean> {
    while (!ending.aborted) {
      try {
        await this.start();
        await this.work(parallel, handler);
        return true;
      } catch (error) {
        this.logger.error(error);
        await pause(START_AGAIN * 1_000, undefined, { ref: false });
      }
    }
    return false;
  }

  /** Starts to take jobs, up to `parallel` at a time in this process. */
  async work(parallel: number, handler: JobHandler): Promise<void> {
    const options = {
      batchSize: parallel,
      perJobResults: true,
      includeMetadata: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
    } as const;
    await this.boss.work<JobData, unknown, typeof options>(this.rules.name, options, (jobs) =>
      Promise.all(jobs.map((job) => this.attempt(job, handler))),
    );
  }

  /** Takes no more jobs and waits up to `timeout` seconds for the running ones; the next process repeats the rest. */
  async stop(timeout: number): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: timeout * 1000 });
    await this.recreating;
    this.started = false;
  }

  private pool(): PoolCounts | undefined {
    return this.started ? (this.boss.getDb() as { pool?: PoolCounts }).pool : undefined;
  }

  private attempt(job: JobWithMetadata<JobData>, handler: JobHandler) {
    const { key, trace } = job.data;
    return withTrace(traceOf(trace?.requestId, trace?.traceparent), () => this.attemptOf(job, key, handler));
  }

  private async attemptOf(job: JobWithMetadata<JobData>, key: string, handler: JobHandler) {
    try {
      await handler.run(key);
      return { id: job.id, status: "completed" as const };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const last = job.retryCount >= job.retryLimit;
      this.logger.warn(`${this.rules.name} ${key}: try ${job.retryCount + 1} failed: ${message}`);
      if (last) await handler.giveUp(key).catch((failure: unknown) => this.logger.error(failure));
      return { id: job.id, status: "failed" as const, output: { message: message.slice(0, 500) } };
    }
  }
}
