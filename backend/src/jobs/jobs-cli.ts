import { PgBoss } from "pg-boss";
import { readConfig } from "../shared/config/config.js";
import { DeadJobs } from "./dead-jobs.js";
import { jobsConnection } from "./jobs-connection.js";

const USAGE = `npm run operate -- jobs list         waiting and running jobs, and jobs that failed in every attempt
npm run operate -- jobs retry ID retry one of these
npm run operate -- jobs retry all retry all of them`;

/** Runs an operator's command. Returns the exit code. */
export async function jobsCommand(
  [command, id, ...more]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> {
  const known = (command === "list" && id === undefined) || (command === "retry" && id !== undefined);
  if (!known || more.length > 0) {
    say(USAGE);
    return 2;
  }
  const boss = new PgBoss({
    ...jobsConnection(readConfig(env).directUrl),
    supervise: false,
  });
  boss.on("error", (error) => say(error.message));
  await boss.start();
  try {
    const jobs = new DeadJobs(boss);
    return command === "list" ? await list(jobs, say) : await retry(jobs, id ?? "", say);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function list(jobs: DeadJobs, say: (line: string) => void): Promise<number> {
  const queues = await jobs.counts();
  if (queues.length === 0) say("No worker has run yet: there is no queue.");
  for (const { name, waiting, active, dead } of queues)
    say(`${name}: ${waiting} waiting, ${active} running, ${dead} given up`);
  for (const job of await jobs.list())
    say(`${job.id}  ${job.diedAt.toISOString()}  ${job.key}  ${job.tries} tries  ${job.reason}`);
  return 0;
}

async function retry(jobs: DeadJobs, id: string, say: (line: string) => void): Promise<number> {
  if (id === "all") {
    say(`${await jobs.retryAll()} queued again.`);
    return 0;
  }
  const found = await jobs.retry(id);
  say(found ? "Queued again." : `There is no such job: ${id}`);
  return found ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await jobsCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
}
