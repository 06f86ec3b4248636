import { SchedulerRegistry } from "@nestjs/schedule";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { until } from "../../testing/until.js";
import { storedBackups } from "../archive/backup-folder.js";

let service: TestService;
afterEach(() => service.close());

const jobs = () => [...service.app.get(SchedulerRegistry).getCronJobs().keys()];

test("a worker process checks every ten minutes whether a backup is due, and writes it", async () => {
  service = await testService({ env: { WORKER: "on" }, timers: true });
  const job = service.app.get(SchedulerRegistry).getCronJob("backup");
  const [first, second] = job.nextDates(2).map((date) => date.toMillis());
  expect([job.isActive, Number(second) - Number(first)]).toEqual([true, 600_000]);
  // The timer calls this.
  await job.fireOnTick();
  expect(await until(async () => (await storedBackups(service.database.dataDir))[0], 30)).toBeDefined();
});

test("a process that only serves does not check for backups", async () => {
  service = await testService();
  expect(jobs()).not.toContain("backup");
});
