import type { OnApplicationShutdown } from "@nestjs/common";
import { PgBoss } from "pg-boss";
import { DeadJobs } from "./dead-jobs.js";
import { jobsConnection } from "./jobs-connection.js";

/** Gives operators access to the queues from any process. Opens a single connection on first use. */
export class OperatorJobs implements OnApplicationShutdown {
  private opening: Promise<PgBoss> | undefined;

  constructor(private readonly databaseUrl: string) {}

  async jobs(): Promise<DeadJobs> {
    this.opening ??= this.open();
    // If opening fails, the next caller tries again.
    const opened = this.opening.catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return new DeadJobs(await opened);
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.opening?.catch(() => undefined))?.stop({ graceful: false });
  }

  private async open(): Promise<PgBoss> {
    const boss = new PgBoss({ ...jobsConnection(this.databaseUrl), max: 1, supervise: false });
    // Without a listener, an error would end the process. The caller receives the error anyway.
    boss.on("error", () => undefined);
    await boss.start();
    return boss;
  }
}
