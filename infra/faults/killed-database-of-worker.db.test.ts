import { setTimeout as pause } from "node:timers/promises";
import { startProduct } from "./started-product.js";
import { whenBuilt } from "./when-built.js";

/** Two queues, each with another one for failed jobs. The worker creates them after it has reported that it is ready. */
const QUEUES = 4;
const WORKER = { script: "infra/worker.ts", ready: "A worker is ready" };

whenBuilt(
  "a worker that runs alone starts its PostgreSQL again, works on, and stops it at its end",
  async () => {
    const worker = await startProduct({ LOG_LEVEL: "fatal" }, WORKER);
    try {
      const before = worker.postmaster();
      const queues = async () => (await worker.query<{ name: string }>("SELECT name FROM jobs.queue")).length;
      await until(async () => (await queues()) === QUEUES);
      process.kill(before, "SIGKILL");
      await until(async () => (await queues()) === QUEUES);
      expect(worker.postmaster()).not.toBe(before);
      expect(worker.said()).toContain("PostgreSQL ended. It is being restarted.");
    } finally {
      expect(await worker.stop()).toBe(0);
    }
  },
  120_000,
);

/** Resolves once `done` returns true; keeps waiting while the database is down. */
async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done().catch(() => false))) await pause(50);
}
