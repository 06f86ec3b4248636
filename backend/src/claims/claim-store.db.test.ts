import { PostgresTransactions } from "../database/postgres-transactions.js";
import { somePerson } from "../testing/database/some-person.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { ClaimStore } from "./claim-store.js";
import type { ShowClaimRow } from "./show-claim.row.js";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute));
const SHOW = "the-show";
const NONE = { description: null, website: null, contact: null };

let database: TestDatabase;
let store: ClaimStore;
beforeAll(async () => {
  database = await testDatabase();
  store = new ClaimStore(new PostgresTransactions(database.dataSource));
});
afterAll(() => database.drop());
let ada: string;
let bob: string;
beforeEach(async () => {
  await database.dataSource.query("DELETE FROM users");
  ada = await somePerson(database, "ada@example.org");
  bob = await somePerson(database, "bob@example.org");
});

async function waiting(userId: string, show: string): Promise<ShowClaimRow> {
  const opened = await store.open(userId, { id: show, title: "Tides" }, `${userId} ${show}`, at(0));
  if (opened === "full") throw new Error("There are too many claims.");
  return opened.claim;
}
async function proved(userId: string, show: string, minute: number): Promise<ShowClaimRow> {
  const { id } = await waiting(userId, show);
  await store.prove(await waiting(userId, show), { way: "txt", show }, at(minute));
  return (await store.one(userId, id))!;
}
const moved = (claim: ShowClaimRow) => store.prove(claim, { way: "txt", show: SHOW }, at(9));
const waitingForLocks = () =>
  database.dataSource.query<unknown[]>(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
const stored = () =>
  database.dataSource.query<Record<string, unknown>[]>("SELECT * FROM show_claims ORDER BY proved_at, created_at");

test("of two claims that move to one show at the same time, the one that was proved later counts", async () => {
  const claims = [await proved(ada, "old", 1), await proved(bob, "older", 2)];
  // While a third claim is being moved, both wait, whatever they have read by then.
  const { id } = await proved(await somePerson(database, "eve@example.org"), "oldest", 3);
  const holder = database.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query("UPDATE show_claims SET podcast_id = $2 WHERE id = $1", [id, SHOW]);
  const moves = claims.map(moved);
  await until(async () => (await waitingForLocks()).length === 2);
  await holder.rollbackTransaction();
  await holder.release();
  const lost = (await Promise.all(moves)).flatMap((replaced) => replaced ?? []);
  expect(lost.map(({ userId }) => userId)).toEqual([ada]);
  expect(await stored()).toMatchObject([
    { user_id: ada, ended_by: "replaced" },
    { user_id: bob, ended_by: null, podcast_id: SHOW },
    { podcast_id: "oldest" },
  ]);
});

test.each([
  ["moves", 4],
  ["stays", 4],
  ["moves", 5],
  ["stays", 5],
] as const)(
  "the claim that %s has the later corrections of its account's two, made at minute %i",
  async (kept, minute) => {
    const [here, there] = kept === "moves" ? [1, 2] : [2, 1];
    const old = await proved(ada, "old", there);
    const own = await proved(ada, SHOW, here);
    const [survivor, other] = kept === "moves" ? [old, own] : [own, old];
    const [first, second] = [
      { ...NONE, website: "https://tides.example" },
      { ...NONE, contact: "ada@tides.example" },
    ];
    await store.correct(survivor.id, first, at(minute));
    await store.correct(other.id, second, at(9 - minute));
    expect(await moved(old)).toEqual([]);
    const later = minute === 5 ? first : second;
    expect(await stored()).toMatchObject([
      { id: other.id, ended_by: "replaced" },
      { id: survivor.id, podcast_id: SHOW, ...later, corrected_at: at(5) },
    ]);
  },
);

test("a proof that was found counts more than a later one that is missing now", async () => {
  const old = await proved(ada, "old", 1);
  const own = await proved(bob, SHOW, 2);
  await store.unproved(own, { at: at(3), failure: "No code", missingSince: at(3) });
  expect(await moved(old)).toMatchObject([{ id: own.id }]);
  expect((await store.one(ada, old.id))?.podcastId).toBe(SHOW);
});

test("a claim that moves waits for a new one of its account for that show", async () => {
  const old = await proved(ada, "old", 1);
  const elsewhere = new PostgresTransactions(database.dataSource);
  const moving = await elsewhere.run(async () => {
    const opened = await new ClaimStore(elsewhere).open(ada, { id: SHOW, title: "Tides" }, "new", at(2));
    expect(opened).toMatchObject({ isNew: true });
    const move = moved(old);
    await until(async () => (await waitingForLocks()).length === 1);
    return { move };
  });
  expect(await moving.move).toEqual([]);
  expect(await stored()).toMatchObject([{ id: old.id, podcast_id: SHOW }, { ended_by: "replaced" }]);
});

test("a claim gets no corrections of another account", async () => {
  const old = await proved(ada, "old", 2);
  const own = await proved(bob, SHOW, 1);
  await store.correct(own.id, { ...NONE, contact: "bob@tides.example" }, at(3));
  expect(await moved(old)).toMatchObject([{ id: own.id }]);
  expect((await store.one(ada, old.id))?.contact).toBeNull();
});

test("an emailed code that is entered while another proof moves the claim is accepted, and does not move it back", async () => {
  const claim = await waiting(ada, "old");
  await moved(claim);
  expect(await store.prove(claim, { way: "mail", show: "old" }, at(10))).toEqual([]);
  expect(await stored()).toMatchObject([{ podcast_id: SHOW, way: "txt", checked_at: at(9) }]);
});
