import { setTimeout as pause } from "node:timers/promises";
import { drill } from "../testing/drill.js";
import { sendForms } from "./form-senders.js";
import { sendListItems, signedIn } from "./list-senders.js";
import { type StartedProduct, startProduct } from "./started-product.js";
import { whenBuilt } from "./when-built.js";

/** How often PostgreSQL is killed; an environment variable can set a higher number. */
const KILLS = Number(process.env.FAULT_KILLS ?? drill({ short: 1, long: 10 }));
/** Clients of each kind: half of them send forms as guests, the others fill lists in a session. */
const CLIENTS = drill({ short: 20, long: 100 });
/** The maximum median downtime after a kill, in milliseconds; a single kill proves nothing about it. */
const AWAY_MS = drill({ short: undefined, long: 5_000 });

let product: StartedProduct;
beforeAll(async () => (product = await startProduct({ TRUST_PROXY: "loopback", LOG_LEVEL: "fatal" })), 60_000);
afterAll(() => product.stop());

/** Kills the server as a power cut would; returns the milliseconds until the service is ready again. */
async function killDatabase(): Promise<number> {
  const before = product.postmaster();
  process.kill(before, "SIGKILL");
  const began = performance.now();
  for (;;) {
    await pause(20);
    const answer = await fetch(`${product.url}/readyz`);
    if (answer.status === 200 && isAnother(before)) return performance.now() - began;
    if (performance.now() - began > 60_000) throw new Error(`It did not come back:\n${product.said()}`);
  }
}

function isAnother(postmaster: number): boolean {
  try {
    return product.postmaster() !== postmaster;
  } catch {
    // The file is still being written.
    return false;
  }
}

whenBuilt(
  `PostgreSQL is killed ${KILLS} times while ${2 * CLIENTS} clients write: the service lives, loses and doubles nothing`,
  async () => {
    const began = await product.serviceBegan();
    const guests = sendForms(product.url, CLIENTS);
    const users = await sendListItems(product.url, await signedIn(product.url, product.folder), CLIENTS);
    const downtimes: number[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Clients of both kinds have written since the last kill, on average once each.
        const [forms, items] = [guests.acknowledged() + CLIENTS, users.acknowledged() + CLIENTS];
        while (guests.acknowledged() < forms || users.acknowledged() < items) await pause(10);
        await pause(Math.random() * 300);
        downtimes.push(await killDatabase());
      }
    } finally {
      await Promise.allSettled([guests.stop(), users.stop()]);
    }
    const [forms, items] = [await guests.stop(), await users.stop()];
    expect(await product.serviceBegan()).toBe(began);
    // Connections to the service never broke; while the database was down, the service responded with 503.
    for (const { refused } of [guests, users]) {
      expect(refused.get("lost")).toBe(undefined);
      expect(refused.get(503)).toBeGreaterThan(KILLS);
    }
    const stored = await product.query<{ key: string; id: string }>(
      "SELECT campaign_brief AS key, id FROM campaign_requests ORDER BY 1",
    );
    expect(stored.map(({ key, id }) => [key, id])).toEqual(forms.map(({ key, id }) => [key, id]).toSorted());
    const podcasts = await product.query<{ key: string }>("SELECT podcast_id AS key FROM list_items ORDER BY 1");
    expect(podcasts.map(({ key }) => key)).toEqual(items.map(({ key }) => key).toSorted());
    const [median = Infinity] = downtimes.toSorted((a, b) => a - b).slice(KILLS / 2);
    console.log(`${forms.length + items.length} acknowledged; away for ${downtimes.map(Math.round).join(", ")} ms`);
    if (AWAY_MS !== undefined) expect(median).toBeLessThanOrEqual(AWAY_MS);
  },
  60_000 + KILLS * 20_000,
);
