import { describeCampaignRequestStore } from "@earshot/domain/campaigns/requests/campaign-request-store.contract";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { PostgresCampaignRequestStore } from "./postgres-campaign-request-store.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const someone = async (email: string): Promise<string> => {
  const sql = "INSERT INTO users (email, email_key) VALUES ($1, $1) RETURNING id";
  const [row] = await database.dataSource.query<{ id: string }[]>(sql, [email]);
  return row?.id ?? "";
};

describeCampaignRequestStore("PostgresCampaignRequestStore", async () => ({
  store: new PostgresCampaignRequestStore(new PostgresTransactions(database.dataSource)),
  ada: await someone("ada@example.org"),
  ben: await someone("ben@example.org"),
  removeUser: async (id) => void (await database.dataSource.query("DELETE FROM users WHERE id = $1", [id])),
  close: async () => void (await database.dataSource.query("TRUNCATE campaign_requests, users CASCADE")),
}));

test("the database itself enforces the limits, counted in code points", async () => {
  const store = new PostgresCampaignRequestStore(new PostgresTransactions(database.dataSource));
  const request = {
    podcastId: null,
    podcastTitle: null,
    firstName: "Ada",
    lastName: "L",
    businessEmail: "a@b.org",
    phone: null,
    companyName: "C",
    budgetRange: "$50K+",
    primaryGoal: "Sales",
    campaignBrief: null,
    referral: null,
  } as const;
  await expect(store.add({ ...request, campaignBrief: "🎙".repeat(801) }, null)).rejects.toThrow("campaign_brief");
  await expect(store.add({ ...request, firstName: "" }, null)).rejects.toThrow("first_name");
  await expect(store.add({ ...request, companyName: "é".repeat(201) }, null)).rejects.toThrow("company_name");
});
