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
  const locked = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await until(async () => (await database.dataSource.query<unknown[]>(locked)).length === 2);
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

test.each(["moves", "stays"])(
  "the claim that %s keeps its corrections, and gets those of its account's other one",
  async (kept) => {
    const [here, there] = kept === "moves" ? [1, 2] : [2, 1];
    const old = await proved(ada, "old", there);
    const own = await proved(ada, SHOW, here);
    const [survivor, other] = kept === "moves" ? [old, own] : [own, old];
    await store.correct(survivor.id, { ...NONE, website: "https://tides.example" }, at(3));
    await store.correct(other.id, { ...NONE, website: "https://other.example", contact: "ada@tides.example" }, at(4));
    expect(await moved(old)).toEqual([]);
    expect(await stored()).toMatchObject([
      { id: other.id, ended_by: "replaced" },
      { id: survivor.id, podcast_id: SHOW, website: "https://tides.example", contact: "ada@tides.example" },
    ]);
  },
);

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
