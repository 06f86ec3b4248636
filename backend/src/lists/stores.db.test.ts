import { describeListItemStore } from "@earshot/domain/lists/list-item-store.contract";
import { describeListStore, podcast } from "@earshot/domain/lists/list-store.contract";
import { describeSharedListStores, type OpenSharedStores } from "@earshot/domain/lists/shared-list-stores.contract";
import { describeShortlistRows, type OpenShortlistRows } from "@earshot/domain/lists/shortlist/shortlist-rows.contract";
import { searchText, titleKey } from "@earshot/domain/lists/list-order";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { somePerson } from "../testing/database/some-person.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { forgetSteps } from "./list-steps.js";
import { PostgresListItemStore } from "./postgres-list-item-store.js";
import { PostgresListStore } from "./postgres-list-store.js";
import { PostgresShortlistStore } from "./postgres-shortlist-store.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const query = (sql: string, parameters: unknown[] = []) => database.dataSource.query(sql, parameters);

const PORTION = 10_000;

/** All items of a batch have the same time, so that only their ids order them. */
const fillItems: OpenSharedStores["fillItems"] = async (_owner, list, count) => {
  const many = Array.from({ length: count }, (_, at) => podcast(`f${at + 1}`, `Show ${at + 1}`));
  for (let at = 0; at < count; at += PORTION) {
    const some = many.slice(at, at + PORTION);
    await query(
      `INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text)
       SELECT $1, id, payload, now(), key, text FROM unnest($2::text[], $3::jsonb[], $4::text[], $5::text[])
         AS new (id, payload, key, text)`,
      [
        list,
        some.map(({ podcastId }) => podcastId),
        some.map(({ payload }) => JSON.stringify(payload)),
        some.map(({ payload }) => titleKey(payload)),
        some.map(({ payload }) => searchText(payload)),
      ],
    );
  }
};

const open = async (): Promise<OpenSharedStores & OpenShortlistRows> => {
  const transactions = new PostgresTransactions(database.dataSource);
  return {
    lists: new PostgresListStore(transactions),
    items: new PostgresListItemStore(transactions),
    rows: new PostgresShortlistStore(transactions),
    ada: await somePerson(database, "ada@example.org"),
    ben: await somePerson(database, "ben@example.org"),
    forgetSteps: (seconds) => forgetSteps(transactions, seconds),
    later: async (seconds) => {
      await query("UPDATE list_steps SET created_at = created_at - make_interval(secs => $1)", [seconds]);
    },
    fillLists: async (owner, count) => {
      await query("INSERT INTO lists (user_id, name) SELECT $1, 'List ' || n FROM generate_series(1, $2::int) n", [
        owner,
        count,
      ]);
    },
    fillItems,
    giveStatuses: async (_owner, list, statuses) => {
      await query("UPDATE lists SET statuses = $2 WHERE id = $1", [list, JSON.stringify(statuses)]);
    },
    join: async (list, user, role) => {
      await query("INSERT INTO list_circles SELECT id, user_id FROM lists WHERE id = $1 ON CONFLICT DO NOTHING", [
        list,
      ]);
      await query(
        "INSERT INTO list_members (list_id, user_id, role) VALUES ($1, $2, $3) ON CONFLICT (list_id, user_id) DO UPDATE SET role = $3",
        [list, user, role],
      );
    },
    close: async () => void (await query("DELETE FROM users")),
  };
};

describeListStore("PostgreSQL", open);
describeListItemStore("PostgreSQL", open);
describeSharedListStores("PostgreSQL", open);
describeShortlistRows("PostgreSQL", open);
