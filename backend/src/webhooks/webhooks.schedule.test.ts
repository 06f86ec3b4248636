import type { CatalogueFollower } from "./catalogue-follower.js";
import type { WebhookWork } from "./webhook-work.js";
import { WebhooksSchedule } from "./webhooks.schedule.js";

/** A schedule that counts its rounds, which fail with `failure` if there is one. `isBusy`: whether tries are running for a while. */
function schedule(failure?: Error, isBusy = false) {
  const ran = { rounds: 0 };
  const rounds = {
    /** Returns true until the third round. */
    get isBusy() {
      return isBusy && ran.rounds < 3;
    },
    round: () => {
      ran.rounds += 1;
      return failure ? Promise.reject(failure) : Promise.resolve(0);
    },
  };
  const made = new WebhooksSchedule(rounds as unknown as WebhookWork, rounds as unknown as CatalogueFollower);
  return { ran, send: () => made.send(), both: () => Promise.all([made.send(), made.follow()]) };
}

test("sends, and follows the catalogue", async () => {
  const { ran, both } = schedule();
  await both();
  expect(ran.rounds).toBe(2);
});

test("runs several rounds a second while tries are in progress", async () => {
  const { ran, send } = schedule(undefined, true);
  await send();
  expect(ran.rounds).toBe(3);
});

test("waits for an unreachable database, and lets the schedule log other failures", async () => {
  const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
  await expect(schedule(away).both()).resolves.toBeDefined();
  await expect(schedule(new Error("a bug")).both()).rejects.toThrow("a bug");
});
