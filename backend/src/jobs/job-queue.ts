import { Logger } from "@nestjs/common";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { jobsConnection } from "./jobs-connection.js";

export type QueueRules = {
  readonly name: string;
  /** Seconds after which a job whose worker says nothing is given to another one. */
  readonly expireAfter: number;
  /** Tries after the first. */
  readonly retries: number;
  /** Seconds before the second try; each further wait is about twice as long, with chance in it. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Seconds between looks for jobs whose worker says nothing. */
  readonly watchEvery: number;
};

export type JobHandler = {
  /** Does the job; a throw is a failed try. */
  run(key: string): Promise<void>;
  /** The last try failed; the job goes to the dead letters. */
  giveUp(key: string): Promise<void>;
};

type JobData = { readonly key: string };

/** Where jobs go whose every try failed. */
export const deadLetters = (queue: string): string => `${queue}-dead`;

/**
 * Jobs in PostgreSQL, each known by a key: one that waits or runs is not put in twice. Any number of processes takes
 * them; a job of a process that died is taken again. At least once each: what a job does must bear being done twice.
 */
export class JobQueue {
  private readonly logger = new Logger(JobQueue.name);
  private readonly boss: PgBoss;
  private started = false;

  constructor(
    databaseUrl: string,
    private readonly transactions: PostgresTransactions,
    private readonly rules: QueueRules,
  ) {
    this.boss = new PgBoss({
      ...jobsConnection(databaseUrl),
      superviseIntervalSeconds: rules.watchEvery,
      monitorIntervalSeconds: rules.watchEvery,
    });
    // Without a listener an error would end the process. It goes on asking; the database may come back.
    this.boss.on("error", (error) => this.logger.warn(error.message));
  }

  /** Makes or updates the tables and the queue; many processes may do so at once. */
  async start(): Promise<void> {
    if (this.started) return;
    await this.boss.start();
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
    await this.boss.createQueue(dead);
    await this.boss.createQueue(name, { ...options, policy: "exclusive", deadLetter: dead });
    await this.boss.updateQueue(name, options);
    this.started = true;
  }

  /** Part of the transaction around, if there is one. Throws before `start` is through. */
  async put(keys: readonly string[]): Promise<void> {
    if (!this.started) throw new Error("The job queue is not ready yet.");
    const jobs = keys.map((key) => ({ data: { key } satisfies JobData, singletonKey: key }));
    // The library makes this SQL.
    const executeSql = async (text: string, values?: unknown[]) => ({
      rows: await this.transactions.write<unknown>(text, values),
    });
    await this.boss.insert(this.rules.name, jobs, { db: { executeSql } });
  }

  /** Takes jobs from now on, up to `parallel` at a time in this process. */
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

  /** Takes no more jobs and waits for those under way; what does not end in `patience` seconds is left to the next process. */
  async stop(patience: number): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: patience * 1000 });
    this.started = false;
  }

  private async attempt(job: JobWithMetadata<JobData>, handler: JobHandler) {
    const { key } = job.data;
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
