import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describeAlertMailStore } from "@earshot/domain/tracking/alerts/alert-mail-store.contract";
import type { Pass } from "@earshot/domain/tracking/checks/provider-gate.port";
import { describeTrackingStores } from "@earshot/domain/tracking/tracking-stores.contract";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { somePerson } from "../../testing/database/some-person.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { PostgresAlertMailStore } from "./postgres-alert-mail-store.js";
import { PostgresAlertStore } from "./postgres-alert-store.js";
import { type GateRules, PostgresProviderGate } from "./postgres-provider-gate.js";
import { PostgresTrackedStore } from "./postgres-tracked-store.js";
import { PostgresWatchedShows } from "./postgres-watched-shows.js";

let database: TestDatabase;
let transactions: PostgresTransactions;
beforeAll(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
});
afterAll(() => database.drop());

describeTrackingStores("PostgreSQL", async () => ({
  tracked: new PostgresTrackedStore(transactions),
  alerts: new PostgresAlertStore(transactions),
  shows: new PostgresWatchedShows(transactions, "local"),
  ada: await somePerson(database, "ada@example.org"),
  ben: await somePerson(database, "ben@example.org"),
  later: async (seconds) => {
    await database.dataSource.query("UPDATE tracking_stops SET stopped_at = stopped_at - make_interval(secs => $1)", [
      seconds,
    ]);
  },
  together: (work) => transactions.run(work),
  close: async () => {
    await database.dataSource.query("DELETE FROM users");
    await database.dataSource.query("TRUNCATE watched_shows, watched_providers, provider_slots");
  },
}));

describeAlertMailStore("PostgreSQL", async () => {
  const query = (sql: string, values: unknown[]) => database.dataSource.query<unknown>(sql, values);
  const confirm = async (userId: string, confirmed: boolean) => {
    await query("UPDATE users SET email_verified_at = CASE WHEN $2 THEN now() END WHERE id = $1", [userId, confirmed]);
  };
  const [ada, ben] = [await somePerson(database, "ada@example.org"), await somePerson(database, "ben@example.org")];
  for (const userId of [ada, ben]) await confirm(userId, true);
  return {
    mails: new PostgresAlertMailStore(transactions),
    tracked: new PostgresTrackedStore(transactions),
    alerts: new PostgresAlertStore(transactions),
    ada,
    ben,
    nobody: randomUUID(),
    confirm,
    leave: async (userId, leaving) => {
      const sql = "UPDATE users SET delete_after = CASE WHEN $2 THEN now() + interval '5 days' END WHERE id = $1";
      await query(sql, [userId, leaving]);
    },
    together: (work) => transactions.run(work),
    close: async () => {
      await database.dataSource.query("DELETE FROM users");
    },
  };
});

describe("the gate to a source, shared by many workers", () => {
  afterEach(() => database.dataSource.query("TRUNCATE watched_providers, provider_slots"));
  const gate = (rules: Partial<GateRules> = {}) =>
    new PostgresProviderGate(transactions, { sourceProvider: "local", slots: 3, lease: 60, waitSeconds: 5, ...rules });
  const NOW = new Date("2026-11-21T12:00:00Z");
  const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
  const DOWN = { retryAfter: 1, limited: false };
  const pass = (entered: Pass | string): Pass => {
    if (typeof entered === "string") throw new Error(`No pass but ${entered}.`);
    return entered;
  };

  test("admits only as many checks as it has slots, and another when one is freed", async () => {
    const gates = [1, 2, 3].map(() => gate({ waitSeconds: 60 }));
    let [inside, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const one = gates[index % 3]!;
        const mine = pass(await one.enter(NOW));
        most = Math.max(most, (inside += 1));
        await pause(20);
        inside -= 1;
        await one.leave(mine);
      }),
    );
    expect(most).toBe(3);
  });

  test("stops waiting after a while, and frees a dead holder's slot after its lease", async () => {
    for (let n = 0; n < 3; n += 1) pass(await gate().enter(NOW));
    expect(await gate({ waitSeconds: 0.1 }).enter(NOW)).toBe("busy");
    await database.dataSource.query("UPDATE provider_slots SET taken_until = clock_timestamp() + interval '0.3 s'");
    pass(await gate({ waitSeconds: 3 }).enter(NOW));
  });

  test("releases a slot once, so a late holder does not take it from the next one", async () => {
    const late = pass(await gate({ slots: 1, lease: 0.05 }).enter(NOW));
    // It waits until the lease ends.
    pass(await gate({ slots: 1 }).enter(NOW));
    await gate({ slots: 1 }).leave(late);
    expect(await gate({ slots: 1, waitSeconds: 0 }).enter(NOW)).toBe("busy");
  });

  test("lets all workers know that a source is down, and one at a time retry", async () => {
    const [one, other] = [gate(), gate()];
    for (let failures = 0; failures < 2; failures += 1)
      expect(await one.leaveAfterOutage(pass(await one.enter(NOW)), DOWN, NOW)).toBe("closed");
    expect(await other.leaveAfterOutage(pass(await other.enter(NOW)), DOWN, NOW)).toBe("open");
    for (const each of [one, other]) expect([await each.state(NOW), await each.enter(NOW)]).toEqual(["open", "open"]);
    const again = later(31);
    expect(await one.state(again)).toBe("probing");
    const tries = await Promise.all([one, other, one, other].map((each) => each.enter(again)));
    const passes = tries.filter((entered) => typeof entered !== "string");
    expect(passes).toHaveLength(1);
    expect(await one.leaveAfterOutage(pass(passes[0] ?? ""), DOWN, again)).toBe("open");
    expect(await other.enter(later(89))).toBe("open");
    await other.leave(pass(await other.enter(later(92))));
    expect([await one.state(later(92)), typeof (await one.enter(later(92)))]).toEqual(["closed", "object"]);
  });
});
