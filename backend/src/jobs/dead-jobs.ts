import type { PgBoss } from "pg-boss";
import { storedTrace } from "../shared/process/trace.js";
import { deadLetters } from "./job-queue.js";

export type QueueCounts = {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly dead: number;
};

/** A job that failed in every attempt. */
export type DeadJob = {
  readonly id: string;
  readonly queue: string;
  readonly key: string;
  readonly tries: number;
  readonly diedAt: Date;
  readonly reason: string;
};

type Letter = { readonly key?: string };

/** The queues as operators see them, and what operators can do. */
export class DeadJobs {
  constructor(private readonly boss: PgBoss) {}

  async counts(): Promise<readonly QueueCounts[]> {
    const queues = await this.boss.getQueues();
    const names = queues.map(({ name }) => name);
    const counts: QueueCounts[] = [];
    for (const name of names.filter((candidate) => names.includes(deadLetters(candidate)))) {
      const { rows } = await this.boss.getDb().executeSql(
        `SELECT count(*) FILTER (WHERE name = $1 AND state IN ('created', 'retry'))::int AS waiting,
           count(*) FILTER (WHERE name = $1 AND state = 'active')::int AS active,
           count(*) FILTER (WHERE name = $2 AND state = 'created')::int AS dead
         FROM jobs.job WHERE name IN ($1, $2)`,
        [name, deadLetters(name)],
      );
      const [row] = rows as Omit<QueueCounts, "name">[];
      if (row) counts.push({ name, ...row });
    }
    return counts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Oldest first. */
  async list(): Promise<readonly DeadJob[]> {
    const queues = await this.counts();
    const found = await Promise.all(
      queues.map(async ({ name }) => {
        const jobs = await this.boss.findJobs<Letter>(deadLetters(name), { queued: true });
        return jobs.map((job) => ({
          id: job.id,
          queue: name,
          key: job.data.key ?? "",
          tries: (job.sourceRetryCount ?? 0) + 1,
          diedAt: job.createdOn,
          reason: reasonOf(job.output),
        }));
      }),
    );
    return found.flat().toSorted((a, b) => a.diedAt.getTime() - b.diedAt.getTime());
  }

  /** Retries a job with all its attempts; false if there is no job with this id. */
  async retry(id: string): Promise<boolean> {
    const job = (await this.list()).find((candidate) => candidate.id === id);
    if (!job) return false;
    const trace = storedTrace();
    await this.boss.send(job.queue, { key: job.key, ...(trace && { trace }) }, { singletonKey: job.key });
    await this.boss.deleteJob(deadLetters(job.queue), id);
    return true;
  }

  /** Retries all dead jobs and returns their number. A job that is already queued is only removed from the list. */
  async retryAll(): Promise<number> {
    const jobs = await this.list();
    for (const { id } of jobs) await this.retry(id);
    return jobs.length;
  }
}

function reasonOf(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : "its worker died";
}
