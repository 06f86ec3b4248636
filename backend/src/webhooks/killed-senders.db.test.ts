import { drill } from "../testing/drill.js";
import { webhookReceiver, type WebhookReceiver } from "../testing/servers/webhook-receiver.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { WebhookKit } from "../testing/webhook-kit.js";
import { WorkerProcesses } from "../testing/service/worker-processes.js";

import.meta.jest.setTimeout(200_000);

const EVENTS = drill({ short: 40, long: 400 });
const KILLS = drill({ short: 1, long: 10 });
/** Milliseconds until the receiver answers: long enough for a killed worker to leave unfinished tries behind. */
const ANSWER_MS = 150;

let database: TestDatabase;
let receiver: WebhookReceiver;
let workers: WorkerProcesses;
beforeAll(async () => {
  database = await testDatabase();
  receiver = await webhookReceiver();
  workers = new WorkerProcesses({
    DATABASE_URL: database.url,
    FETCH_ALLOW: "127.0.0.1",
    CATALOGUE: "rapidapi",
    RAPIDAPI_KEY: "key",
    RAPIDAPI_HOST: "provider.example",
    RAPIDAPI_BASE_URL: receiver.origin,
  });
});
afterAll(async () => {
  await workers.close();
  await receiver.close();
  await database.drop();
});

test("killed workers lose no event and change no id", async () => {
  receiver.answers((response) => void setTimeout(() => response.writeHead(204).end(), ANSWER_MS));
  const kit = new WebhookKit(database);
  const ada = await kit.person("ada@example.org");
  const endpoints = [
    (await kit.endpoint(ada, `${receiver.origin}/one`)).endpoint.id,
    (await kit.endpoint(ada, `${receiver.origin}/other`)).endpoint.id,
  ];
  const ids = (await Promise.all(endpoints.map((id) => kit.add(ada, id, EVENTS)))).flat();
  for (let kills = 0; kills < KILLS; kills += 1) {
    const worker = await workers.start();
    const before = receiver.events.length;
    await until(() => receiver.events.length > before);
    await workers.end(worker, "SIGKILL");
    // Simulates the end of the dead worker's leases.
    await database.dataSource.query(
      "UPDATE webhook_deliveries SET next_try_at = now(), leased_until = NULL WHERE next_try_at IS NOT NULL",
    );
  }
  await workers.start();
  const left = async () => (await Promise.all(endpoints.map((id) => kit.log(id)))).flat().filter((row) => row.state !== "delivered"); // prettier-ignore
  await until(
    async () => (await left()).length === 0,
    120,
    () => workers.output.join(""),
  );
  expect(new Set(receiver.events.map(({ id }) => id))).toEqual(new Set(ids));
  // Deliveries that a killed worker was trying arrived twice, and no others did.
  expect(receiver.events.length).toBeLessThanOrEqual(ids.length + KILLS * 2 * 5);
  expect(workers.output.join("")).not.toContain("whsec_");
});
