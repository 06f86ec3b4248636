import { CheckRounds } from "@earshot/domain/tracking/checks/check-rounds";
import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { JobQueue } from "../jobs/job-queue.js";
import { newUser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { WORKER: "on" } });
});
afterAll(() => service.close());

const DAY = 86_400;
const FIRST = Date.parse("2026-08-01T06:00:00Z") / 1000;

async function importShow(episodes: number): Promise<void> {
  const build = await CatalogueBuild.begin(service.database.dataSource, {
    mode: "merge",
    indexFolder: service.database.indexFolder,
  });
  await build.add({
    source: "feed",
    key: "tides",
    title: "Tides",
    categories: ["News"],
    episodes: Array.from({ length: episodes }, (_, day) => ({
      guid: `guid-${day}`,
      title: `Day ${day}`,
      published: FIRST + day * DAY,
    })),
  });
  await build.finish();
}

test("an import makes tracked shows due, and people get alerts about new episodes", async () => {
  await importShow(2);
  const ada = await newUser(service, "ada@example.org");
  await ada.call("put", `/tracked-podcasts/${podcastId("tides")}`).expect(200);
  const rounds = service.app.get(CheckRounds, { strict: false });
  const queue = service.app.get(JobQueue, { strict: false });
  await until(() => queue.put([]).then(() => true, () => false)); // prettier-ignore
  await rounds.followCatalogue(new Date());
  await importShow(5);
  expect(await rounds.followCatalogue(new Date())).toBe(true);
  expect(await rounds.followCatalogue(new Date())).toBe(false);
  await until(async () => {
    await rounds.round(new Date());
    const { body } = await ada.get("/alerts/count").expect(200);
    return (body as { unseen: number }).unseen === 3;
  });
  const { body } = await ada.get("/alerts").expect(200);
  expect((body as { alerts: { title: string }[] }).alerts.map(({ title }) => title)).toEqual([
    "Day 4",
    "Day 3",
    "Day 2",
  ]);
});
