import { type DataSource, QueryFailedError } from "typeorm";
import type { Metrics } from "../shared/process/metrics.js";
import { deadLetters } from "./job-queue.js";

type Row = { name: string; waiting: number; running: number; wait: number | null };

/** Reports the number of jobs in all queues of the database, for all workers. */
export function addJobMetrics(metrics: Metrics, database: DataSource): void {
  metrics.measure({
    source: "jobs",
    gauges: {
      jobs: {
        help: "Jobs by queue: waiting, running, and failed ones that an operator can retry.",
        labels: ["queue", "state"],
      },
      job_oldest_seconds: { help: "Seconds since the longest waiting job of a queue was due.", labels: ["queue"] },
    },
    read: async () => {
      const rows = await counts(database);
      const of = (name: string) => rows.find((row) => row.name === name);
      const queues = rows.flatMap((row) => {
        const dead = of(deadLetters(row.name));
        return dead ? [{ ...row, failed: dead.waiting }] : [];
      });
      return {
        jobs: queues.flatMap(({ name, waiting, running, failed }) =>
          Object.entries({ waiting, running, failed }).map(([state, value]) => ({
            labels: { queue: name, state },
            value,
          })),
        ),
        job_oldest_seconds: queues.map(({ name, wait }) => ({
          labels: { queue: name },
          value: Math.max(0, wait ?? 0),
        })),
      };
    },
  });
}

/** Each count uses one of the library's partial indexes, so it does not read millions of finished jobs. */
async function counts(database: DataSource): Promise<Row[]> {
  const waiting = "job.name = queue.name AND job.state < 'active' AND NOT job.blocked";
  try {
    return await database
      .createQueryBuilder()
      .from("jobs.queue", "queue")
      .select("queue.name", "name")
      .addSelect((jobs) => jobs.select("count(*)::int").from("jobs.job", "job").where(waiting), "waiting")
      .addSelect(
        (jobs) =>
          jobs
            .select("count(*)::int")
            .from("jobs.job", "job")
            .where("job.name = queue.name AND job.state = 'active' AND job.policy = 'exclusive'"),
        "running",
      )
      .addSelect(
        (jobs) =>
          jobs
            .select("extract(epoch FROM now() - min(job.start_after))::float8")
            .from("jobs.job", "job")
            .where(waiting),
        "wait",
      )
      .getRawMany<Row>();
  } catch (error) {
    // No worker has run on this database yet.
    const missing = error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "42P01";
    if (missing) return [];
    throw error;
  }
}
